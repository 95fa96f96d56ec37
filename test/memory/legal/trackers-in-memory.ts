import { Trackers } from '#application/browser/legal/ports/trackers.ts';
import type { TrackerIds } from '#application/browser/shared/site-settings.ts';

/** Tells a test what would have been loaded. */
export class TrackersInMemory extends Trackers {
  started: TrackerIds | null = null;
  stops = 0;

  start(ids: TrackerIds): Promise<void> {
    this.started ??= ids;
    return Promise.resolve();
  }

  stop(): void {
    this.stops += 1;
  }
}
