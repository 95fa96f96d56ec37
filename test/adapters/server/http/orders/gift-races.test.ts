import { afterAll, beforeEach, expect, test } from 'vitest';
import { builtProgram } from '#test/support/school/built-program.ts';
import { addressOf, onPostgres } from '#test/support/school/databases.ts';
import { boletaOfAna, onSale, stockShop } from '#test/support/cart/shop.ts';
import { RacingBuyer, TwoProcesses } from '#test/support/school/two-processes.ts';
import { secretsIn } from '#test/support/orders/giving.ts';
import { typedGift } from '#test/support/orders/gift-builders.ts';

const approved = '4111111111111111';
const { course } = onSale;
const program = builtProgram('test/support/school/school-process.ts');

onPostgres('Gifts by several at once, two processes', (database) => {
  const db = () => database().db;
  let started: TwoProcesses | null = null;
  let both: TwoProcesses;
  let ana: RacingBuyer;

  beforeEach(async () => {
    await stockShop(db());
    started ??= await TwoProcesses.start(program(), await addressOf(database()), db());
    both = started;
    both.log = '';
    ana = await RacingBuyer.signedIn(both, db());
  });
  afterAll(() => started?.stop());

  const grants = () => db().selectFrom('grants').select(['user_id', 'is_gift']).execute();
  const statusesOf = (answers: readonly { readonly status: number }[]) =>
    answers.map(({ status }) => status).toSorted((one, other) => one - other);

  /** Ana orders the course for somebody else; the order's id. */
  async function orderGift(): Promise<string> {
    await ana.call('POST', '/api/v1/cart/gift-additions', { slug: course.slug, planPriceId: null });
    const sendOn = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
    const made = await ana.call('POST', '/api/v1/orders', {
      billing: boletaOfAna,
      paymentMethod: 'card',
      acceptedTerms: true,
      expectedTotal: '199.90',
      gift: typedGift({ sendOn }),
    });
    if (made.status !== 201) throw new Error(made.text);
    return String(made.json.id);
  }

  async function atTheGateway(buyer: RacingBuyer, orderId: string): Promise<() => Promise<unknown>> {
    const page = await buyer.open(orderId);
    if (page === null) throw new Error('No attempt was opened');
    return buyer.type(page, approved);
  }

  /** Ana gives the course; the secret of its letter. */
  async function give(): Promise<string> {
    await (
      await atTheGateway(ana, await orderGift())
    )();
    return (await secretsIn(db())).at(-1) ?? '';
  }

  const accept = (person: RacingBuyer, secret: string) =>
    person.call('POST', '/api/v1/gift-acceptances', { secret, knowing: false });

  test('of four accounts that accept one gift at one moment one has it', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const secret = await give();
      const people = await Promise.all([1, 2, 3, 4].map(() => RacingBuyer.signedIn(both, db())));
      const answers = await Promise.all(people.map((person) => accept(person, secret)));
      expect(statusesOf(answers)).toEqual([204, 410, 410, 410]);
      expect(await grants()).toHaveLength(round);
    }
    expect(both.log).toBe('');
  });

  test('one account that presses four times at once has it once', async () => {
    const secret = await give();
    const luis = await RacingBuyer.signedIn(both, db());
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(luis, secret)));
    expect(statusesOf(answers)).toEqual([204, 204, 204, 204]);
    expect(await grants()).toEqual([{ user_id: luis.userId, is_gift: 1 }]);
  });

  test('whoever pays for the same while they accept it pays or accepts, never both', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const secret = await give();
      const luis = await RacingBuyer.signedIn(both, db());
      const comeBack = await atTheGateway(luis, await luis.order(course.slug, '199.90'));
      const [answer] = await Promise.all([accept(luis, secret), comeBack()]);
      const had = (await grants()).filter(({ user_id: id }) => id === luis.userId);
      expect(had).toEqual([{ user_id: luis.userId, is_gift: answer.status === 204 ? 1 : 0 }]);
      const gifts = await db()
        .selectFrom('gifts')
        .select('accepted_by')
        .where('accepted_by', '=', luis.userId)
        .execute();
      expect(gifts).toHaveLength(answer.status === 204 ? 1 : 0);
    }
    expect(await db().selectFrom('surplus_payments').select('id').execute()).toEqual([]);
  });

  test('a buyer’s own order, and two gifts of the same, are all paid at one moment', async () => {
    const orders = [await orderGift(), await orderGift()];
    await ana.call('PUT', '/api/v1/cart/gift', { isGift: false });
    orders.push(await ana.order(course.slug, '199.90'));
    const returns = [];
    for (const order of orders) returns.push(await atTheGateway(ana, order));
    await Promise.all(returns.map((comeBack) => comeBack()));
    const paid = await db().selectFrom('orders').select('status').execute();
    expect(paid.every(({ status }) => status === 'confirmed' || status === 'finished')).toBe(true);
    expect(await grants()).toEqual([{ user_id: ana.userId, is_gift: 0 }]);
    expect(await secretsIn(db())).toHaveLength(2);
    expect(await db().selectFrom('surplus_payments').select('id').execute()).toEqual([]);
  });

  test('accepting races the sending again: the old link or the new one opens it, and once', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const secret = await give();
      const { order_id: orderId } = await db()
        .selectFrom('gifts')
        .select('order_id')
        .where('accepted_at', 'is', null)
        .executeTakeFirstOrThrow();
      const early = new Date(Date.now() - 120_000).toISOString();
      await db().updateTable('gifts').set({ sent_at: early }).where('order_id', '=', orderId).execute();
      const luis = await RacingBuyer.signedIn(both, db());
      const [taken] = await Promise.all([
        accept(luis, secret),
        ana.call('POST', `/api/v1/my-gifts/${orderId}/letters`),
      ]);
      if (taken.status !== 204) {
        const newest = (await secretsIn(db())).at(-1) ?? '';
        expect((await accept(luis, newest)).status).toBe(204);
      }
      expect((await grants()).filter(({ user_id: id }) => id === luis.userId)).toHaveLength(1);
    }
  });
});
