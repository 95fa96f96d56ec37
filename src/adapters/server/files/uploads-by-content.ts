import { fileTypeFromBuffer } from 'file-type';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Logger } from '#application/ports/logger.ts';
import { type FileStore, FilesUnavailable } from '#application/server/shared/ports/file-store.ts';
import { type KeptUpload, Uploads } from '#application/server/shared/ports/uploads.ts';
import type { UploadFormat, UploadRefusal, UploadRule } from '#domain/shared/upload-rule.ts';
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
    const { folder, formats, largestBytes } = rule;
    if (content.length === 0) return refuse({ kind: 'upload-empty' });
    if (content.length > largestBytes) return refuse({ kind: 'upload-too-large', largestBytes });
    // Before anything else looks at it: sharp would draw an SVG, and with it whatever it points to.
    if (looksLikeMarkup(content)) return refuse({ kind: 'upload-format', formats });
    const found = await fileTypeFromBuffer(content).catch(() => undefined);
    const format = formatOf[found?.mime ?? ''];
    if (format === undefined || !formats.includes(format)) return refuse({ kind: 'upload-format', formats });
    const isDocument = documents.has(format);
    const safe = isDocument ? await asItCame(content, format) : await drawnAnew(content, rule);
    if (safe === null) return refuse({ kind: 'upload-unreadable' });
    const name = rule.saveAs === undefined ? this.ids.newId() : `${this.ids.newId()}/${rule.saveAs}`;
    const key = `${folder}/${name}.${isDocument ? format : 'webp'}`;
    await this.files.put(key, safe);
    return accept({ key, mediaType: isDocument ? (found?.mime ?? '') : 'image/webp', bytes: safe.length });
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

/** The picture as WebP, upright, no side longer than asked, square where the rule says so, without metadata; null when it cannot be read as a whole. */
async function drawnAnew(content: Uint8Array, rule: UploadRule): Promise<Uint8Array | null> {
  const { longestSide, square = false } = rule;
  try {
    // Loaded with the first picture.
    const { default: sharp } = await import('sharp');
    const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'truncated' });
    const { width, height } = await picture.metadata();
    const side = square ? Math.min(longestSide, width, height) : longestSide;
    return await picture
      .timeout({ seconds: patience })
      .autoOrient()
      .resize({
        width: side,
        height: side,
        withoutEnlargement: true,
        ...(square ? { fit: 'cover', position: 'attention' } : { fit: 'inside' }),
      })
      .webp({ quality })
      .toBuffer();
  } catch {
    return null;
  }
}
