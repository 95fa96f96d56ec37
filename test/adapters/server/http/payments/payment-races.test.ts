import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import { goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { builtProgram } from '#test/support/school/built-program.ts';
import { addressOf, onPostgres } from '#test/support/school/databases.ts';
import { photo } from '#test/support/vouchers/deposits.ts';
import { asFactura } from '#test/support/receipts/arbitrary-receipts.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';
import { boletaOfAna, insertCode, onSale, stockShop } from '#test/support/cart/shop.ts';
import { RacingBuyer, TwoProcesses } from '#test/support/school/two-processes.ts';

const approved = '4111111111111111';
const { course, book, seminar } = onSale;
const program = builtProgram('test/support/school/school-process.ts');

onPostgres('Paying by several ways at once, two processes', (database) => {
  const db = () => database().db;
  let started: TwoProcesses | null = null;
  let both: TwoProcesses;
  let ana: RacingBuyer;
  let image: Blob;

  beforeEach(async () => {
    await stockShop(db());
    await new BankAccountsInSql(db()).offer([aBankAccount('bcp')]);
    started ??= await TwoProcesses.start(program(), await addressOf(database()), db());
    both = started;
    both.log = '';
    ana = await RacingBuyer.signedIn(both, db());
    image = new Blob([new Uint8Array(await photo())]);
  });
  afterAll(() => started?.stop());

  /** How often the gateway was asked to charge a card that it approved, and how often ana was given a product. */
  async function outcome(): Promise<{ charges: number; grants: number }> {
    const charges = await db()
      .selectFrom('simulated_payments')
      .select('session_key')
      .where('authorized_at', 'is not', null)
      .execute();
    const grants = await db().selectFrom('grants').select('id').where('user_id', '=', ana.userId).execute();
    return { charges: charges.length, grants: grants.length };
  }

  async function atTheGateway(orderId: string): Promise<() => Promise<unknown>> {
    const page = await ana.open(orderId);
    if (page === null) throw new Error('No attempt was opened');
    return ana.type(page, approved);
  }

  test('four orders of one course that come back from the gateway at one moment are charged once', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const buyer = (ana = await RacingBuyer.signedIn(both, db()));
      const returns = [];
      for (let order = 0; order < 4; order += 1) {
        returns.push(await atTheGateway(await buyer.order(course.slug, '199.90')));
      }
      await Promise.all(returns.map((comeBack) => comeBack()));
      expect(await outcome()).toEqual({ charges: round, grants: 1 });
    }
  });

  test('two attempts of one order that begin at once and are both paid at once charge once', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const buyer = (ana = await RacingBuyer.signedIn(both, db()));
      const orderId = await buyer.order(course.slug, '199.90');
      const pages = await Promise.all([1, 2, 3].map(() => buyer.open(orderId)));
      const returns = await Promise.all(pages.flatMap((page) => (page === null ? [] : [buyer.type(page, approved)])));
      await Promise.all(returns.map((comeBack) => comeBack()));
      expect(await outcome()).toEqual({ charges: round, grants: 1 });
      expect(both.log).toBe('');
    }
  });

  test('of two vouchers for one course that arrive at once one is taken', async () => {
    const orders = [
      await ana.order(course.slug, '199.90', 'deposit'),
      await ana.order(course.slug, '199.90', 'deposit'),
    ];
    const sent = await Promise.all(orders.map((id, index) => ana.sendVoucher(id, `70000${index}`, '199.90', image)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(sent.find(({ status }) => status === 409)?.json).toMatchObject({
      kind: 'in-other-order',
      data: { order: { state: 'under-review' } },
    });
  });

  test('a voucher and a card that arrive at once for one course are not both taken', async () => {
    const comeBack = await atTheGateway(await ana.order(course.slug, '199.90'));
    const deposit = await ana.order(course.slug, '199.90', 'deposit');
    const [sent] = await Promise.all([ana.sendVoucher(deposit, '700001', '199.90', image), comeBack()]);
    const { charges } = await outcome();
    expect(charges + (sent.status === 201 ? 1 : 0)).toBe(1);
  });

  test('a code of one use for two orders whose vouchers arrive at once is claimed by one, the other goes to review', async () => {
    await insertCode(db(), { limit_per_account: 1, ends_at: '2999-01-01T04:59:59.000Z' });
    const orders = [
      await ana.order(course.slug, '169.91', 'deposit', 'QUINCE'),
      await ana.order(book.slug, '76.41', 'deposit', 'QUINCE'),
    ];
    const sent = await Promise.all(
      orders.map((id, index) => ana.sendVoucher(id, `80000${index}`, ['169.91', '76.41'][index] ?? '', image)),
    );
    expect(sent.map(({ json }) => json.state).toSorted()).toEqual(['review', 'sent']);
  });

  test('the last place of a seminar is sold to one of two buyers, however they pay, and the other is charged nothing', async () => {
    const far = {
      starts_at: '2999-01-01T00:00:00.000Z',
      ends_at: '2999-01-01T02:00:00.000Z',
      changed_at: '',
      removed_at: null,
    };
    await db()
      .insertInto('seminar_sessions')
      .values({ id: 'a', product_id: seminar.id, room: null, capacity: 1, recording: null, ...far })
      .execute();
    const placesBecome = (capacity: number) => db().updateTable('seminar_sessions').set({ capacity }).execute();
    const luis = await RacingBuyer.signedIn(both, db());
    // By card: both have typed theirs, and come back at one moment.
    const returns = [];
    for (const buyer of [ana, luis]) {
      const page = await buyer.open(await buyer.order(seminar.slug, '150.00'));
      returns.push(await buyer.type(page ?? '', approved));
    }
    const came = await Promise.all(returns.map((comeBack) => comeBack()));
    expect(came.map(({ status }) => status)).toEqual([303, 303]);
    const attempts = await db()
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .select(['payment_attempts.status', 'orders.user_id'])
      .orderBy('payment_attempts.status')
      .execute();
    expect(attempts.map(({ status }) => status)).toEqual(['paid', 'refused']);
    const [winner, loser] = attempts[0]?.user_id === ana.userId ? [ana, luis] : [luis, ana];
    const holders = async () => (await db().selectFrom('grants').select('user_id').execute()).map((row) => row.user_id);
    expect([await holders(), (await outcome()).charges]).toEqual([[winner.userId], 1]);
    // Whoever looks is told at once, at either process.
    for (const _ of [1, 2]) {
      const { json } = await both.call('GET', `/api/v1/products/${seminar.slug}`, {});
      expect(json.product.placesLeft).toBe(0);
    }
    await expect(loser.order(seminar.slug, '150.00')).rejects.toThrow(/cart-empty|sold-out/);
    // By deposit: the place is held from the order on, and by one of two who order at one moment.
    await placesBecome(2);
    await sql`delete from product_places`.execute(db());
    const eva = await RacingBuyer.signedIn(both, db());
    const orders = await Promise.allSettled(
      [loser, eva].map((buyer) => buyer.order(seminar.slug, '150.00', 'deposit')),
    );
    expect(orders.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    // Free: one of two who take it at one moment has it.
    await placesBecome(3);
    await sql`delete from product_places`.execute(db());
    await db().updateTable('products').set({ regular_price: 0 }).where('id', '=', seminar.id).execute();
    const takers = [await RacingBuyer.signedIn(both, db()), await RacingBuyer.signedIn(both, db())];
    const form = new FormData();
    form.set('revista', 'ES');
    form.set('productos', JSON.stringify([seminar.slug]));
    const taken = await Promise.all(takers.map((buyer) => buyer.call('POST', '/api/user/set-free-products', form)));
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(taken.find(({ status }) => status === 409)?.json.detail).toBe(
      '«Reforma tributaria» está agotado: ya no quedan cupos.',
    );
    expect([(await holders()).length, both.log]).toEqual([2, '']);
  });

  test('two clerks who give lines of one order back at one moment give each back once, over one note each, to the last céntimo and no more', async () => {
    const clerks = [await clerk(), await clerk()] as const;
    for (let round = 1; round <= 3; round += 1) {
      ana = await RacingBuyer.signedIn(both, db());
      const { id, number } = await orderOfTwo();
      await (
        await atTheGateway(id)
      )();
      const give = (who: 0 | 1, ...products: readonly (typeof course | typeof book)[]) =>
        clerks[who].call('POST', `/api/v1/staff/orders/${number}/refunds`, {
          reason: 'item-return',
          lines: products.map(({ id: productId }) => ({ productId })),
        });
      const answers = await Promise.all([give(0, course), give(1, course), give(0, book), give(1, course, book)]);
      expect(answers.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
      const given = answers.filter(({ status }) => status === 201).length;
      expect(given).toBeGreaterThan(0);
      // Whatever is left is given back then, and nothing a second time.
      const rest = [await give(0, course), await give(1, book), await give(0, course, book)];
      const done = given + rest.filter(({ status }) => status === 201).length;
      const refunds = await db().selectFrom('refunds').selectAll().where('order_id', '=', id).execute();
      expect(refunds.map(({ state }) => state)).toEqual(Array(done).fill('done'));
      const back = await db().selectFrom('simulated_refunds').select('amount').execute();
      const notes = await db()
        .selectFrom('credit_notes')
        .select(['refund_id', 'total', 'number', 'order_id'])
        .execute();
      const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
      expect(sum(back.map(({ amount }) => amount))).toBe(28_980 * round);
      expect(sum(notes.map(({ total }) => total))).toBe(28_980 * round);
      expect(notes.filter(({ order_id: order }) => order === id)).toHaveLength(done);
      expect(notes.map(({ number: each }) => each).toSorted((one, other) => one - other)).toEqual(
        notes.map((_, index) => index + 1),
      );
    }
    expect(both.log).toBe('');
  });

  test('a receipt that two clerks make out anew while a third gives a line back is taken back whole once or not at all, and what is given back is of the one that holds', async () => {
    const clerks = [await clerk(), await clerk(), await clerk()] as const;
    const { email: _, ...factura } = asFactura.buyer;
    const { school } = await testSchool({ database: database() });
    for (let round = 1; round <= 3; round += 1) {
      ana = await RacingBuyer.signedIn(both, db());
      const { id, number } = await orderOfTwo();
      await (
        await atTheGateway(id)
      )();
      await goRoundReceipts(school);
      const ofOrder = db()
        .selectFrom('receipts')
        .select(['id', 'series', 'number', 'total'])
        .where('order_id', '=', id);
      const old = await ofOrder.executeTakeFirstOrThrow();
      await db().updateTable('receipts').set({ tax_state: 'accepted' }).where('id', '=', old.id).execute();
      const correct = (who: 0 | 1) => clerks[who].call('POST', `/api/v1/staff/receipts/${old.id}/corrections`, factura);
      const back = { reason: 'item-return', lines: [{ productId: course.id }] };
      const [refund, ...corrections] = await Promise.all([
        clerks[2].call('POST', `/api/v1/staff/orders/${number}/refunds`, back),
        correct(0),
        correct(1),
      ]);
      expect(refund.status).toBe(201);
      const made = corrections.filter(({ status }) => status === 201);
      expect(corrections.filter(({ status }) => status === 409)).toHaveLength(2 - Math.min(made.length, 1));
      const over = await db().selectFrom('correction_notes').select('total').where('order_id', '=', id).execute();
      expect(over).toEqual(made.map(() => ({ total: old.total })));
      const holds = await ofOrder.executeTakeFirstOrThrow();
      expect([holds.total, holds.id === old.id]).toEqual([old.total, made.length === 0]);
      const note = db().selectFrom('credit_notes').select('content').where('order_id', '=', id);
      expect(JSON.parse((await note.executeTakeFirstOrThrow()).content)).toMatchObject({
        corrects: { series: holds.series, number: holds.number },
      });
    }
    const tables = ['receipts', 'corrected_receipts', 'credit_notes', 'correction_notes'] as const;
    for (const series of ['B001', 'F001', 'BC01', 'FC01']) {
      const numbered = async (table: (typeof tables)[number]) =>
        db().selectFrom(table).select('number').where('series', '=', series).execute();
      const numbers = (await Promise.all(tables.map(numbered))).flat().map(({ number }) => number);
      expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_each, index) => index + 1));
    }
    expect(both.log).toBe('');
  });

  /** An owner with a second factor, whose password was shown a moment ago. */
  async function clerk(): Promise<RacingBuyer> {
    const owner = await RacingBuyer.signedIn(both, db(), { isCollaborator: true });
    const at = new Date().toISOString();
    const factor = { user_id: owner.userId, secret: 'x', created_at: at, confirmed_at: at, last_step: 0 };
    await db().insertInto('second_factors').values(factor).execute();
    await db().updateTable('sessions').set({ proven_at: at }).where('user_id', '=', owner.userId).execute();
    return owner;
  }

  /** Ana's order of the course and the book, 289.80. */
  async function orderOfTwo(): Promise<{ id: string; number: number }> {
    for (const { slug } of [course, book]) {
      const form = new FormData();
      form.set('slug', slug);
      form.set('revista', 'ES');
      await ana.call('POST', '/api/clientes/add-carrito', form);
    }
    const asked = { billing: boletaOfAna, paymentMethod: 'card', acceptedTerms: true, expectedTotal: '289.80' };
    const made = await ana.call('POST', '/api/v1/orders', asked);
    if (made.status !== 201) throw new Error(made.text);
    return made.json;
  }
});
