import { layOut, paint } from './drawn-page.ts';
import { Drawings, type DrawingTask } from './drawings.ts';

/** Draws at once, and keeps the thread while it does: some tenths of a second each. For tests. */
export class DrawingsOnThisThread extends Drawings {
  draw(task: DrawingTask): Promise<Uint8Array> {
    return paint(layOut(task));
  }

  async close(): Promise<void> {}
}
