import { useSyncExternalStore } from 'react';

/** The modal dialogs that are open in this page, the topmost last. Only effects write it, so a server never does. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Puts a dialog on top, marked with `data-stacked` when it covers another; the answer takes it off again. */
export function stackDialog(dialog: HTMLDialogElement): () => void {
  dialog.toggleAttribute('data-stacked', open.length > 0);
  set([...open, dialog]);
  return () => set(open.filter((other) => other !== dialog));
}

/** The topmost open modal dialog, outside which everything is inert; null when there is none, undefined on the server. */
export function useTopmostDialog(): HTMLDialogElement | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => undefined,
  );
}

/** Does something once no modal dialog is open: at once, or when the last one is closed. The answer gives it up. */
export function whenNoDialog(then: () => void): () => void {
  if (open.length === 0) {
    then();
    return () => undefined;
  }
  const stop = subscribe(() => {
    if (open.length > 0) return;
    stop();
    then();
  });
  return stop;
}
