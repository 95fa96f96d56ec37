import { layOut, paintDrawing } from '#adapters/server/documents/drawn-page.ts';
import { Drawings, type DrawingTask } from '#adapters/server/documents/drawings.ts';

/** Draws at once, and keeps the thread while it does: some tenths of a second each. */
export class DrawingsOnThisThread extends Drawings {
  draw(task: DrawingTask): Promise<Uint8Array> {
    return paintDrawing(layOut(task));
  }

  async close(): Promise<void> {}
}
