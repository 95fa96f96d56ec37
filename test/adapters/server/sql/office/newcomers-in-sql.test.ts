import { expect, test } from 'vitest';
import { AccountEventsInSql } from '#adapters/server/sql/accounts/account-events-in-sql.ts';
import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { NewcomersInSql } from '#adapters/server/sql/office/newcomers-in-sql.ts';
import { MoveInPeople } from '#application/server/office/moving/move-in-people.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { newcomersContract } from '#test/ports/office/newcomers.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';

eachDatabase('NewcomersInSql', (database) => {
  newcomersContract(() => {
    const { db } = database();
    return {
      newcomers: new NewcomersInSql(db),
      accounts: new AccountsInSql(db),
      events: new AccountEventsInSql(db),
    };
  });
});

onPostgres('two imports of people under a race', (database) => {
  test('who is invited by several at once gets one letter, be the account new or not', async () => {
    const { school } = await testSchool({ database: database() });
    const person = { givenNames: 'Ana', paternalSurname: 'Quispe', maternalSurname: '', document: null, phone: '' };
    const { db } = database();
    const letters = async () => (await db.selectFrom('outbox_mails').select('id').execute()).length;
    for (let round = 1; round <= 10; round += 1) {
      const rows = [{ line: 2, value: { email: `ana${round}@correo.pe` as EmailAddress, person } }];
      const move = (withLetters: boolean) =>
        school.write(MoveInPeople, (people) => people.execute(rows, { letters: withLetters }));
      if (round % 2 === 0) await move(false);
      const moved = await Promise.all([1, 2, 3, 4].map(() => move(true)));
      expect(moved.flat().filter(({ letter }) => letter)).toHaveLength(1);
      expect(await letters()).toBe(round);
    }
  });
});
