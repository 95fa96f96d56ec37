import { expect, test } from 'vitest';
import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { TeamInSql } from '#adapters/server/sql/office/team-in-sql.ts';
import { ChangeRoles } from '#application/server/office/change-roles.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { teamContract } from '#test/ports/office/team.ts';
import { at, aUser } from '#test/support/accounts/account-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';

eachDatabase('TeamInSql', (database) => {
  const make = async () => {
    const accounts = new AccountsInSql(database().db);
    await accounts.add(aUser('ana'), '');
    await accounts.add(aUser('luis', { givenNames: 'Ángel' }), '');
    await accounts.add(aUser('eva', { disabledAt: at('09:00') }), '');
    return new TeamInSql(database().db);
  };
  teamContract(make);

  test('a process of the release before knows who works for the school', async () => {
    const team = await make();
    const flags = () => database().db.selectFrom('users').select(['id', 'is_collaborator']).orderBy('id').execute();
    await team.setRoles('ana', ['cashier'], at('10:00'));
    await team.setRoles('luis', ['cashier'], at('10:00'));
    await team.setRoles('luis', [], at('11:00'));
    expect(await flags()).toEqual([
      { id: 'ana', is_collaborator: 1 },
      { id: 'eva', is_collaborator: 0 },
      { id: 'luis', is_collaborator: 0 },
    ]);
  });
});

onPostgres('the team under a race', (database) => {
  /** As two processes of the school do it: each has its own connections' transactions. */
  test('two owners taken away at once leave one, again and again', async () => {
    const world = await testSchool({ database: database() });
    const [ana, luis] = [await world.addUser(), await world.addUser()];
    for (let round = 0; round < 10; round += 1) {
      for (const id of [ana, luis]) {
        await world.school.write(ChangeRoles, (change) => change.execute(id, { kind: 'give', roles: ['owner'] }, null));
      }
      const taken = await Promise.all(
        [ana, luis].map((id) =>
          world.school.write(ChangeRoles, (change) => change.execute(id, { kind: 'take', roles: 'all' }, null)),
        ),
      );
      expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
      expect(taken.find(({ ok }) => !ok)).toMatchObject({ refusal: { kind: 'last-owner' } });
      expect(await world.school.get(Team).list()).toHaveLength(1);
    }
  });

  test('of eight owners who all leave at once one stays', async () => {
    const world = await testSchool({ database: database() });
    const ids = [];
    for (let index = 0; index < 8; index += 1) ids.push(await world.addUser({ is_collaborator: 1 }));
    const left = await Promise.all(
      ids.map((id) =>
        world.school.write(ChangeRoles, (change) => change.execute(id, { kind: 'set', roles: [] }, null)),
      ),
    );
    expect(left.filter(({ ok }) => ok)).toHaveLength(7);
    expect(await world.school.get(Team).list()).toHaveLength(1);
  });
});
