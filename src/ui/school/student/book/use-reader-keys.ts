import { useEffect, useRef } from 'react';

export type ReaderKeys = Readonly<Record<string, () => void>>;

/**
 * Calls what a key means while a book is read. Never with another key held down, never in a field or in what lies
 * over the page; letters only while the reader wants them to be shortcuts.
 */
export function useReaderKeys(keys: ReaderKeys, isOn: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
      if (isElsewhere(event.target)) return;
      const act = latest.current[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="toolbar"], [popover], video') !== null
  );
}
