/** Pixels between a place, its ring, the card and the edges of the window. */
const gap = 8;

/**
 * Puts the ring around the target and the card below it, above it where there is no room below, and inside the window always.
 * Without a target the card stands in the middle. Set by script on the elements: the policy allows no inline style.
 */
export function placeStep(target: HTMLElement | null, ring: HTMLElement, card: HTMLElement): void {
  // The layer reaches as far as can be seen: not under a scroll bar, nor under the room that is kept for one.
  const layer = card.parentElement?.getBoundingClientRect();
  const innerWidth = layer?.width ?? window.innerWidth;
  const innerHeight = layer?.height ?? window.innerHeight;
  const size = card.getBoundingClientRect();
  if (target === null) {
    put(card, (innerWidth - size.width) / 2, (innerHeight - size.height) / 2);
    return;
  }
  const place = target.getBoundingClientRect();
  const top = Math.max(place.top, 0);
  const bottom = Math.min(place.bottom, innerHeight);
  put(ring, place.left - gap / 2, top - gap / 2);
  ring.style.width = `${place.width + gap}px`;
  ring.style.height = `${bottom - top + gap}px`;
  // A tall place, such as a menu, has neither room below nor above: the card stands beside it.
  const below = bottom + 2 * gap;
  const above = top - 2 * gap - size.height;
  const fitsBelow = below + size.height <= innerHeight - gap;
  const beside = place.right + 2 * gap;
  const isTall = !fitsBelow && above < gap;
  const left = isTall && beside + size.width <= innerWidth - gap ? beside : place.left;
  const y = isTall ? top + 2 * gap : fitsBelow ? below : above;
  put(card, clamp(left, innerWidth - size.width - gap), clamp(y, innerHeight - size.height - gap));
}

function put(element: HTMLElement, left: number, top: number): void {
  element.style.left = `${Math.round(left)}px`;
  element.style.top = `${Math.round(top)}px`;
}

function clamp(value: number, most: number): number {
  return Math.max(gap, Math.min(value, most));
}
