import type { CDPSession, Page } from 'playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The browser's debugger of a page. Kept as long as the page: one that is detached tells a page without a network that it has one. */
export function debuggerOf(page: Page): Promise<CDPSession> {
  let session = sessions.get(page);
  if (session === undefined) sessions.set(page, (session = page.context().newCDPSession(page)));
  return session;
}
