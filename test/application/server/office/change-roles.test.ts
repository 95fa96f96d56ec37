import { expect, test } from 'vitest';
import { ChangeRoles } from '#application/server/office/change-roles.ts';
import { AccountsInMemory } from '#test/memory/accounts/accounts-in-memory.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { OfficeLogInMemory } from '#test/memory/office/office-log-in-memory.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
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
  const log = new OfficeLogInMemory(accounts);
  await members.setRoles('ana', ['owner'], at('10:00'));
  await members.setRoles('luis', ['cashier'], at('10:00'));
  await members.setRoles('eva', ['owner', 'editor'], at('10:00'));
  return {
    members,
    clock,
    log,
    change: new ChangeRoles(members, accounts, new OfficeJournal(log, new CountingIds(), clock), clock),
  };
}

test('gives, takes and sets roles, and says which there are then', async () => {
  const { change, clock, members } = await team();
  expect(accepted(await change.execute('luis', { kind: 'give', roles: ['editor'] }, null))).toEqual([
    'editor',
    'cashier',
  ]);
  expect(accepted(await change.execute('luis', { kind: 'take', roles: ['cashier'] }, null))).toEqual(['editor']);
  expect(accepted(await change.execute('luis', { kind: 'set', roles: ['auditor'] }, null))).toEqual(['auditor']);
  expect((await members.list()).find(({ userId }) => userId === 'luis')?.since).toEqual(clock.now());
});

test('is written down with what the roles were and are, by whom; what changes nothing is not', async () => {
  const { change, log } = await team();
  await change.execute('luis', { kind: 'give', roles: ['editor'] }, 'ana');
  await change.execute('luis', { kind: 'give', roles: ['editor'] }, 'ana');
  await change.execute('ana', { kind: 'take', roles: 'all' }, 'luis');
  expect(log.entries).toMatchObject([
    {
      by: 'ana',
      action: 'roles-changed',
      thingId: 'luis',
      before: { roles: 'cashier' },
      after: { roles: 'editor cashier' },
    },
  ]);
});

test('the last owner who can sign in stays, with whatever else they were', async () => {
  const { change, members } = await team();
  expect(refused(await change.execute('ana', { kind: 'set', roles: ['auditor'] }, null))).toEqual({
    kind: 'last-owner',
  });
  expect(await members.rolesOf('ana')).toEqual(['owner']);
  accepted(await change.execute('luis', { kind: 'give', roles: ['owner'] }, null));
  expect(accepted(await change.execute('ana', { kind: 'take', roles: 'all' }, null))).toEqual([]);
});

test('an account that there is not, or that is closed, is given nothing; what a closed one has is taken', async () => {
  const { change, members } = await team();
  expect(refused(await change.execute('rosa', { kind: 'set', roles: ['auditor'] }, null))).toEqual({
    kind: 'member-not-found',
  });
  const unknown = { kind: 'account-not-found' };
  expect(refused(await change.execute('nadie', { kind: 'give', roles: ['owner'] }, null))).toEqual(unknown);
  expect(refused(await change.execute('eva', { kind: 'give', roles: ['cashier'] }, null))).toEqual(unknown);
  expect(accepted(await change.execute('eva', { kind: 'take', roles: ['editor'] }, null))).toEqual(['owner']);
  expect(accepted(await change.execute('eva', { kind: 'take', roles: 'all' }, null))).toEqual([]);
  expect((await members.list()).map(({ userId }) => userId)).toEqual(['ana', 'luis']);
});
