import { elementsBehind } from './elements-behind.ts';

/**
 * What is pressed in a part of the page whose script has not come yet, kept for it: React knows no handler there and forgets the press.
 * Links, forms and whatever else HTML does by itself are left to the browser.
 */
export function earlyPresses() {
  let pressed: HTMLElement | null = null;
  let isLive = false;
  return {
    /** @param place stands before the part, which is one boundary of React's. */
    keep: (place: Element, { target }: Event): void => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
      if (isLive || button === null) return;
      if (elementsBehind(place).some((each) => each.contains(button))) pressed = button;
    },
    /** The part listens: what was pressed last is pressed again. */
    again: (): void => {
      isLive = true;
      const button = pressed;
      pressed = null;
      if (button?.isConnected === true) button.click();
    },
  };
}
