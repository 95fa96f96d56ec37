import { flushSync } from 'react-dom';

/** Brings the focus to a control that is about to be drawn, or drawn elsewhere. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** The same for a control of what was just added: it is drawn at once, so that whoever types goes on typing there. */
export function focusNow(id: string): void {
  flushSync(() => undefined);
  document.getElementById(id)?.focus();
}
