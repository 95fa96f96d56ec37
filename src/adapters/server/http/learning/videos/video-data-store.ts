import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { AbandonVideoUpload } from '#application/server/learning/videos/abandon-video-upload.ts';
import { BeginVideoUpload } from '#application/server/learning/videos/begin-video-upload.ts';
import { KeepVideoPiece } from '#application/server/learning/videos/keep-video-piece.ts';
import { type VideoUpload, VideoUploads } from '#application/server/learning/videos/ports/video-uploads.ts';
import { IncomingFile } from '#adapters/server/http/shared/files/incoming-file.ts';
import { ProblemError, problemOfRefusal } from '#adapters/server/http/shared/refusal-table.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { videoRefusals } from './video-refusals.ts';

/** What the protocol's server asks of a store, by the school's use cases. */
export class VideoDataStore extends DataStore {
  override extensions = ['creation', 'termination'];

  /** @param folder where a piece lies while it comes in. */
  constructor(
    private readonly school: School,
    private readonly folder: string,
  ) {
    super();
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0, metadata } = upload;
    const begun = await this.school.write(BeginVideoUpload, (begin) =>
      begin.execute({
        id,
        productId: Number(metadata?.['producto']),
        by: metadata?.['by'] ?? '',
        name: metadata?.['nombre'] ?? '',
        bytes: size,
      }),
    );
    if (!begun.ok) throw new ProblemError(problemOfRefusal(begun.refusal, videoRefusals));
    return upload;
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const upload = await this.#find(id);
    const piece = await IncomingFile.receiveWhatComes(stream, this.folder);
    try {
      const kept = await this.school.get(KeepVideoPiece).execute(upload, offset, await piece.streamed());
      if (!kept.ok) throw new ProblemError(problemOfRefusal(kept.refusal, videoRefusals));
      return kept.value;
    } finally {
      await piece.close();
    }
  }

  override async getUpload(id: string): Promise<Upload> {
    const { bytes, received, name } = await this.#find(id);
    return new Upload({ id, size: bytes, offset: received, metadata: { nombre: name } });
  }

  override async remove(id: string): Promise<void> {
    await this.school.get(AbandonVideoUpload).execute(id);
  }

  async #find(id: string): Promise<VideoUpload> {
    const upload = await this.school.get(VideoUploads).find(id);
    if (upload === null) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }
}
