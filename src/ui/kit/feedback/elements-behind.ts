/**
 * What the server drew of a part that stands behind an element, as one boundary of React's, and has not been taken over yet. Comments of
 * React's begin and end a boundary, and those within it as well.
 */
export function elementsBehind(place: Element): Element[] {
  const found: Element[] = [];
  let depth = 0;
  for (let node = place.nextSibling; node !== null; node = node.nextSibling) {
    if (node instanceof Element && depth > 0) found.push(node);
    if (node.nodeType === Node.COMMENT_NODE) {
      if (node.nodeValue === '/$') depth -= 1;
      else if (node.nodeValue?.startsWith('$') === true) depth += 1;
    }
    if (depth === 0) break;
  }
  return found;
}
