import type { Page } from 'playwright/test';

/** How the texts of the pages looked at so far are drawn. */
const compared = new Set<string>();

/**
 * Finds how the texts of a part of the page are drawn that are drawn as none was before, and leaves in the page's `drawnTexts` which
 * they are. What tells their contrast is their colour, their size and weight, what they and all around them are called and how those
 * are painted: a text that is drawn like one which was found readable is readable.
 * @param within null: none.
 */
export async function findUncompared(page: Page, within: string | null): Promise<readonly string[]> {
  const drawn = within === null ? [] : await page.evaluate(drawnTexts, within);
  return drawn.filter((each) => !compared.has(each));
}

/** What is drawn so was found readable. */
export function rememberCompared(drawn: readonly string[]): void {
  for (const each of drawn) compared.add(each);
}

export interface Texts {
  drawnTexts?: ReadonlyMap<string, readonly Element[]>;
}

/** Runs in the page: the ways in which the texts of the part are drawn. */
function drawnTexts(within: string): string[] {
  const paints = new Map<Element, string>();
  const paintOf = (element: Element): string => {
    const known = paints.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const own = [
      element.tagName,
      element.className,
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.filter,
      style.mixBlendMode,
      style.textShadow,
      style.position,
      style.fontSize,
      style.fontWeight,
      // Of what cannot be used nothing is asked.
      element instanceof HTMLLabelElement && element.control?.matches(':disabled') === true,
      ...['aria-current', 'aria-disabled', 'disabled', 'data-state'].map((name) => element.getAttribute(name)),
    ].join('|');
    const { parentElement } = element;
    const paint = parentElement === null ? own : `${paintOf(parentElement)}>${own}`;
    paints.set(element, paint);
    return paint;
  };
  // Short enough to be remembered by the thousand.
  const shortened = (text: string): string => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    }
    return `${high >>> 0}.${low >>> 0}`;
  };
  const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '';
  const texts = new Map<string, Element[]>();
  for (const element of document.querySelectorAll(`${within}, ${within} *`)) {
    const isField = element.matches('input, select, textarea');
    if (!isField && ![...element.childNodes].some(isText)) continue;
    // What is not drawn is not compared: the next of its kind may be.
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const { bottom, right } = element.getBoundingClientRect();
    if (bottom + scrollY <= 0 || right + scrollX <= 0) continue;
    const drawn = shortened(paintOf(element));
    texts.set(drawn, [...(texts.get(drawn) ?? []), element]);
  }
  (globalThis as Texts).drawnTexts = texts;
  return [...texts.keys()];
}
