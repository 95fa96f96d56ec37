import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AskForCode } from '#application/server/payments/cash-codes/ask-for-code.ts';
import { purchaseInNotice } from '#adapters/server/payments/culqi/culqi-wire.ts';
import { money } from '#domain/shared/money.ts';
import { anOrder, aSellableProduct } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory, MortalWork } from '#test/support/orders/buying-in-memory.ts';
import { culqiOfTest } from '#test/support/payments/culqi-of-test.ts';
import type { CulqiFault } from '#test/support/payments/culqi-stand-in.ts';
import { type DatabaseOfTest, onSqlite } from '#test/support/school/databases.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

const purchaseNumber = '101234567890';
const known = { purchaseNumber, amount: money(19_990) };
const request = {
  ...known,
  description: 'Pedido N.º 1',
  buyer: { firstName: 'Ana', lastName: 'Quispe Rojas', email: 'ana@correo.example', phone: '987654321' },
  until: new Date('2026-03-12T15:00:00.000Z'),
};

function made(database: DatabaseOfTest) {
  const clock = new FixedClock();
  const { logger, standIn, gateway } = culqiOfTest(database().db, clock);
  const make = (fault: CulqiFault | null = null) => {
    standIn.faults.push(fault);
    return gateway.makeCode(request);
  };
  const posts = () => standIn.asked.filter(({ method }) => method === 'POST');
  return { clock, logger, standIn, gateway, make, posts };
}

onSqlite('Codes of PagoEfectivo', (database) => {
  test('are asked for in céntimos and seconds, once, by our own number, and never log who pays', async () => {
    const { gateway, logger, make, posts } = made(database);
    expect(await make('slow')).toEqual({ kind: 'waiting', number: '13642010', until: request.until });
    await gateway.makeCode(request);
    expect(posts()).toMatchObject([
      {
        path: '/v2/orders',
        body: {
          amount: 19_990,
          currency_code: 'PEN',
          order_number: purchaseNumber,
          client_details: { first_name: 'Ana', last_name: 'Quispe Rojas', phone_number: '987654321' },
          expiration_date: 1_773_327_600,
        },
      },
    ]);
    expect(JSON.stringify(logger.entries)).not.toMatch(/ana@|987654321/);
  });

  // What was made is found by asking; what was not is known to be so only once it can no longer arrive.
  test.each<[CulqiFault, 'waiting' | 'never-asked']>([
    ['lost', 'never-asked'],
    ['broken-before', 'never-asked'],
    ['unanswered', 'waiting'],
    ['broken-after', 'waiting'],
    ['changed-field', 'waiting'],
    ['wrong-amount', 'waiting'],
  ])('an answer that is %s is none, and it is %s when asked later', async (fault, kind) => {
    const { clock, gateway, make, posts } = made(database);
    expect(await make(fault)).toEqual({ kind: 'no-answer' });
    expect(await gateway.makeCode(request)).toMatchObject({ kind: kind === 'waiting' ? kind : 'no-answer' });
    clock.advance({ minutes: 16 });
    expect(await gateway.codeStatus(known)).toMatchObject({ kind });
    expect(posts()).toHaveLength(1);
  });

  test('one that Culqi made twice is paid by either, and a code of another amount or none is not shown or believed', async () => {
    const { gateway, logger, make, standIn } = made(database);
    await make('twice');
    standIn.endOrder(purchaseNumber, 'paid');
    expect(await gateway.codeStatus(known)).toMatchObject({ kind: 'waiting' });
    const [first, second] = standIn.orders;
    if (first === undefined || second === undefined) throw new Error('It was not made twice');
    standIn.orders[0] = { ...first, state: 'expired' };
    expect(await gateway.codeStatus(known)).toMatchObject({ kind: 'approved', word: { cardBrand: 'PagoEfectivo' } });
    for (const changed of [{ amount: 19_989 }, { currency_code: 'USD' }, { state: 'otro' }, { payment_code: null }]) {
      standIn.orders.splice(0, 2, { ...second, state: 'pending', ...changed });
      expect(await gateway.codeStatus(known)).toEqual({ kind: 'no-answer' });
    }
    expect(logger.entries.filter(({ message }) => message.includes('no clear answer about a code'))).toHaveLength(4);
  });

  // Nobody is told that a code is gone before Culqi said so, and what was paid meanwhile is paid.
  test.each<[CulqiFault, string]>([
    ['lost', 'waiting'],
    ['broken-before', 'waiting'],
    ['unanswered', 'ended'],
    ['broken-after', 'ended'],
    ['changed-field', 'ended'],
    ['twice', 'ended'],
    ['slow', 'ended'],
  ])('taken back with an answer that is %s it is %s, and ended once it is taken back again', async (fault, kind) => {
    for (const hidesDeleted of [false, true]) {
      const { clock, gateway, make, standIn } = made(database);
      standIn.hidesDeleted = hidesDeleted;
      await make();
      standIn.faults.push(fault);
      const isUnheard = hidesDeleted && kind === 'ended' && !['changed-field', 'twice', 'slow'].includes(fault);
      expect(await gateway.withdrawCode(known)).toMatchObject({ kind: isUnheard ? 'no-answer' : kind });
      clock.advance({ minutes: 16 });
      const again = await gateway.withdrawCode(known);
      expect(['ended', 'never-asked']).toContain(again.kind);
      expect(standIn.orders.map(({ state }) => state)).toEqual(['deleted']);
      await database().db.deleteFrom('culqi_codes').execute();
    }
  });

  test('paid while it is taken back it stays paid, and a second one that Culqi made is taken back as well', async () => {
    const { gateway, make, standIn } = made(database);
    await make('twice');
    expect(await gateway.withdrawCode(known)).toMatchObject({ kind: 'waiting' });
    expect(await gateway.withdrawCode(known)).toEqual({ kind: 'ended' });
    expect(standIn.orders.map(({ state }) => state)).toEqual(['deleted', 'deleted']);
    standIn.endOrder(purchaseNumber, 'paid');
    expect(await gateway.withdrawCode(known)).toMatchObject({ kind: 'approved' });
  });

  test('one that Culqi does not make says so to the buyer, and is not asked for again', async () => {
    const { gateway, posts } = made(database);
    const nobody = { ...request, buyer: { ...request.buyer, phone: '' } };
    for (const _ of [1, 2]) {
      expect(await gateway.makeCode(nobody)).toMatchObject({
        kind: 'refused',
        text: expect.stringContaining('celular'),
      });
    }
    expect(posts()).toHaveLength(1);
  });

  test('a notice names the order’s number, in its metadata or beside them, and nothing else of it is read', () => {
    const data = { object: 'order', state: 'paid', orderNumber: '12' };
    const named = [
      data,
      { order_number: '12' },
      { metadata: { purchase_number: '12' } },
      { order_number: 'pedido-12' },
    ];
    expect(named.map((each) => purchaseInNotice({ data: JSON.stringify(each) }))).toEqual(['12', '12', '12', null]);
  });
});

/** Where the process ends: on its way to Culqi, while Culqi makes the code or has made it, or before the answer is written down. */
const kills = {
  before: 'lost',
  during: 'late',
  done: 'unanswered',
  after: null,
} as const satisfies Record<string, CulqiFault | null>;

const rounds = fc.array(
  fc.record({
    kill: fc.constantFrom(...(Object.keys(kills) as (keyof typeof kills)[])),
    ending: fc.constantFrom('paid' as const, 'expired' as const),
    isNoticed: fc.boolean(),
  }),
  { minLength: 100, maxLength: 100 },
);

onSqlite('A process that is killed while Culqi makes a code', (database) => {
  test('a hundred times, wherever it ends: every code has its order, and what is paid is granted once', async () => {
    const products = Array.from({ length: 100 }, (_, index) => aSellableProduct(10 + index));
    const clock = new FixedClock();
    const { standIn, gateway } = culqiOfTest(database().db, clock, 5);
    const school = await buyingInMemory({ products, clock, takenBy: gateway });
    const { attempts, gateways, grants, orders, outbox, resolveUnfinished, surplus, work } = school;
    const [all = []] = fc.sample(rounds, { numRuns: 1, seed: 104 });
    for (const [index, { kill, ending, isNoticed }] of all.entries()) {
      const order = anOrder(`order-${index}`, index + 1, { paymentMethod: 'cash-code' });
      const lines = order.lines.map((line) => ({ ...line, productId: 10 + index, slug: `curso-${10 + index}` }));
      await orders.add({ ...order, lines, expiresAt: new Date(clock.now().getTime() + 3_600_000) });
      const mortal = new MortalWork(work);
      standIn.faults.push(kills[kill]);
      const run: ReturnType<AskForCode['execute']> = new AskForCode(mortal, attempts, gateways).execute({
        userId: 'ana',
        orderId: order.id,
      });
      await expect.poll(() => standIn.faults.length, { interval: 1 }).toBe(0);
      mortal.isDead = true;
      void run;
      if (kill === 'during') standIn.arrive();
      clock.advance({ minutes: 20 });
      await resolveUnfinished.execute();
      const [attempt] = await attempts.ofOrder(order.id);
      expect(attempt).toMatchObject(kill === 'before' ? { state: 'refused' } : { state: 'waiting' });
      if (kill === 'before' || attempt === undefined) continue;
      const told = standIn.orderNotice(standIn.endOrder(attempt.purchaseNumber, ending));
      if (isNoticed) for (const _ of [1, 2]) await school.takeNotice.execute(gateway.name, told);
      clock.advance({ minutes: 60 });
      await resolveUnfinished.execute();
      expect((await attempts.find(attempt.id))?.state).toBe(ending === 'paid' ? 'paid' : 'refused');
    }
    const isMade = all.map(({ kill }) => kill !== 'before');
    expect(standIn.orders).toHaveLength(isMade.filter(Boolean).length);
    expect(grants.all.map(({ orderId }) => orderId)).toEqual(
      all.flatMap(({ ending }, index) => (isMade[index] === true && ending === 'paid' ? [`order-${index}`] : [])),
    );
    expect(await surplus.list('open', 10)).toHaveLength(0);
    const told = outbox.posted.map(({ letter }) => letter.subject.split(' ')[0]);
    expect(told.filter((word) => word === 'Paga')).toHaveLength(standIn.orders.length);
  });
});
