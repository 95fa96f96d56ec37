import type { Clock } from '#application/ports/clock.ts';
import { largestVideo, type VideoRefusal } from '#domain/learning/syllabus/video-file.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { VideoUpload, VideoUploads } from './ports/video-uploads.ts';

/** What somebody has on its way at once, at most: a day's filming, not a disk that fills by mistake. */
export const mostUnfinishedVideos = 40;

export type BeginVideoUploadRefusal =
  | Extract<VideoRefusal, { kind: 'video-empty' | 'video-too-large' }>
  /** Too many of theirs are under way. */
  | { readonly kind: 'videos-unfinished'; readonly most: number };

/** Lets a video come in, piece by piece. */
export class BeginVideoUpload {
  constructor(
    private readonly uploads: VideoUploads,
    private readonly clock: Clock,
  ) {}

  async execute(
    asked: Pick<VideoUpload, 'id' | 'productId' | 'by' | 'name' | 'bytes'>,
  ): Promise<Result<VideoUpload, BeginVideoUploadRefusal>> {
    if (!(asked.bytes > 0)) return refuse({ kind: 'video-empty' });
    if (asked.bytes > largestVideo) return refuse({ kind: 'video-too-large' });
    if ((await this.uploads.countUnfinished(asked.by)) >= mostUnfinishedVideos) {
      return refuse({ kind: 'videos-unfinished', most: mostUnfinishedVideos });
    }
    const now = this.clock.now();
    const upload: VideoUpload = { ...asked, received: 0, kept: null, beganAt: now, touchedAt: now };
    await this.uploads.add(upload);
    return accept(upload);
  }
}
