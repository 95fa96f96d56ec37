import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AuthorizePayment } from '#application/server/payments/authorize-payment.ts';
import type { AttemptState } from '#domain/payments/payment-attempt.ts';
import { anOrder, aSellableProduct } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory, MortalWork } from '#test/support/orders/buying-in-memory.ts';
import { culqiOfTest } from '#test/support/payments/culqi-of-test.ts';
import type { CulqiFault } from '#test/support/payments/culqi-stand-in.ts';
import { onSqlite } from '#test/support/school/databases.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { accepted } from '#test/support/shared/accepted.ts';

/** Where the process ends: on its way to Culqi, while Culqi does it or has done it, or before the answer is written down. */
const kills = {
  before: 'lost',
  during: 'late',
  done: 'unanswered',
  after: null,
} as const satisfies Record<string, CulqiFault | null>;

const rounds = fc.array(
  fc.record({
    kill: fc.constantFrom(...(Object.keys(kills) as (keyof typeof kills)[])),
    ending: fc.constantFrom('approved' as const, 'declined' as const),
    isNoticed: fc.boolean(),
    minutes: fc.constantFrom(2, 20),
  }),
  { minLength: 200, maxLength: 200 },
);

onSqlite('A process that is killed while Culqi charges', (database) => {
  test('two hundred times, wherever it ends: nothing is charged twice, and nothing is given that was not paid', async () => {
    const products = Array.from({ length: 200 }, (_, index) => aSellableProduct(10 + index));
    const clock = new FixedClock();
    const { standIn, backWith, gateway } = culqiOfTest(database().db, clock, 5);
    const school = await buyingInMemory({ products, clock, takenBy: gateway });
    const { attempts, gateways, grants, orders, resolveUnfinished, startPayment, surplus, work } = school;
    const notices = school.takeNotice;
    const [all = []] = fc.sample(rounds, { numRuns: 1, seed: 91 });
    const ends: AttemptState[] = [];
    for (const [index, { kill, ending, isNoticed, minutes }] of all.entries()) {
      const id = `order-${index}`;
      const order = anOrder(id, index + 1);
      const lines = order.lines.map((line) => ({ ...line, productId: 10 + index, slug: `curso-${10 + index}` }));
      await orders.add({ ...order, lines, expiresAt: new Date(clock.now().getTime() + 86_400_000) });
      const { attempt } = accepted(await startPayment.execute('ana', id));
      const mortal = new MortalWork(work);
      standIn.faults.push(kills[kill]);
      const returned = backWith(ending);
      const run = new AuthorizePayment(mortal, gateways).execute(gateway.name, attempt.purchaseNumber, returned);
      // It ends once Culqi was asked; the answer, where there is one, is never written down.
      await expect.poll(() => standIn.faults.length, { interval: 1 }).toBe(0);
      mortal.isDead = true;
      void run;
      if (kill === 'during') standIn.arrive();
      clock.advance({ minutes });
      const charge = standIn.charges.at(-1);
      if (isNoticed && charge !== undefined) await notices.execute(gateway.name, standIn.notice(charge));
      await resolveUnfinished.execute();
      if (minutes < 16) {
        clock.advance({ minutes: 16 });
        await resolveUnfinished.execute();
      }
      ends.push((await attempts.find(attempt.id))?.state ?? 'created');
    }
    const isPaid = all.map(({ kill, ending }) => kill !== 'before' && ending === 'approved');
    expect(ends).toEqual(isPaid.map((paid) => (paid ? 'paid' : 'refused')));
    const charged = standIn.charges.filter(({ outcome }) => outcome['type'] === 'venta_exitosa');
    expect(charged).toHaveLength(isPaid.filter((paid) => paid).length);
    expect(new Set(charged.map(({ metadata }) => metadata['purchase_number'])).size).toBe(charged.length);
    expect(grants.all.map(({ orderId }) => orderId)).toEqual(
      isPaid.flatMap((paid, index) => (paid ? [`order-${index}`] : [])),
    );
    expect(await surplus.list('open', 10)).toHaveLength(0);
  });
});
