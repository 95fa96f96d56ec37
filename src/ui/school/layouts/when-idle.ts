/** Milliseconds after which it happens even if the browser is never idle. Source: LAY-14. */
const timeOut = 2000;

/** Does something once the browser has nothing better to do; the function returned prevents it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(() => work(), { timeout: timeOut });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, timeOut);
  return () => clearTimeout(timer);
}
