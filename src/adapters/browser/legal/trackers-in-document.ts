import { Trackers } from '#application/browser/legal/ports/trackers.ts';
import type { TrackerIds } from '#application/browser/shared/site-settings.ts';

const cookieNames = /^(_ga|_gid|_gat|_gcl|_fbp|_fbc)/;

/** Scripts of others, written into this very page. The code for it comes only when it is needed. */
export class TrackersInDocument extends Trackers {
  #started = false;

  async start(ids: TrackerIds): Promise<void> {
    if (this.#started) return;
    this.#started = true;
    const scripts = await import('./tracker-scripts.ts').catch(() => null);
    // Without a connection nothing can be measured: the next page tries again.
    this.#started = scripts !== null;
    if (ids.tagManagerId !== null) scripts?.loadTagManager(ids.tagManagerId);
    if (ids.pixelId !== null) scripts?.loadPixel(ids.pixelId);
  }

  stop(): void {
    const names = document.cookie.split('; ').map((each) => each.split('=')[0] ?? '');
    const host = location.hostname;
    for (const name of names.filter((each) => cookieNames.test(each))) {
      for (const domain of ['', `; domain=${host}`, `; domain=.${host}`])
        document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
