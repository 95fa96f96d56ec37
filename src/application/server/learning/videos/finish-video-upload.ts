import type { Clock } from '#application/ports/clock.ts';
import type { ContentFiles } from '#application/server/learning/ports/content-files.ts';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { Uploads } from '#application/server/shared/ports/uploads.ts';
import { classSeconds, videoFault, type VideoRefusal } from '#domain/learning/syllabus/video-file.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { VideoInspector } from './ports/video-inspector.ts';
import { type KeptVideo, type VideoUpload, VideoUploads } from './ports/video-uploads.ts';
import { VideoPieces } from './video-pieces.ts';

export type FinishVideoUploadRefusal =
  | Extract<VideoRefusal, { kind: 'video-unreadable' | 'video-format' }>
  | { readonly kind: 'upload-not-found' }
  /** Pieces are missing. */
  | { readonly kind: 'upload-unfinished' };

/**
 * Makes one video of its pieces, once they are all there and are a video that every browser shows; what is not is forgotten. Called
 * again, it goes on where it was, and says of what is done that it is.
 */
export class FinishVideoUpload {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly videoUploads: VideoUploads,
    private readonly files: FileStore,
    private readonly uploads: Uploads,
    private readonly inspector: VideoInspector,
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<Result<KeptVideo, FinishVideoUploadRefusal>> {
    const upload = await this.videoUploads.find(id);
    if (upload === null) return refuse({ kind: 'upload-not-found' });
    if (upload.kept !== null) return accept(upload.kept);
    if (upload.received < upload.bytes) return refuse({ kind: 'upload-unfinished' });
    const pieces = await this.videoUploads.pieces(id);
    const whole = new VideoPieces(this.files, pieces);
    const facts = await this.inspector.inspect(whole);
    const fault = videoFault(facts);
    if (facts === null || fault !== null) {
      await this.#forget(id, pieces);
      return refuse(fault as Extract<VideoRefusal, { kind: 'video-unreadable' | 'video-format' }>);
    }
    const kept = { file: `videos/${id}.${facts.container}`, seconds: classSeconds(facts.seconds) };
    await this.files.put(kept.file, whole.content);
    await this.#settle(upload, kept);
    for (const { key } of pieces) await this.uploads.remove(key);
    return accept(kept);
  }

  /** Of two that finish at once the first says so; both put the same bytes under the same key. */
  async #settle({ id, productId, by, bytes }: VideoUpload, kept: KeptVideo): Promise<void> {
    const at = this.clock.now();
    const mediaType = kept.file.endsWith('webm') ? 'video/webm' : 'video/mp4';
    await this.unitOfWork.write(SettledVideos, async ({ uploads, contentFiles }) => {
      if (!(await uploads.settle(id, kept, at))) return;
      await contentFiles.add({
        key: kept.file,
        productId,
        use: 'video',
        mediaType,
        bytes,
        seconds: kept.seconds,
        by,
        at,
      });
    });
  }

  async #forget(id: string, pieces: readonly { readonly key: string }[]): Promise<void> {
    await this.unitOfWork.write(VideoUploads, (uploads) => uploads.remove(id));
    for (const { key } of pieces) await this.uploads.remove(key);
  }
}

/** What is written when a video is there, in one transaction. */
export class SettledVideos {
  constructor(
    readonly uploads: VideoUploads,
    readonly contentFiles: ContentFiles,
  ) {}
}
