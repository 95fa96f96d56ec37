import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Logger } from '#application/ports/logger.ts';
import { type FileStore, FilesUnavailable } from '#application/server/shared/ports/file-store.ts';
import { type KeptUpload, Uploads } from '#application/server/shared/ports/uploads.ts';
import type { SidesRule, UploadFormat, UploadRefusal, UploadRule } from '#domain/shared/upload-rule.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { isSafePdfAside } from './pdf-check-aside.ts';

const formatOf: Readonly<Record<string, UploadFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  // With macros they are other types, which nobody takes.
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
};

/** What is kept as it came. */
const documents: ReadonlySet<UploadFormat> = new Set(['pdf', 'docx', 'xlsx', 'pptx']);

/** A small file can unfold to a wall of pixels; more than the largest photographs have is refused before it is unfolded. */
const mostPixels = 60_000_000;
/** Seconds after which drawing a picture anew is given up. */
const patience = 15;
const quality = 82;

/** Tells files by their bytes, draws pictures anew with sharp, keeps what comes out in the file store. */
export class UploadsByContent extends Uploads {
  constructor(
    private readonly files: FileStore,
    private readonly ids: IdGenerator,
    private readonly logger: Logger,
  ) {
    super();
  }

  async keep(content: Uint8Array, rule: UploadRule): Promise<Result<KeptUpload, UploadRefusal>> {
    const { formats, largestBytes } = rule;
    if (content.length === 0) return refuse({ kind: 'upload-empty' });
    if (content.length > largestBytes) return refuse({ kind: 'upload-too-large', largestBytes });
    // Before anything else looks at it: sharp would draw an SVG, and with it whatever it points to.
    if (looksLikeMarkup(content)) return refuse({ kind: 'upload-format', formats });
    // Loaded with the first file.
    const { fileTypeFromBuffer } = await import('file-type');
    const found = await fileTypeFromBuffer(content).catch(() => undefined);
    const format = formatOf[found?.mime ?? ''];
    if (format === undefined || !formats.includes(format)) return refuse({ kind: 'upload-format', formats });
    if (documents.has(format)) {
      const safe = await asItCame(content, format);
      return safe === null
        ? refuse({ kind: 'upload-unreadable' })
        : this.#put(rule, format, { bytes: safe, mediaType: found?.mime ?? '' });
    }
    const drawn = await drawnAnew(content, rule);
    if (drawn === null) return refuse({ kind: 'upload-unreadable' });
    if (rule.sides !== undefined && !fits(drawn.came, rule.sides)) {
      return refuse({ kind: 'upload-sides', sides: rule.sides });
    }
    if (rule.isSized !== true) return this.#put(rule, 'webp', { bytes: drawn.bytes, mediaType: 'image/webp' });
    const ending = `-${drawn.width}x${drawn.height}`;
    return this.#put(rule, 'png', { bytes: drawn.bytes, mediaType: 'image/png' }, ending);
  }

  async #put(
    { folder, saveAs }: UploadRule,
    format: UploadFormat,
    { bytes, mediaType }: { readonly bytes: Uint8Array; readonly mediaType: string },
    ending = '',
  ): Promise<Result<KeptUpload, UploadRefusal>> {
    const name = `${this.ids.newId()}${saveAs === undefined ? ending : `/${saveAs}`}`;
    const key = `${folder}/${name}.${format}`;
    await this.files.put(key, bytes);
    return accept({ key, mediaType, bytes: bytes.length });
  }

  async remove(key: string): Promise<void> {
    try {
      await this.files.remove(key);
    } catch (error) {
      if (!(error instanceof FilesUnavailable)) throw error;
      this.logger.error('a file that nobody needs any more could not be removed', { key, reason: error.message });
    }
  }
}

/** SVG, HTML, XML: text that begins with a tag, in UTF-8 or UTF-16. */
function looksLikeMarkup(content: Uint8Array): boolean {
  const head = Buffer.from(content.subarray(0, 1024)).toString('latin1').replaceAll('\0', '');
  return /^[\s\u{ef}\u{bb}\u{bf}\u{fe}\u{ff}]*</u.test(head);
}

async function asItCame(content: Uint8Array, format: UploadFormat): Promise<Uint8Array | null> {
  return format !== 'pdf' || (await isSafePdfAside(content)) ? content : null;
}

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** A picture that was drawn anew, with the sides that it came with. */
interface Drawn extends Sides {
  readonly bytes: Uint8Array;
  readonly came: Sides;
}

function fits({ width, height }: Sides, { least, mostTimes }: SidesRule): boolean {
  const shorter = Math.min(width, height);
  return shorter >= least && Math.max(width, height) <= mostTimes * shorter;
}

/** The picture as WebP or PNG, upright, no side longer than asked, square where the rule says so, without metadata; null when it cannot be read as a whole. */
async function drawnAnew(content: Uint8Array, rule: UploadRule): Promise<Drawn | null> {
  const { longestSide, square = false, isSized = false } = rule;
  try {
    // Loaded with the first picture.
    const { default: sharp } = await import('sharp');
    const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'truncated' });
    const came = await picture.metadata();
    const side = square ? Math.min(longestSide, came.width, came.height) : longestSide;
    const drawn = picture
      .timeout({ seconds: patience })
      .autoOrient()
      .resize({
        width: side,
        height: side,
        withoutEnlargement: true,
        ...(square ? { fit: 'cover', position: 'attention' } : { fit: 'inside' }),
      });
    const { data, info } = await (
      isSized ? drawn.png({ palette: true, effort: 10 }) : drawn.webp({ quality })
    ).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, came };
  } catch {
    return null;
  }
}
