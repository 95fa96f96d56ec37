import type { Clock } from '#application/ports/clock.ts';
import type { Navigator } from './ports/navigator.ts';
import type { TabStorage } from './ports/tab-storage.ts';

const name = 'escuela.recarga';
const minute = 60_000;

/** Loads the page anew when one of its files is gone, as after a new version of the school; at most once a minute. Source: ERROR-2. */
export class ReloadAfterMissingChunk {
  constructor(
    private readonly storage: TabStorage,
    private readonly clock: Clock,
    private readonly navigator: Navigator,
  ) {}

  /**
   * @param destination the page that was being opened, null when none was.
   * @returns whether a page is being loaded anew; false within a minute of the last time, and without a connection to load it over.
   */
  execute(destination: string | null): boolean {
    if (!this.navigator.isOnline()) return false;
    const now = this.clock.now().getTime();
    const last = Number(this.storage.read(name) ?? Number.NEGATIVE_INFINITY);
    if (now - last < minute) return false;
    this.storage.write(name, String(now));
    if (destination === null) this.navigator.reload();
    else this.navigator.leaveFor(destination);
    return true;
  }
}
