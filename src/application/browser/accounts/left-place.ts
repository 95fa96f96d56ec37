import type { Navigator } from '#application/browser/shared/ports/navigator.ts';
import type { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';

const name = 'escuela.lugar';

/** How far down a page somebody was who left it to sign in, so that they come back to the very place. Source: SIGN-2. */
export class LeftPlace {
  constructor(
    private readonly storage: TabStorage,
    private readonly navigator: Navigator,
  ) {}

  /** Notes how far down the page being shown is; for another page there is nothing to note. */
  note(returnTo: string): void {
    const top = returnTo === this.navigator.here() ? this.navigator.scrolledTo() : 0;
    this.storage.write(name, top > 0 ? JSON.stringify({ path: returnTo, top }) : '');
  }

  /** How many pixels down a page was left, once; null when nothing was noted of it. */
  take(path: string): number | null {
    try {
      const kept = JSON.parse(this.storage.read(name) || 'null') as { path?: unknown; top?: unknown } | null;
      if (kept === null || kept.path !== path) return null;
      this.storage.write(name, '');
      return typeof kept.top === 'number' && kept.top > 0 ? kept.top : null;
    } catch {
      return null;
    }
  }
}
