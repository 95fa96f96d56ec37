import type { BrowserContext } from 'playwright/test';

/**
 * Has a page say, in its console, that the one before it was left while something of that was still to be told what was collected:
 * Chromium tells it in the page that is there then, where numbers of timers are that page's own.
 */
export function tellOfLeftBehind(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    // A blank page, from which every one begins, has no storage.
    if (!location.protocol.startsWith('http')) return;
    const left = sessionStorage.getItem('left behind');
    if (left !== null) console.error(left);
    sessionStorage.removeItem('left behind');
    const awaited = new Set<WeakKey>();
    globalThis.FinalizationRegistry = class<T> extends FinalizationRegistry<T> {
      override register(target: WeakKey, held: T, token?: WeakKey): void {
        if (token !== undefined) awaited.add(token);
        super.register(target, held, token);
      }

      override unregister(token: WeakKey): boolean {
        awaited.delete(token);
        return super.unregister(token);
      }
    };
    // What a page does when it is left it does on `pagehide`, which comes before.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'hidden' || awaited.size === 0) return;
      sessionStorage.setItem(
        'left behind',
        `${awaited.size} parts of ${location.pathname} were still waited for when it was left`,
      );
    });
  });
}
