import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { holdAt } from '#adapters/server/sql/learning/seminar-dates.ts';
import { SeminarSessionsInSql } from '#adapters/server/sql/learning/seminar-sessions-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { seminarSessionsContract } from '#test/ports/learning/seminar-sessions.ts';
import { heldAt } from '#test/support/learning/sessions.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

const now = new Date('2026-03-10T15:00:00.000Z');

async function seminars(db: Kysely<SchoolDatabase>): Promise<SeminarSessionsInSql> {
  for (const id of [1, 2]) await insertProduct(db, id, { kind: 'seminar', slug: `seminario-${id}` });
  const person = { profession: '', biography: '', photo_file: null };
  await db
    .insertInto('staff')
    .values([1, 2].map((id) => ({ ...person, id, slug: `docente-${id}`, full_name: `Docente ${id}` })))
    .execute();
  return new SeminarSessionsInSql(db);
}

eachDatabase('SeminarSessionsInSql', (database) => {
  seminarSessionsContract(() => seminars(database().db));

  const datesOf = (id: number) =>
    database()
      .db.selectFrom('products')
      .select(['starts_at', 'ends_at', 'duration_minutes'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('the seminar begins with its first session, ends with its last, and is as long as all of them', async () => {
    const sessions = await seminars(database().db);
    await sessions.write(1, [heldAt('b', '2026-03-24T00:00:00.000Z'), heldAt('a')], null, now);
    expect(await datesOf(1)).toEqual({
      starts_at: '2026-03-17T00:00:00.000Z',
      ends_at: '2026-03-24T01:30:00.000Z',
      duration_minutes: 180,
    });
  });

  test('a file of the catalogue holds a seminar at its dates, moves an only session and leaves several alone', async () => {
    const { db } = database();
    const sessions = await seminars(db);
    const [first, other] = [new Date('2026-04-01T00:00:00.000Z'), new Date('2026-04-02T00:00:00.000Z')];
    const told = async () =>
      (await sessions.among([1])).map(({ id, startsAt, endsAt, sequence }) => [id, startsAt, endsAt, sequence]);
    await holdAt(db, 1, first, null, now);
    await holdAt(db, 1, first, null, now);
    expect(await told()).toEqual([['seminario-1', first, new Date('2026-04-01T03:00:00.000Z'), 0]]);
    await holdAt(db, 1, first, other, now);
    expect(await told()).toEqual([['seminario-1', first, other, 1]]);
    await sessions.write(1, [heldAt('a'), heldAt('b', '2026-03-24T00:00:00.000Z')], null, now);
    await holdAt(db, 1, first, other, now);
    expect((await told()).map(([id]) => id)).toEqual(['a', 'b']);
    expect(await datesOf(1)).toMatchObject({ starts_at: '2026-03-17T00:00:00.000Z' });
  });
});
