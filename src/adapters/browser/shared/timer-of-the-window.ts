import { Timer } from '#application/browser/shared/ports/timer.ts';

export class TimerOfTheWindow extends Timer {
  after(milliseconds: number, work: () => void): () => void {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  }
}
