import { expect, test } from 'vitest';
import { GuestApiInMemory } from '#test/memory/plans/guest-api-in-memory.ts';
import { LeaveGuestStatus } from '#application/browser/plans/leave-guest-status.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { anOwnedProduct, aProfile } from '#test/support/accounts/profile-builders.ts';

const lent = anOwnedProduct(2, { plan: { id: 7, slug: 'plan-empresa', page: 'pro' } });
const guest = aProfile({ role: 1, owned: [anOwnedProduct(1), lent] });

async function asGuest() {
  const browser = new BrowserOfTest(guest);
  const keeper = await browser.signedInTab(guest);
  const [logger, api] = [
    new LoggerInMemory(),
    new GuestApiInMemory(guest.email, () => browser.api.change(guest.email, { role: 0, owned: [anOwnedProduct(1)] })),
  ];
  const profile = new LoadProfile(keeper, browser.api, logger);
  return { api, browser, keeper, logger, leave: new LeaveGuestStatus(api, keeper, profile, logger) };
}

test('GUEST-1: who leaves is an ordinary customer from now on, with what they own themselves', async () => {
  const { keeper, leave } = await asGuest();
  expect(await leave.execute()).toBe(true);
  expect(keeper.state.user).toMatchObject({ role: 0, plan: null, owned: [{ id: 1 }] });
});

test('is known at once, even when the profile cannot be read anew', async () => {
  const { browser, keeper, leave } = await asGuest();
  browser.api.failure = callRefusal();
  expect(await leave.execute()).toBe(true);
  expect(keeper.state.user).toMatchObject({ role: 0, owned: [{ id: 1 }] });
});

test('a school that does not do it leaves everything, and it is logged', async () => {
  const { api, keeper, leave, logger } = await asGuest();
  api.failure = callRefusal({ kind: 'offline', status: null });
  expect(await leave.execute()).toBe(false);
  expect(keeper.state.user).toEqual(guest);
  expect(logger.entries).toHaveLength(1);
});

test('nobody signed in leaves nothing', async () => {
  const { keeper, leave } = await asGuest();
  await keeper.end('signed-out');
  expect(await leave.execute()).toBe(false);
});
