import { useEffect } from 'react';
import type { DeskStore } from './desk-store.ts';
import type { MarksStore } from './marks/marks-store.ts';
import { paragraphAtTop } from './marks/text-places.ts';

/** How long a reader stays at a place before it is remembered, in milliseconds. */
const dwell = 2500;
const retryEvery = 15_000;
const headerHeight = 72;

/** The paragraph at the top of the screen; '' at the section's beginning. */
export function anchorAtTop(desk: DeskStore): string {
  if (desk.root === null || window.scrollY < 80) return '';
  return paragraphAtTop(desk.root, headerHeight)?.id ?? '';
}

/**
 * Remembers where the reader is, and looks for what other devices did whenever the page is looked at again. Nothing here ever
 * moves the page. Also sends what waits for the network.
 */
export function usePlace(marks: MarksStore | null, desk: DeskStore, book: string, section: string): void {
  useEffect(() => {
    if (marks === null) return undefined;
    void marks.open(book);
    let timer = 0;
    let told = '';
    const tell = (leaving: boolean): void => {
      const anchor = anchorAtTop(desk);
      if (told === anchor && told !== '') return;
      told = anchor;
      void marks.places.keepPlace(section, anchor, leaving);
    };
    const wait = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => tell(false), dwell);
    };
    const see = (): void => {
      if (document.visibilityState === 'hidden') tell(true);
      else void marks.open(book);
    };
    const online = (): void => marks.retry();
    const again = window.setInterval(() => {
      if (marks.waiting > 0) marks.retry();
    }, retryEvery);
    wait();
    window.addEventListener('scroll', wait, { passive: true });
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', see);
    return () => {
      window.clearTimeout(timer);
      window.clearInterval(again);
      window.removeEventListener('scroll', wait);
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', see);
    };
  }, [marks, desk, book, section]);
}
