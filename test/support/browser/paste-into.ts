import type { UserEvent } from '@testing-library/user-event';

/**
 * Writes into a field at once, as somebody does who pastes it: with each letter that is typed the page is drawn anew, which took a
 * sixth of the time of the tests of pages. What depends on single letters, such as a search that follows them, is typed.
 */
export async function pasteInto(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
