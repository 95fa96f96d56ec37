import { paintCover } from '#adapters/server/documents/drawn-cover.ts';
import { layOut, paintDrawing } from '#adapters/server/documents/drawn-page.ts';
import { Drawings, type DrawingTask, isCover } from '#adapters/server/documents/drawings.ts';

/** Draws at once, and keeps the thread while it does: some tenths of a second each. */
export class DrawingsOnThisThread extends Drawings {
  async draw(task: DrawingTask): Promise<Uint8Array> {
    return isCover(task) ? paintCover(task) : paintDrawing(layOut(task));
  }

  async close(): Promise<void> {}
}
