import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { holdAt } from '#adapters/server/sql/learning/seminar-dates.ts';
import { SeminarSessionsInSql } from '#adapters/server/sql/learning/seminar-sessions-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { SessionsEditor } from '#application/server/learning/seminars/sessions-editor.ts';
import { seminarSessionsContract } from '#test/ports/learning/seminar-sessions.ts';
import { editedAt, heldAt } from '#test/support/learning/sessions.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/shared/rows.ts';

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

/** An order that is paid, as far as grants name it. */
async function insertOrderOf(db: Kysely<SchoolDatabase>, userId: string): Promise<void> {
  const at = now.toISOString();
  const order = { id: 'pedido', number: 1, user_id: userId, status: 'confirmed', snapshot: '{}', billing: '{}' };
  const sums = { total: 0, discount: 0, new_total: 0, base: 0, tax: 0 };
  const times = { created_at: at, updated_at: at, expires_at: at, confirmed_at: at };
  const unsaid = { payment_method: null, code_word: null, terms_version: null, creation_key: null };
  await db
    .insertInto('orders')
    .values({ ...order, ...sums, ...times, ...unsaid })
    .execute();
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

  test('seats are those of whoever has the seminar or a plan that names it, and those that wait to be lent', async () => {
    const { db } = database();
    const sessions = await seminars(db);
    for (const user of ['ana', 'luis', 'eva', 'pia', 'leo', 'zoe', 'ex']) await insertUser(db, user);
    await db.updateTable('users').set({ disabled_at: now.toISOString() }).where('id', '=', 'ex').execute();
    await insertProduct(db, 10, { kind: 'plan', slug: 'pack', plan_page: 'pack', plan_seats: 2 });
    await insertProduct(db, 11, { kind: 'plan', slug: 'pro', plan_page: 'pro' });
    await db
      .insertInto('plan_products')
      .values([
        { plan_id: 10, product_id: 1, kind: null, category_id: null },
        { plan_id: 11, product_id: null, kind: 'seminar', category_id: null },
      ])
      .execute();
    // Ana bought it with three seats and lent one to Luis; Eva has the pack, and her guest is Pia; Leo had it; Zoe has every seminar.
    await insertOrderOf(db, 'ana');
    const ofOrder = { source: 'order', order_id: 'pedido' };
    await insertGrant(db, 'ana', 1, { ...ofOrder, extra_seats: 3 });
    await insertGrant(db, 'luis', 1, ofOrder);
    await insertGrant(db, 'eva', 10);
    await insertGrant(db, 'leo', 1, { ends_at: '2026-03-01T00:00:00.000Z' });
    await insertGrant(db, 'zoe', 11);
    await insertGrant(db, 'ex', 1);
    const invited = { name: '', token_hash: 'x', invited_at: '', sent_at: '', expires_at: '', accepted_at: null };
    await db
      .insertInto('plan_members')
      .values({
        ...invited,
        id: 'm',
        owner_id: 'eva',
        plan_id: 10,
        email: 'pia@correo.pe',
        user_id: 'pia',
        state: 'active',
        seat: 2,
      })
      .execute();
    expect(await sessions.places(1, now)).toEqual({ enrolled: 4, sold: 6 });
    expect(await sessions.places(2, now)).toEqual({ enrolled: 0, sold: 0 });
    const editor = new SessionsEditor(sessions, new FixedClock());
    const lacks = await editor.check(
      { room: '', sessions: [editedAt('a', { capacity: '5', place: 'Aula' })] },
      { id: 1 },
    );
    expect(lacks.map(({ text }) => text)).toEqual(['Sesión 1: ya se vendieron 6 cupos: el aforo no puede ser menor.']);
    await editor.apply(
      1,
      { room: '', sessions: [editedAt('a'), editedAt('b', { startsAt: '2026-03-20T19:00' })] },
      now,
    );
    const changed = {
      room: '',
      sessions: [editedAt('a', { place: 'Aula' }), editedAt('c', { startsAt: '2026-03-27T19:00' })],
    };
    expect(await editor.effects(1, changed)).toEqual([
      'Las 4 personas inscritas reciben un correo con la sesión que cambia de hora o de lugar.',
      'Las 4 personas inscritas reciben un correo con la sesión que ya no se hace.',
      'Las 4 personas inscritas reciben un correo con la sesión nueva.',
    ]);
    expect(await editor.effects(2, changed)).toEqual([]);
  });
});
