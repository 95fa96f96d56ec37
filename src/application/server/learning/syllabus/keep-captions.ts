import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import { ContentFiles } from '#application/server/learning/ports/content-files.ts';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { type CaptionFault, longestCaptions, readCaptions } from '#domain/learning/syllabus/captions.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type KeepCaptionsRefusal =
  | { readonly kind: 'captions-too-long' }
  | { readonly kind: 'captions-wrong'; readonly faults: readonly CaptionFault[] };

/** Keeps captions of a product's video, once every line of them is as it should be. Every save is a file of its own: what is published stays. */
export class KeepCaptions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: FileStore,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * @param captions their text, and the same as it is kept. @param seconds of the video; null: not known.
   * @returns the key of the file.
   */
  async execute(
    productId: number,
    { text, content }: { readonly text: string; readonly content: Uint8Array },
    seconds: number | null,
    by: string,
  ): Promise<Result<string, KeepCaptionsRefusal>> {
    if (text.length > longestCaptions) return refuse({ kind: 'captions-too-long' });
    const { faults } = readCaptions(text, seconds);
    if (faults.length > 0) return refuse({ kind: 'captions-wrong', faults });
    const key = `subtitulos/${this.ids.newId()}.vtt`;
    await this.files.put(key, content);
    const file = {
      key,
      productId,
      use: 'captions',
      mediaType: 'text/vtt',
      bytes: content.length,
      seconds: 0,
      by,
    } as const;
    await this.unitOfWork.write(ContentFiles, (contentFiles) => contentFiles.add({ ...file, at: this.clock.now() }));
    return accept(key);
  }
}
