import { useEffect } from 'react';
import type { DeskStore } from './desk-store.ts';
import type { NotebookStore } from './notebook/notebook-store.ts';
import { paragraphAtTop } from './notebook/text-places.ts';

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
export function usePlace(notebook: NotebookStore | null, desk: DeskStore, book: string, section: string): void {
  useEffect(() => {
    if (notebook === null) return undefined;
    void notebook.open(book);
    let timer = 0;
    let told = '';
    const tell = (leaving: boolean): void => {
      const anchor = anchorAtTop(desk);
      if (told === anchor && told !== '') return;
      told = anchor;
      void notebook.places.keepPlace(section, anchor, leaving);
    };
    const wait = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => tell(false), dwell);
    };
    const see = (): void => {
      if (document.visibilityState === 'hidden') tell(true);
      else void notebook.open(book);
    };
    const online = (): void => notebook.retry();
    const again = window.setInterval(() => {
      if (notebook.waiting > 0) notebook.retry();
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
  }, [notebook, desk, book, section]);
}
