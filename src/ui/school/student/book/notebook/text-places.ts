import type { TextPlace } from '#domain/reading/highlight.ts';

/** The range of a place in an element's text; null when the text is shorter. */
export function rangeOf(root: HTMLElement, { start, end }: TextPlace): Range | null {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let at = 0;
  let hasStart = false;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { length } = node.nodeValue ?? '';
    if (!hasStart && start < at + length) {
      range.setStart(node, Math.max(0, start - at));
      hasStart = true;
    }
    if (hasStart && end <= at + length) {
      range.setEnd(node, Math.max(0, end - at));
      return range;
    }
    at += length;
  }
  return null;
}

/** Where a selection stands in an element's text, without blank edges; null when nothing of the text is selected. */
export function placeOf(root: HTMLElement, selection: Range): TextPlace | null {
  if (selection.collapsed || !selection.intersectsNode(root)) return null;
  const start = root.contains(selection.startContainer)
    ? lengthBefore(root, selection.startContainer, selection.startOffset)
    : 0;
  const text = root.textContent;
  const end = root.contains(selection.endContainer)
    ? lengthBefore(root, selection.endContainer, selection.endOffset)
    : text.length;
  const chosen = text.slice(start, end);
  const quote = chosen.trim();
  if (quote === '') return null;
  const from = start + chosen.indexOf(quote);
  return { start: from, end: from + quote.length };
}

function lengthBefore(root: HTMLElement, container: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(root);
  before.setEnd(container, offset);
  return before.toString().length;
}

/** The place in the text under a point of the screen; null where the browser cannot tell. */
export function offsetAt(root: HTMLElement, x: number, y: number): number | null {
  const position = document.caretPositionFromPoint?.(x, y) ?? null;
  if (position === null || !root.contains(position.offsetNode)) return null;
  return lengthBefore(root, position.offsetNode, position.offset);
}

/** The paragraph that holds a place of the text, or the nearest one before it; '' when none has a name. */
export function anchorAt(root: HTMLElement, start: number): string {
  const range = rangeOf(root, { start, end: start + 1 });
  const node = range?.startContainer ?? null;
  const element = node instanceof Element ? node : (node?.parentElement ?? null);
  return element?.closest<HTMLElement>('[id^="p-"]')?.id ?? '';
}

/** The first paragraph below the top edge of what is seen; the last one when all are above. */
export function paragraphAtTop(root: HTMLElement, top: number): HTMLElement | null {
  let last: HTMLElement | null = null;
  for (const paragraph of root.querySelectorAll<HTMLElement>('[id^="p-"]')) {
    last = paragraph;
    if (paragraph.getBoundingClientRect().bottom > top + 8) return paragraph;
  }
  return last;
}
