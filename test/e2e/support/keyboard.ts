import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';
import type { Hands } from './journey.ts';

/** More stops than any page has. */
const furthest = 250;

/** Hands that never touch the pointer: Tab and arrows until the wanted element has the focus, then the key a person would press. */
export function keyboard(page: Page): Hands {
  return {
    async press(target) {
      await reach(page, target);
      const type = await target.getAttribute('type');
      if (type === 'radio') return chooseRadio(page, target);
      await page.keyboard.press(type === 'checkbox' ? 'Space' : 'Enter');
    },
    async type(target, text) {
      await reach(page, target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async choose(target, option) {
      await reach(page, target);
      await page.keyboard.press('Home');
      for (let step = 0; (await chosenIn(target)) !== option; step += 1) {
        if (step > furthest) throw new Error(`No option «${option}» in ${target.toString()}`);
        await page.keyboard.press('ArrowDown');
      }
    },
  };
}

/** A page that takes no pointer: whatever presses one there fails when it is asked for at the end. */
export async function withoutPointer(page: Page): Promise<{ readonly pressed: () => Promise<number> }> {
  let pressed = 0;
  await page.exposeFunction('toldOfPointer', () => void (pressed += 1));
  await page.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(
        kind,
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
          (window as unknown as { toldOfPointer: () => void }).toldOfPointer();
        },
        { capture: true, passive: false },
      );
  });
  return { pressed: () => page.evaluate(() => null).then(() => pressed) };
}

/** Presses Tab, or Shift+Tab when the element lies behind, until it has the focus; the focus must then be seen. */
export async function reach(page: Page, target: Locator, stopsAtMost = furthest): Promise<void> {
  await expect(target).toBeEnabled();
  const stops: string[] = [];
  // Found once: to look for it by its role and name at every stop takes longer than to press the key.
  let found = await target.elementHandle();
  for (let step = 0; ; step += 1) {
    let at = await found?.evaluate(placeOfFocus).catch(() => undefined);
    // Drawn anew meanwhile.
    if (at === undefined || at.place === 'gone') {
      found = await target.elementHandle();
      at = await target.evaluate(placeOfFocus);
    }
    const { place, stop } = at;
    if (place === 'here') break;
    if (step > 0) stops.push(stop);
    if (step === stopsAtMost)
      throw new Error(`${target.toString()} cannot be reached by keyboard; the focus went ${stops.join(', ')}`);
    await page.keyboard.press(place === 'ahead' ? 'Tab' : place === 'behind' ? 'Shift+Tab' : place);
  }
  await expect(target).toBeInViewport();
  const message = `the focus on ${target.toString()}`;
  await expect.poll(() => target.evaluate(sightOfFocus), { message, timeout: 5000 }).toBe('seen');
}

/** Where an element lies from where the focus is, which stop it is at; the arrow that leads to it inside a group of radios. */
function placeOfFocus(element: Element): {
  readonly place: 'here' | 'gone' | 'ahead' | 'behind' | 'ArrowDown' | 'ArrowUp';
  readonly stop: string;
} {
  const focused = document.activeElement ?? document.body;
  const stop = (focused.cloneNode(false) as Element).outerHTML.slice(0, 60);
  if (focused === element) return { place: 'here', stop };
  if (!element.isConnected) return { place: 'gone', stop };
  const isAhead = (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isRadio = (each: Element): each is HTMLInputElement => each.matches('input[type="radio"]');
  const isOneGroup = isRadio(element) && isRadio(focused) && element.name === focused.name;
  if (isOneGroup) return { place: isAhead ? 'ArrowDown' : 'ArrowUp', stop };
  return { place: isAhead ? 'ahead' : 'behind', stop };
}

/**
 * Whether a person sees that the element has the focus: an outline or ring on it or on the label it stands in, not covered by
 * something that sticks to the screen (WCAG 2.4.7 and 2.4.11).
 */
export function sightOfFocus(element: Element): string {
  if (element === document.body) return 'nowhere';
  if (document.activeElement !== element) return 'lost';
  if (!element.matches(':focus-visible')) return 'not :focus-visible';
  const shown = [element, element.closest('label'), element.parentElement].filter((each) => each !== null);
  // A link that is pressed anywhere on its card has what is pressed, and its outline, behind it.
  const styles = [...shown.map((each) => getComputedStyle(each)), getComputedStyle(element, '::after')];
  const isMarked = styles.some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none',
  );
  if (!isMarked) return `without an outline: ${element.outerHTML.slice(0, 120)}`;
  const seen = element.closest('label') ?? element;
  const box = seen.getBoundingClientRect();
  // Of a field that is higher than the window, what is within it.
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  const [width, height] = [Math.min(innerWidth, box.right) - left, Math.min(innerHeight, box.bottom) - top];
  const isUncovered = [0.1, 0.5, 0.9].some((along) =>
    [0.2, 0.5, 0.8].some((down) => {
      const topmost = document.elementFromPoint(left + width * along, top + height * down);
      return topmost !== null && (seen.contains(topmost) || topmost.contains(seen));
    }),
  );
  return isUncovered ? 'seen' : `covered: ${element.outerHTML.slice(0, 120)}`;
}

/** Arrows choose where they go; the radio that was reached by Tab alone is chosen with Space. */
async function chooseRadio(page: Page, target: Locator): Promise<void> {
  if (!(await target.isChecked())) await page.keyboard.press('Space');
  await expect(target).toBeChecked();
}

function chosenIn(target: Locator): Promise<string> {
  return target.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '');
}

/** Types where a press has just led: the focus comes with the next frame, and what is typed before would be nobody's. */
export async function typeInto(box: Locator, text: string): Promise<void> {
  await expect(box).toBeFocused();
  await box.page().keyboard.type(text);
}
