/**
 * Calls each time the page is shown again: its tab is chosen, its window comes forward, or the browser brings the whole page back
 * from its memory. The function returned ends it.
 */
export function whenShownAgain(call: () => void): () => void {
  const seen = (): void => {
    if (isShown()) call();
  };
  const broughtBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) call();
  };
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', broughtBack);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pageshow', broughtBack);
  };
}

/** Whether anything of the page can be seen now. */
export function isShown(): boolean {
  return document.visibilityState === 'visible';
}
