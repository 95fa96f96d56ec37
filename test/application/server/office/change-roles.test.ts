import { expect, test } from 'vitest';
import { ChangeRoles } from '#application/server/office/change-roles.ts';
import { AccountsInMemory } from '#test/memory/accounts/accounts-in-memory.ts';
import { TeamInMemory } from '#test/memory/office/team-in-memory.ts';
import { at, aUser } from '#test/support/accounts/account-builders.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

/** Ana owns the school, Luis is its cashier, Eva's account is closed and still has a role. */
async function team() {
  const [accounts, clock] = [new AccountsInMemory(), new FixedClock()];
  for (const id of ['ana', 'luis', 'rosa']) await accounts.add(aUser(id), '');
  await accounts.add(aUser('eva', { disabledAt: at('09:00') }), '');
  const members = new TeamInMemory(accounts);
  await members.setRoles('ana', ['owner'], at('10:00'));
  await members.setRoles('luis', ['cashier'], at('10:00'));
  await members.setRoles('eva', ['owner', 'editor'], at('10:00'));
  return { members, clock, change: new ChangeRoles(members, accounts, clock) };
}

test('gives, takes and sets roles, and says which there are then', async () => {
  const { change, clock, members } = await team();
  expect(accepted(await change.execute('luis', { kind: 'give', roles: ['editor'] }))).toEqual(['editor', 'cashier']);
  expect(accepted(await change.execute('luis', { kind: 'take', roles: ['cashier'] }))).toEqual(['editor']);
  expect(accepted(await change.execute('luis', { kind: 'set', roles: ['auditor'] }))).toEqual(['auditor']);
  expect((await members.list()).find(({ userId }) => userId === 'luis')?.since).toEqual(clock.now());
});

test('the last owner who can sign in stays, with whatever else they were', async () => {
  const { change, members } = await team();
  expect(refused(await change.execute('ana', { kind: 'set', roles: ['auditor'] }))).toEqual({ kind: 'last-owner' });
  expect(await members.rolesOf('ana')).toEqual(['owner']);
  accepted(await change.execute('luis', { kind: 'give', roles: ['owner'] }));
  expect(accepted(await change.execute('ana', { kind: 'take', roles: 'all' }))).toEqual([]);
});

test('an account that there is not, or that is closed, is given nothing; what a closed one has is taken', async () => {
  const { change, members } = await team();
  expect(refused(await change.execute('rosa', { kind: 'set', roles: ['auditor'] }))).toEqual({
    kind: 'member-not-found',
  });
  const unknown = { kind: 'account-not-found' };
  expect(refused(await change.execute('nadie', { kind: 'give', roles: ['owner'] }))).toEqual(unknown);
  expect(refused(await change.execute('eva', { kind: 'give', roles: ['cashier'] }))).toEqual(unknown);
  expect(accepted(await change.execute('eva', { kind: 'take', roles: ['editor'] }))).toEqual(['owner']);
  expect(accepted(await change.execute('eva', { kind: 'take', roles: 'all' }))).toEqual([]);
  expect((await members.list()).map(({ userId }) => userId)).toEqual(['ana', 'luis']);
});
