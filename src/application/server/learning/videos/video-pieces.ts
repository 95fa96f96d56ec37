import type { FileContent, FileStore } from '#application/server/shared/ports/file-store.ts';
import type { VideoBytes } from './ports/video-inspector.ts';
import type { VideoPiece } from './ports/video-uploads.ts';

/** The pieces of a video as one, read as they lie in the store. */
export class VideoPieces implements VideoBytes {
  readonly bytes: number;

  /** @param pieces all of them, from the beginning. */
  constructor(
    private readonly files: FileStore,
    private readonly pieces: readonly VideoPiece[],
  ) {
    this.bytes = pieces.reduce((sum, piece) => sum + piece.bytes, 0);
  }

  async *read(start: number, end: number): AsyncGenerator<Uint8Array> {
    for (const { from, bytes, key } of this.pieces) {
      const [first, last] = [Math.max(start - from, 0), Math.min(end - from, bytes - 1)];
      if (first <= last) yield* await this.files.read(key, first, last);
    }
  }

  /** The whole, to be put under one key. */
  get content(): FileContent {
    return { bytes: this.bytes, read: () => this.read(0, this.bytes - 1) };
  }
}
