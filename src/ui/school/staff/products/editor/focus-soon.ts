/** Brings the focus to a control that is about to be drawn, or drawn elsewhere. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
