import { expect, test } from 'vitest';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { SignOut } from '#application/browser/accounts/sign-out.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';
import { aProfile, anOwnedProduct } from '#test/support/accounts/profile-builders.ts';

const rosa = aProfile();
const broken = { kind: 'server-error', status: 500, detail: '', field: null, data: {} };

test('tells the school, then forgets the session', async () => {
  const browser = new BrowserOfTest(rosa);
  const keeper = await browser.signedInTab(rosa);
  await new SignOut(browser.api, keeper, new LoggerInMemory()).execute();
  expect(browser.api.calls).toContain('signOut');
  expect(keeper.state).toMatchObject({ loggedIn: false, user: null, sessionExpired: false });
});

test('a failure is only logged: the session is forgotten all the same', async () => {
  const browser = new BrowserOfTest(rosa);
  const keeper = await browser.signedInTab(rosa);
  const logger = new LoggerInMemory();
  browser.api.failure = broken;
  await new SignOut(browser.api, keeper, logger).execute();
  expect(keeper.state.loggedIn).toBe(false);
  expect(logger.entries).toMatchObject([{ level: 'warn', data: { kind: 'server-error' } }]);
});

test('reading the profile anew brings what was bought meanwhile', async () => {
  const browser = new BrowserOfTest(rosa);
  const keeper = await browser.signedInTab(rosa);
  const load = new LoadProfile(keeper, browser.api, new LoggerInMemory());
  browser.api.change(rosa.email, { owned: [anOwnedProduct(7)] });
  expect((await load.execute())?.owned).toEqual([anOwnedProduct(7)]);
  expect(keeper.state.user?.owned).toEqual([anOwnedProduct(7)]);
});

test('a profile that cannot be read leaves the known one, and is only logged', async () => {
  const browser = new BrowserOfTest(rosa);
  const keeper = await browser.signedInTab(rosa);
  const logger = new LoggerInMemory();
  browser.api.failure = broken;
  expect(await new LoadProfile(keeper, browser.api, logger).execute()).toBeNull();
  expect(keeper.state.user).toEqual(rosa);
  expect(logger.entries).toHaveLength(1);
});

test('nobody signed in: the school is not asked', async () => {
  const browser = new BrowserOfTest(rosa);
  expect(await new LoadProfile(browser.tab(), browser.api, new LoggerInMemory()).execute()).toBeNull();
  expect(browser.api.calls).toEqual([]);
});
