import { expect, test } from 'vitest';
import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { TeamInvitationsInSql } from '#adapters/server/sql/office/team-invitations-in-sql.ts';
import { aTeamInvitation, teamInvitationsContract } from '#test/ports/office/team-invitations.ts';
import { at, aUser } from '#test/support/accounts/account-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';

eachDatabase('TeamInvitationsInSql', (database) => {
  teamInvitationsContract(async () => {
    const accounts = new AccountsInSql(database().db);
    for (const id of ['teresa', 'ana', 'luis']) await accounts.add(aUser(id), '');
    return new TeamInvitationsInSql(database().db);
  });
});

onPostgres('TeamInvitationsInSql under a race', (database) => {
  test('of ten who invite one address at once one does, and of ten who accept at once one has it', async () => {
    const accounts = new AccountsInSql(database().db);
    for (const id of ['teresa', 'ana', 'luis']) await accounts.add(aUser(id), '');
    const invitations = new TeamInvitationsInSql(database().db);
    const ten = Array.from({ length: 10 }, (_, index) => `i${index}`);
    const added = await Promise.all(ten.map((id) => invitations.add(aTeamInvitation({ id }), `huella-${id}`)));
    expect(added.filter(Boolean)).toHaveLength(1);
    const [open] = await invitations.open();
    const accepted = await Promise.all(
      ten.map((_, index) => invitations.accept(open?.id ?? '', index % 2 === 0 ? 'ana' : 'luis', at('11:00'))),
    );
    expect(accepted.filter(Boolean)).toHaveLength(1);
  });
});
