import { type KeptUpload, Uploads } from '#application/server/ports/uploads.ts';
import type { UploadFormat, UploadRefusal, UploadRule } from '#domain/shared/upload-rule.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** The first bytes of each format, and for pictures the last ones as well: a cut file cannot be read. */
const marks: readonly (readonly [UploadFormat, first: readonly number[], last: readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff], [0xff, 0xd9]],
  ['png', [0x89, 0x50, 0x4e, 0x47], [0xae, 0x42, 0x60, 0x82]],
  ['webp', [0x52, 0x49, 0x46, 0x46], []],
  ['gif', [0x47, 0x49, 0x46, 0x38], [0x3b]],
  ['pdf', [0x25, 0x50, 0x44, 0x46], [0x45, 0x4f, 0x46, 0x0a]],
];

export class UploadsInMemory extends Uploads {
  /** What is kept, by key. */
  readonly kept = new Map<string, Uint8Array>();
  #count = 0;

  keep(content: Uint8Array, rule: UploadRule): Promise<Result<KeptUpload, UploadRefusal>> {
    return Promise.resolve(this.#keep(content, rule));
  }

  remove(key: string): Promise<void> {
    this.kept.delete(key);
    return Promise.resolve();
  }

  #keep(content: Uint8Array, { folder, formats, largestBytes }: UploadRule): Result<KeptUpload, UploadRefusal> {
    if (content.length === 0) return refuse({ kind: 'upload-empty' });
    if (content.length > largestBytes) return refuse({ kind: 'upload-too-large', largestBytes });
    const mark = marks.find(([, first]) => first.every((byte, index) => content[index] === byte));
    if (mark === undefined || !formats.includes(mark[0])) return refuse({ kind: 'upload-format', formats });
    const [format, , last] = mark;
    const end = content.slice(content.length - last.length);
    if (!last.every((byte, index) => end[index] === byte)) return refuse({ kind: 'upload-unreadable' });
    this.#count += 1;
    const ending = format === 'pdf' ? 'pdf' : 'webp';
    const key = `${folder}/archivo-${this.#count}.${ending}`;
    this.kept.set(key, content);
    const mediaType = format === 'pdf' ? 'application/pdf' : 'image/webp';
    return accept({ key, mediaType, bytes: content.length });
  }
}
