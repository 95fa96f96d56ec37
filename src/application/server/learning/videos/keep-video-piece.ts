import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { FileContent, FileStore } from '#application/server/shared/ports/file-store.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { Uploads } from '#application/server/shared/ports/uploads.ts';
import { isVideoKind, type VideoRefusal } from '#domain/learning/syllabus/video-file.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { VideoInspector } from './ports/video-inspector.ts';
import { type VideoUpload, VideoUploads } from './ports/video-uploads.ts';

export type KeepVideoPieceRefusal =
  | Extract<VideoRefusal, { kind: 'video-unreadable' | 'video-format' }>
  /** Another request has brought this part, or the upload is gone. */
  | { readonly kind: 'piece-out-of-place' };

/** Keeps a further piece of a video; the first one is looked at, so that whoever sends something else learns it at once. */
export class KeepVideoPiece {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: FileStore,
    private readonly uploads: Uploads,
    private readonly inspector: VideoInspector,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @returns how many bytes of the video are there now. @throws FilesUnavailable: the piece is not there then, and may be sent again. */
  async execute(
    { id, bytes: whole }: VideoUpload,
    from: number,
    content: FileContent,
  ): Promise<Result<number, KeepVideoPieceRefusal>> {
    if (content.bytes === 0) return accept(from);
    if (from + content.bytes > whole) return refuse({ kind: 'piece-out-of-place' });
    if (from === 0) {
      const fault = await this.#faultOfHead(await headOf(content));
      if (fault !== null) {
        await this.unitOfWork.write(VideoUploads, (uploads) => uploads.remove(id));
        return refuse(fault);
      }
    }
    const key = `subidas/${id}/${this.ids.newId()}.bin`;
    await this.files.put(key, content);
    const isKept = await this.unitOfWork.write(VideoUploads, (uploads) =>
      uploads.addPiece(id, { from, bytes: content.bytes, key }, this.clock.now()),
    );
    if (isKept) return accept(from + content.bytes);
    await this.uploads.remove(key);
    return refuse({ kind: 'piece-out-of-place' });
  }

  async #faultOfHead(head: Uint8Array): Promise<Exclude<KeepVideoPieceRefusal, { kind: 'piece-out-of-place' }> | null> {
    // What a line that broke off let through may be too little to tell: the whole is inspected in the end.
    if (head.length < enoughToTell) return null;
    const container = await this.inspector.containerOf(head);
    if (container === null) return { kind: 'video-unreadable' };
    return isVideoKind(container) ? null : { kind: 'video-format', found: `es un archivo ${container.toUpperCase()}` };
  }
}

const headBytes = 16_384;
const enoughToTell = 512;

async function headOf(content: FileContent): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of content.read()) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= headBytes) break;
  }
  const head = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    head.set(part, at);
    at += part.length;
  }
  return head.subarray(0, headBytes);
}
