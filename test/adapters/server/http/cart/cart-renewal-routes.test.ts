import { beforeEach, describe, expect, test } from 'vitest';
import { TellPlanEndings } from '#application/server/plans/tell-plan-endings.ts';
import { insertCode, onSale, planPrices, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';
import { insertGrant } from '#test/support/shared/rows.ts';

interface Ending {
  readonly planId: number;
  readonly until: string;
  readonly hasEnded: boolean;
  readonly offer: { readonly price: string; readonly extraSeats: number } | null;
}

const year = { object: JSON.stringify({ plan_id: onSale.proPlan.id, precio_id: planPrices.year }) };
const firstReminder = '2027-02-23T14:00:00.000Z';
const lastReminder = '2027-03-07T14:00:00.000Z';
const afterTheEnd = '2027-03-11T15:00:00.000Z';

eachDatabase('Plans that end', (database) => {
  let school: TestSchool;
  let ana: Shopper;

  beforeEach(async () => {
    school = await testSchool({ database: database() });
    await stockShop(school.db);
    // Unless a test is about it, the price of today is that of the whole year.
    await school.db.updateTable('products').set({ discount_ends_at: null }).where('id', '=', 5).execute();
    await insertCode(school.db, { word: 'BECA', amount: 10_000, ends_at: '2028-01-01T04:59:59.000Z' });
    ana = await new Shopper(school).signIn();
  });

  /** Ana buys a year with two more seats. */
  const buys = async () => {
    await ana.add(onSale.proPlan.slug, year);
    await ana.call('PATCH', '/api/v1/cart/lines/5', { options: [{ optionId: 0, count: 2 }] });
    await takes();
  };
  const takes = async () => {
    await ana.call('PUT', '/api/v1/cart/code', { word: 'BECA' });
    const placed = await ana.order('0.00', { paymentMethod: 'free' });
    expect(placed.statusCode).toBe(201);
    await school.db.deleteFrom('outbox_mails').execute();
    return placed.json<{ id: string }>().id;
  };
  /** Time passes; whoever comes back signs in anew. */
  const later = async (at: string) => {
    school.clock.set(at);
    await ana.signIn(ana.userId ?? '');
  };
  const goRound = () => school.school.get(TellPlanEndings).execute(() => false);
  const letters = () =>
    school.db
      .selectFrom('outbox_mails')
      .select(['subject', 'text_body as text'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  const endings = async (who = ana) =>
    (await who.call('GET', '/api/v1/my-plan-endings')).json<{ plans: Ending[]; pausedBy: string | null }>();
  const renew = (price: string, planId: number = onSale.proPlan.id) =>
    ana.call('POST', '/api/v1/cart/plan-renewals', { planId, price });

  describe('the letters', () => {
    test('go out 15 and 3 days before, once each however often one goes round, with the price of today', async () => {
      await buys();
      await goRound();
      expect(await letters()).toEqual([]);
      school.clock.set(firstReminder);
      await Promise.all([goRound(), goRound()]);
      await goRound();
      const [first, ...more] = await letters();
      expect(more).toEqual([]);
      expect(first?.subject).toBe('Termina en 15 días: Plan PRO Laboral');
      expect(first?.text).toContain('460.00');
      expect(first?.text).toContain('/main/plan');
      expect(first?.text).toContain('No se renueva solo ni te cobramos nada sin que lo pidas.');
      school.clock.set(lastReminder);
      for (const _ of [1, 2]) await goRound();
      expect((await letters()).map(({ subject }) => subject)).toEqual([
        'Termina en 15 días: Plan PRO Laboral',
        'Termina en 3 días: Plan PRO Laboral',
      ]);
    });

    test('do not go to whoever has what follows, has had the money back, is paying, or has no account to use', async () => {
      await buys();
      const { userId } = ana;
      if (userId === null) throw new Error('Nobody is signed in');
      const order = await school.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
      await later(lastReminder);
      await insertGrant(school.db, userId, onSale.otherProPlan.id, { ends_at: '2027-09-01T04:59:59.000Z' });
      await goRound();
      await school.db.deleteFrom('grants').where('product_id', '=', onSale.otherProPlan.id).execute();
      await school.db.updateTable('users').set({ disabled_at: lastReminder }).where('id', '=', userId).execute();
      await goRound();
      await school.db.updateTable('users').set({ disabled_at: null }).where('id', '=', userId).execute();
      await school.db
        .insertInto('refunds')
        .values({
          id: 'r',
          number: 1,
          order_id: order.id,
          user_id: userId,
          state: 'done',
          reason: 'lower-value',
          lines: JSON.stringify([{ productId: 5 }]),
          amount: 100,
          keeps_access: 1,
          asked_by: userId,
          asked_at: lastReminder,
          words: '',
          decided_by: null,
          answer: '',
          attempt_id: null,
          operation: 'op-1',
          gateway_text: '',
          updated_at: lastReminder,
        })
        .execute();
      await goRound();
      await school.db.updateTable('refunds').set({ state: 'declined' }).execute();
      await renew('460.00');
      const placed = (await ana.order('460.00')).json<{ id: string }>();
      await ana.startPayment(placed.id);
      const attempts = (status: string) => school.db.updateTable('payment_attempts').set({ status }).execute();
      await attempts('unknown');
      await goRound();
      expect(await letters()).toEqual([]);
      await attempts('refused');
      await goRound();
      expect(await letters()).toHaveLength(1);
    });
  });

  describe('having it again', () => {
    test('puts the same length and seats into the cart at the price shown, and goes on from where it ends', async () => {
      await buys();
      await later(lastReminder);
      expect((await endings()).plans).toMatchObject([
        { planId: 5, until: '2027-03-11T04:59:59.000Z', hasEnded: false, offer: { price: '460.00', extraSeats: 2 } },
      ]);
      const cart = (await renew('460.00')).json<{ items: { price: string }[]; totals: { net: string } }>();
      expect(cart).toMatchObject({ items: [{ productId: 5, plan: { priceId: planPrices.year } }] });
      expect((await renew('460.00')).statusCode).toBe(200);
      await takes();
      const ends = await school.db.selectFrom('grants').select(['ends_at', 'extra_seats']).orderBy('ends_at').execute();
      expect(ends).toEqual([
        { ends_at: '2027-03-11T04:59:59.000Z', extra_seats: 2 },
        { ends_at: '2028-03-11T04:59:59.000Z', extra_seats: 2 },
      ]);
      await goRound();
      expect(await letters()).toEqual([]);
      expect((await endings()).plans).toMatchObject([{ until: '2028-03-11T04:59:59.000Z' }]);
    });

    test('says another price before anything is put in, and refuses what one never had, gifts and plans that stand apart', async () => {
      await buys();
      await school.db.updateTable('plan_prices').set({ discounted_price: null }).where('id', '=', 52).execute();
      const changed = await renew('460.00');
      expect(changed.statusCode).toBe(409);
      expect(changed.json()).toMatchObject({ field: 'price', data: { price: '560.00' } });
      expect(changed.json<{ detail: string }>().detail).toMatch(/era S\/\.\u{a0}460\.00 y hoy es S\/\.\u{a0}560\.00/u);
      expect((await ana.cart()).json()).toMatchObject({ items: [] });
      expect((await renew('70.00', onSale.otherProPlan.id)).json()).toMatchObject({ status: 404, field: 'planId' });
      await ana.add(onSale.otherProPlan.slug);
      expect((await renew('560.00')).json()).toMatchObject({ status: 409, data: { standing: { productId: 6 } } });
      await ana.call('DELETE', '/api/v1/cart');
      await ana.call('POST', '/api/v1/cart/gift-additions', { slug: onSale.course.slug, planPriceId: null });
      expect((await renew('560.00')).statusCode).toBe(409);
    });

    test('is offered after the end too, to whoever had it alone, and not of what is sold no more', async () => {
      await buys();
      await later(afterTheEnd);
      expect((await endings()).plans).toMatchObject([{ planId: 5, hasEnded: true, offer: { price: '460.00' } }]);
      expect((await renew('460.00')).statusCode).toBe(200);
      expect(await endings(await new Shopper(school).signIn())).toEqual({ plans: [], pausedBy: null });
      await school.db.updateTable('products').set({ status: 'draft' }).where('id', '=', 5).execute();
      expect((await endings()).plans).toMatchObject([{ planId: 5, offer: null }]);
      expect((await renew('460.00')).json()).toMatchObject({ status: 409, field: 'planId' });
    });
  });
});
