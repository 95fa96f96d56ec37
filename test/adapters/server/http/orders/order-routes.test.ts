import { beforeEach, describe, expect, test } from 'vitest';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { recomputeSnapshot, type OrderSnapshot } from '#domain/orders/order-snapshot.ts';
import { onPostgres } from '#test/support/school/databases.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { boletaOfAna, insertCode, onSale, planPrices, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let school: TestSchool;
let ana: Shopper;

beforeEach(async () => {
  school = await testSchool();
  await stockShop(school.db);
  ana = await new Shopper(school).signIn();
});

const grantsOf = ({ db }: TestSchool) =>
  db.selectFrom('grants').select(['product_id', 'order_id', 'ends_at']).orderBy('product_id').execute();

describe('POST /api/v1/orders', () => {
  test('a school without a bank account takes no deposit, and says so at the way to pay', async () => {
    await ana.add(onSale.course.slug);
    const byDeposit = () => ana.order('199.90', { paymentMethod: 'deposit' });
    const refused = await byDeposit();
    expect(refused.json()).toMatchObject({ status: 409, field: 'paymentMethod' });
    expect(refused.json<{ detail: string }>().detail).toContain('Paga con tarjeta.');
    expect(await school.db.selectFrom('orders').select('id').execute()).toEqual([]);
    await school.school.get(BankAccounts).offer([aBankAccount('bcp')]);
    expect((await byDeposit()).statusCode).toBe(201);
    await school.school.get(BankAccounts).offer([]);
    expect((await byDeposit()).statusCode).toBe(409);
    expect((await ana.order('199.90')).statusCode).toBe(201);
  });

  test('freezes the price, its derivation and the billing data', async () => {
    await insertCode(school.db);
    for (const { slug } of [onSale.seminar, onSale.book, onSale.course]) await ana.add(slug);
    await ana.call('PUT', '/api/v1/cart/code', { word: 'QUINCE' });
    const created = await ana.order('373.83');
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({
      number: 1,
      state: 'continue',
      paymentMethod: 'card',
      totals: { price: '439.80', discount: '65.97', net: '373.83', base: '328.46', tax: '45.37' },
      codeWord: 'QUINCE',
      lines: [
        { productId: 1, slug: 'reforma-tributaria', net: '127.50' },
        { productId: 2, net: '76.41' },
        { productId: 3, net: '169.92' },
      ],
      billing: boletaOfAna,
      createdAt: '2026-03-10T15:00:00.000Z',
      expiresAt: '2026-03-12T15:00:00.000Z',
    });
    const { snapshot, terms_version: terms } = await school.db
      .selectFrom('orders')
      .select(['snapshot', 'terms_version'])
      .executeTakeFirstOrThrow();
    expect(terms).toBe('2026-11');
    expect(recomputeSnapshot(JSON.parse(snapshot) as OrderSnapshot).ok).toBe(true);
  });

  test('keeps its prices when the school changes them later', async () => {
    await ana.add(onSale.course.slug);
    const { id } = (await ana.order('199.90')).json<Wire<PlacedOrder>>();
    await school.db.updateTable('products').set({ regular_price: 99_900 }).where('id', '=', 3).execute();
    expect((await ana.call('GET', `/api/v1/orders/${id}`)).json()).toMatchObject({ totals: { net: '199.90' } });
  });

  test('never takes a total that the buyer was not shown', async () => {
    await ana.add(onSale.course.slug);
    await school.db.updateTable('products').set({ regular_price: 20_990 }).where('id', '=', 3).execute();
    const refused = await ana.order('199.90');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      kind: 'total-changed',
      detail: 'El total cambió de S/.\u00A0199.90 a S/.\u00A0209.90. Revísalo antes de pagar.',
      data: { totals: { net: '209.90' } },
    });
    expect((await ana.call('GET', '/api/v1/orders')).json()).toEqual({ orders: [] });
  });

  test('is one order for one key, and refuses the key for another request', async () => {
    await ana.add(onSale.course.slug);
    const first = await ana.order('199.90', {}, 'una-sola-clave-00');
    const again = await ana.order('199.90', {}, 'una-sola-clave-00');
    expect(again.json<Wire<PlacedOrder>>().id).toBe(first.json<Wire<PlacedOrder>>().id);
    expect((await ana.order('1.00', {}, 'una-sola-clave-00')).statusCode).toBe(422);
    expect((await ana.call('GET', '/api/v1/orders')).json<{ orders: object[] }>().orders).toHaveLength(1);
  });

  test('is found again by its key even when the answer to the first request was lost', async () => {
    await ana.add(onSale.course.slug);
    const first = await ana.order('199.90', {}, 'una-sola-clave-00');
    await school.db.deleteFrom('idempotency_keys').execute();
    const again = await ana.order('199.90', {}, 'una-sola-clave-00');
    expect(again.json<Wire<PlacedOrder>>().number).toBe(first.json<Wire<PlacedOrder>>().number);
  });

  test('remembers the billing data for the next time, the last used first', async () => {
    await ana.add(onSale.course.slug);
    await ana.order('199.90');
    school.clock.advance({ minutes: 1 });
    const factura = {
      receiptType: 'factura',
      documentType: 'RUC',
      documentNumber: '20100047218',
      name: 'Estudio Quispe SAC',
      address: 'Jr. Lima 100',
      email: 'pagos@estudio.example',
    };
    await ana.order('199.90', { billing: factura });
    school.clock.advance({ minutes: 1 });
    await ana.order('199.90', { billing: { ...boletaOfAna, name: 'Ana Quispe' } });
    const { records } = (await ana.call('GET', '/api/v1/billing-records')).json<{ records: object[] }>();
    expect(records).toMatchObject([{ receiptType: 'boleta', name: 'Ana Quispe' }, factura]);
  });

  test.each([
    ['a factura to a DNI', { billing: { ...boletaOfAna, receiptType: 'factura' } }, 'billing.documentType'],
    [
      'a RUC with a wrong check digit',
      {
        billing: {
          ...boletaOfAna,
          receiptType: 'factura',
          documentType: 'RUC',
          documentNumber: '20100047219',
          address: 'Lima',
        },
      },
      'billing.documentNumber',
    ],
    ['a DNI of seven digits', { billing: { ...boletaOfAna, documentNumber: '1234567' } }, 'billing.documentNumber'],
    [
      'a factura without an address',
      { billing: { ...boletaOfAna, receiptType: 'factura', documentType: 'RUC', documentNumber: '20100047218' } },
      'billing.address',
    ],
    ['no name', { billing: { ...boletaOfAna, name: ' ' } }, 'billing.name'],
    ['an e-mail that is none', { billing: { ...boletaOfAna, email: 'ana' } }, 'billing.email'],
    ['terms that were not accepted', { acceptedTerms: false }, 'acceptedTerms'],
    ['a way to pay that is not offered', { paymentMethod: 'cash' }, 'paymentMethod'],
    ['a total with three decimals', { expectedTotal: '199.900' }, 'expectedTotal'],
  ])('refuses %s and names the field', async (_, changes, field) => {
    await ana.add(onSale.course.slug);
    const refused = await ana.order('199.90', changes);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ field });
  });

  test('refuses an empty cart, a missing key, a missing sign-in', async () => {
    expect((await ana.order('0.00')).json()).toMatchObject({ kind: 'cart-empty' });
    expect(
      (
        await ana.call('POST', '/api/v1/orders', {
          billing: boletaOfAna,
          paymentMethod: 'card',
          acceptedTerms: true,
          expectedTotal: '1.00',
        })
      ).json(),
    ).toMatchObject({ field: 'Idempotency-Key' });
    expect((await new Shopper(school).order('0.00')).statusCode).toBe(401);
  });

  test('refuses a guest until the guest stops being one', async () => {
    const guest = await new Shopper(school).signIn(await school.addUser({ role: 1 }));
    await guest.add(onSale.course.slug);
    const refused = await guest.order('199.90');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ kind: 'guest-must-leave' });
  });

  test('is shown to its buyer alone', async () => {
    await ana.add(onSale.course.slug);
    const { id } = (await ana.order('199.90')).json<Wire<PlacedOrder>>();
    const other = await new Shopper(school).signIn();
    expect((await other.call('GET', `/api/v1/orders/${id}`)).statusCode).toBe(404);
    expect((await other.call('GET', '/api/v1/orders')).json()).toEqual({ orders: [] });
  });
});

describe('an order with nothing to pay', () => {
  beforeEach(() => insertCode(school.db, { word: 'BECA', amount: 10_000, limit_in_all: 1 }));

  test('is confirmed at once: granted, written to the buyer, out of the cart, its code used', async () => {
    await ana.add(onSale.course.slug);
    await ana.call('PUT', '/api/v1/cart/code', { word: 'BECA' });
    expect((await ana.order('0.00')).json()).toMatchObject({ kind: 'payment-method-unfit', field: 'paymentMethod' });
    const created = await ana.order('0.00', { paymentMethod: 'free' });
    expect(created.json()).toMatchObject({ state: 'confirmed', confirmedAt: '2026-03-10T15:00:00.000Z' });
    expect(await grantsOf(school)).toEqual([
      { product_id: 3, order_id: created.json<Wire<PlacedOrder>>().id, ends_at: null },
    ]);
    expect((await ana.cart()).json()).toMatchObject({ items: [], code: null });
    const mail = await school.db
      .selectFrom('outbox_mails')
      .select(['recipient', 'subject', 'text_body'])
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ subject: 'Ya es tuyo: Derecho laboral' });
    expect(mail.recipient).toContain('ana@correo.example');
    expect(mail.text_body).toContain('Derecho laboral');
    expect(
      (
        await new Shopper(school).signIn().then(async (luis) => {
          await luis.add(onSale.book.slug);
          return luis.call('PUT', '/api/v1/cart/code', { word: 'BECA' });
        })
      ).json(),
    ).toMatchObject({ kind: 'code-used-up' });
  });

  test('is not confirmed by a code whose last use went to somebody else meanwhile', async () => {
    await ana.add(onSale.course.slug);
    await ana.call('PUT', '/api/v1/cart/code', { word: 'BECA' });
    await school.db.insertInto('code_counts').values({ code_id: 1, user_id: '', uses: 1 }).execute();
    expect((await ana.order('0.00', { paymentMethod: 'free' })).json()).toMatchObject({
      kind: 'total-changed',
      data: { totals: { net: '199.90' } },
    });
    expect(await grantsOf(school)).toEqual([]);
  });
});

describe('a plan that is bought', () => {
  test('lasts as long as the price chosen, and on from its end when bought again', async () => {
    await insertCode(school.db, { word: 'BECA', amount: 10_000 });
    for (const expected of ['2026-04-11T04:59:59.000Z', '2026-05-11T04:59:59.000Z']) {
      await ana.add(onSale.proPlan.slug, { object: JSON.stringify({ plan_id: 5, precio_id: planPrices.month }) });
      await ana.call('PUT', '/api/v1/cart/code', { word: 'BECA' });
      expect((await ana.order('0.00', { paymentMethod: 'free' })).statusCode).toBe(201);
      const ends = await school.db
        .selectFrom('grants')
        .select('ends_at')
        .orderBy('ends_at', 'desc')
        .executeTakeFirstOrThrow();
      expect(ends.ends_at).toBe(expected);
    }
    expect((await ana.add(onSale.course.slug)).statusCode).toBe(200);
  });
});

onPostgres('Orders under a race', (database) => {
  let shop: TestSchool;
  beforeEach(async () => {
    shop = await testSchool({ database: database() });
    await stockShop(shop.db);
  });

  test('twenty requests with one key make one order', async () => {
    const buyer = await new Shopper(shop).signIn();
    await buyer.add(onSale.course.slug);
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.order('199.90', {}, 'una-sola-clave-00')));
    expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 409)).toBe(true);
    expect(await shop.db.selectFrom('orders').select('number').execute()).toEqual([{ number: 1 }]);
  });

  test('the last use of a code, claimed by thirty buyers at once, goes to one', async () => {
    await insertCode(shop.db, { word: 'BECA', amount: 10_000, limit_in_all: 1 });
    const buyers = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const buyer = await new Shopper(shop).signIn();
        await buyer.add(onSale.course.slug);
        await buyer.call('PUT', '/api/v1/cart/code', { word: 'BECA' });
        return buyer;
      }),
    );
    const answers = await Promise.all(buyers.map((buyer) => buyer.order('0.00', { paymentMethod: 'free' })));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(29);
    expect(await shop.db.selectFrom('grants').select('product_id').execute()).toEqual([{ product_id: 3 }]);
    expect(await shop.db.selectFrom('code_uses').select('code_id').execute()).toEqual([{ code_id: 1 }]);
  });

  test('two additions at once both stay', async () => {
    const buyer = await new Shopper(shop).signIn();
    const slugs = [onSale.seminar.slug, onSale.book.slug, onSale.course.slug, onSale.proPlan.slug];
    await Promise.all(slugs.map((slug) => buyer.add(slug)));
    expect((await buyer.cart()).json<{ items: object[] }>().items).toHaveLength(4);
  });

  test('a free product asked for twenty times at once is given once', async () => {
    const buyer = await new Shopper(shop).signIn();
    const form = { revista: 'ES', productos: JSON.stringify([onSale.free.slug]) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => buyer.form('/api/user/set-free-products', form)),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await shop.db.selectFrom('grants').select('product_id').execute()).toEqual([{ product_id: 4 }]);
  });

  test('what was bought meanwhile is not sold by an order that was open', async () => {
    const buyer = await new Shopper(shop).signIn();
    await buyer.add(onSale.course.slug);
    await insertGrant(shop.db, buyer.userId ?? '', 3);
    expect((await buyer.order('199.90')).json()).toMatchObject({ kind: 'cart-empty' });
  });
});
