import { useEffect } from 'react';

interface Protections {
  /** F12 as well: in the public layout, not in the dashboard's. */
  readonly f12: boolean;
}

/**
 * Keeps the context menu and the shortcuts for source, saving and tools from opening (SITE-8). They never catch what is typed
 * into a field or pressed on a form's control, nor keys that assistive technology uses: the menu that the keyboard asks for
 * (the menu key, Shift+F10) opens as ever.
 */
export function useBrowserProtections({ f12 }: Protections): void {
  useEffect(() => {
    let menuByKeyboard = false;
    const blockMenu = (event: MouseEvent) => {
      if (!menuByKeyboard && !isControl(event.target)) event.preventDefault();
      menuByKeyboard = false;
    };
    const blockKey = (event: KeyboardEvent) => {
      menuByKeyboard = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
      if (isBlocked(event, f12) && !isControl(event.target)) event.preventDefault();
    };
    const forgetKeyboard = () => {
      menuByKeyboard = false;
    };
    document.addEventListener('contextmenu', blockMenu);
    document.addEventListener('keydown', blockKey);
    document.addEventListener('pointerdown', forgetKeyboard);
    return () => {
      document.removeEventListener('contextmenu', blockMenu);
      document.removeEventListener('keydown', blockKey);
      document.removeEventListener('pointerdown', forgetKeyboard);
    };
  }, [f12]);
}

function isBlocked({ key, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent, f12: boolean): boolean {
  if (key === 'F12') return f12;
  if (!ctrlKey || altKey || metaKey) return false;
  const letter = key.toLowerCase();
  return shiftKey ? letter === 'j' : letter === 'u' || letter === 's';
}

function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, option, button, label, summary, [contenteditable=""], [contenteditable="true"]',
    ) !== null
  );
}
