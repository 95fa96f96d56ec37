import type { Kysely, KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { PlaceHoldingsInSql } from '#adapters/server/sql/learning/place-holdings-in-sql.ts';
import { SeminarSessionsInSql } from '#adapters/server/sql/learning/seminar-sessions-in-sql.ts';
import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import { PublicStamps } from '#adapters/server/sql/shared/public-stamps.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { PlaceGuard } from '#application/server/learning/seminars/place-guard.ts';
import { SessionsEditor } from '#application/server/learning/seminars/sessions-editor.ts';
import { type OrderToWait, placeHoldingsContract, type SchoolWithPlaces } from '#test/ports/learning/place-holdings.ts';
import { placesTaken } from '#domain/learning/seminars/places.ts';
import { editedAt } from '#test/support/learning/sessions.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/shared/rows.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
type Db = Kysely<SchoolDatabase>;

async function school(db: Db): Promise<SchoolWithPlaces> {
  for (const id of [1, 2]) {
    await insertProduct(db, id, { kind: 'seminar', slug: `seminario-${id}`, title: `Seminario ${id}` });
  }
  await insertProduct(db, 10, { kind: 'plan', slug: 'pack', plan_page: 'pack', plan_seats: 2 });
  await insertProduct(db, 11, { kind: 'plan', slug: 'pro', plan_page: 'pro' });
  await db
    .insertInto('plan_products')
    .values([
      { plan_id: 10, product_id: 1, kind: null, category_id: null },
      { plan_id: 11, product_id: null, kind: 'seminar', category_id: null },
    ])
    .execute();
  for (const user of ['ana', 'luis']) await insertUser(db, user);
  await new BankAccountsInSql(db).offer([aBankAccount('bcp')]);
  let orders = 0;
  return {
    holdings: new PlaceHoldingsInSql(db),
    order: (order) => insertOrder(db, order, (orders += 1)),
    told: (productId) => toldOf(db, productId),
  };
}

async function toldOf(db: Db, productId: number): Promise<number | null> {
  const row = await db
    .selectFrom('product_places')
    .select('places_left')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.places_left ?? null;
}

async function insertOrder(db: Db, order: OrderToWait, number: number): Promise<void> {
  const at = now.toISOString();
  const { id, userId, status, paymentMethod, productId, choices = {}, accepted } = order;
  const sums = { total: 0, discount: 0, new_total: 0, base: 0, tax: 0 };
  const times = { created_at: at, updated_at: at, expires_at: order.expiresAt ?? '2026-03-12T15:00:00.000Z' };
  const unsaid = { code_word: null, terms_version: null, creation_key: null, confirmed_at: null };
  const said = { id, number, user_id: userId, status, payment_method: paymentMethod, snapshot: '{}', billing: 'null' };
  await db
    .insertInto('orders')
    .values({ ...said, ...sums, ...times, ...unsaid })
    .execute();
  const amounts = { rate: 1800, price: 0, discount: 0, net: 0, base: 0, tax: 0, is_never_due: 0 } as const;
  const line = { order_id: id, position: 0, product_id: productId, title: '', kind: 'seminar' };
  await db
    .insertInto('order_lines')
    .values({ ...line, ...amounts, choices: JSON.stringify(choices) })
    .execute();
  if (order.attempt !== undefined) {
    const answer = { session_key: null, transaction_id: null, action_code: null, action_text: null };
    const attempt = { id: `a-${id}`, order_id: id, gateway: 'x', purchase_number: String(number), amount: 0 };
    const card = { card_mask: null, card_brand: null, created_at: at, updated_at: at };
    await db
      .insertInto('payment_attempts')
      .values({ ...attempt, ...answer, ...card, status: order.attempt })
      .execute();
  }
  if (order.voucher !== undefined) await insertVoucher(db, order, at);
  if (accepted === undefined) return;
  const people = { recipient_name: '', recipient_email: '', message: '', giver_name: '', send_on: '2026-03-11' };
  const due = order.withdrawn === true ? null : at;
  const unsent = { due_at: due, sent_at: null, token_hash: null, accepted_by: null };
  await db
    .insertInto('gifts')
    .values({ order_id: id, ...people, ...unsent, accepted_at: accepted ? at : null })
    .execute();
}

async function insertVoucher(db: Db, { id, userId, voucher = '' }: OrderToWait, at: string): Promise<void> {
  const deposit = {
    bank_account_id: 'bcp',
    bank: 'BCP',
    operation_number: id,
    operation_key: id,
    paid_on: '2026-03-09',
  };
  const file = { amount: 1, payer_name: '', file_key: '', file_type: '', sent_at: at };
  const undecided = { decided_by: null, decided_at: null, decision_reason: null };
  await db
    .insertInto('vouchers')
    .values({ id: `v-${id}`, order_id: id, user_id: userId, ...deposit, ...file, ...undecided, state: voucher })
    .execute();
}

/** What happens once so many queries were answered. */
function afterQuery(place: number, happens: () => Promise<void>): KyselyPlugin {
  let answered = 0;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answered += 1;
      if (answered === place) await happens();
      return result;
    },
  };
}

eachDatabase('PlaceHoldingsInSql', (database) => {
  placeHoldingsContract(() => school(database().db));

  test('only what pages show of the places that are left renews their stamp', async () => {
    const { holdings } = await school(database().db);
    const stamps = new PublicStamps(database().db);
    const renewedBy = async (left: number | null): Promise<boolean> => {
      const before = await stamps.now();
      await holdings.keep(2, left);
      return (await stamps.now()).get('product_places') !== before.get('product_places');
    };
    const told: boolean[] = [];
    for (const left of [9, 6, 5, 5, 4, 0, 7, 9, null, 3, null]) told.push(await renewedBy(left));
    expect(told).toEqual([false, false, true, false, true, true, true, false, false, true, true]);
  });

  test('who is being sold a place is counted at every moment, also while one query follows another', async () => {
    const { db } = database();
    const { order } = await school(db);
    const counted: number[] = [];
    for (let place = 1; place <= 4; place += 1) {
      const id = `pedido-${place}`;
      await insertUser(db, id);
      await order({ id, userId: id, status: 'continue', paymentMethod: 'card', productId: 1, attempt: 'authorizing' });
      const sold = async (): Promise<void> => {
        await db.updateTable('payment_attempts').set({ status: 'paid' }).where('order_id', '=', id).execute();
        await db.updateTable('orders').set({ status: 'confirmed' }).where('id', '=', id).execute();
        await insertGrant(db, id, 1, { source: 'order', order_id: id });
      };
      const holdings = new PlaceHoldingsInSql(db.withPlugin(afterQuery(place, sold)));
      counted.push(placesTaken(await holdings.of(1, now)));
    }
    expect(counted).toEqual([1, 2, 3, 4]);
  });

  test('a seat that was lent to somebody whose account is erased is its buyer’s to lend again, and nobody else’s', async () => {
    const { db } = database();
    const { holdings, order } = await school(db);
    await insertUser(db, 'ex', { disabled_at: now.toISOString() });
    await order({ id: 'pedido', userId: 'ana', status: 'confirmed', paymentMethod: 'card', productId: 1 });
    await insertGrant(db, 'ana', 1, { source: 'order', order_id: 'pedido', extra_seats: 1 });
    await insertGrant(db, 'ex', 1, { source: 'order', order_id: 'pedido' });
    expect(placesTaken(await holdings.of(1, now))).toBe(2);
  });

  test('seats are those of whoever has the seminar or a plan that names it, and those that wait to be lent', async () => {
    const { db } = database();
    const { holdings, order } = await school(db);
    const clock = new FixedClock();
    const sessions = new SeminarSessionsInSql(db);
    const guard = new PlaceGuard(holdings, sessions, clock);
    for (const user of ['eva', 'pia', 'leo', 'zoe', 'ex']) await insertUser(db, user);
    await db.updateTable('users').set({ disabled_at: now.toISOString() }).where('id', '=', 'ex').execute();
    // Ana bought it with three seats and lent one to Luis; Eva has the pack, and her guest is Pia; Leo had it; Zoe has every seminar.
    await order({ id: 'pedido', userId: 'ana', status: 'confirmed', paymentMethod: 'card', productId: 1 });
    const ofOrder = { source: 'order', order_id: 'pedido' };
    await insertGrant(db, 'ana', 1, { ...ofOrder, extra_seats: 3 });
    await insertGrant(db, 'luis', 1, ofOrder);
    await insertGrant(db, 'eva', 10);
    await insertGrant(db, 'leo', 1, { ends_at: '2026-03-01T00:00:00.000Z' });
    await insertGrant(db, 'zoe', 11);
    // Nobody can lend what an erased account bought, nor pay what it ordered.
    await order({ id: 'de-ex', userId: 'ex', status: 'confirmed', paymentMethod: 'card', productId: 1 });
    await order({ id: 'sin-pagar', userId: 'ex', status: 'continue', paymentMethod: 'deposit', productId: 1 });
    await insertGrant(db, 'ex', 1, { source: 'order', order_id: 'de-ex', extra_seats: 2 });
    await insertGrant(db, 'ex', 10);
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
    expect(await guard.count(1)).toEqual({ enrolled: 4, taken: 6, capacity: null });
    expect(await guard.count(2)).toEqual({ enrolled: 0, taken: 0, capacity: null });
    const editor = new SessionsEditor(sessions, guard, clock);
    const lacks = await editor.check(
      { room: '', sessions: [editedAt('a', { capacity: '5', place: 'Aula' })] },
      { id: 1 },
    );
    expect(lacks.map(({ text }) => text)).toEqual(['Sesión 1: ya hay 6 cupos tomados: el aforo no puede ser menor.']);
    await editor.apply(
      1,
      { room: '', sessions: [editedAt('a', { capacity: '9' }), editedAt('b', { startsAt: '2026-03-20T19:00' })] },
      now,
    );
    expect(await guard.count(1)).toMatchObject({ capacity: 9 });
    expect([await toldOf(db, 1), await toldOf(db, 10)]).toEqual([3, 1]);
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
