import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { Uploads } from '#application/server/shared/ports/uploads.ts';
import { VideoUploads } from './ports/video-uploads.ts';

/** Forgets a video that is on its way in; one that is there stays. */
export class AbandonVideoUpload {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly videoUploads: VideoUploads,
    private readonly uploads: Uploads,
  ) {}

  async execute(id: string): Promise<void> {
    const upload = await this.videoUploads.find(id);
    if (upload === null || upload.kept !== null) return;
    const pieces = await this.videoUploads.pieces(id);
    await this.unitOfWork.write(VideoUploads, (uploads) => uploads.remove(id));
    for (const { key } of pieces) await this.uploads.remove(key);
  }
}
