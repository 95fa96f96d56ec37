import { expect, test } from 'vitest';
import { AuthorizePayment } from '#application/server/payments/authorize-payment.ts';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import { ResolveAttempt } from '#application/server/payments/resolve-attempt.ts';
import { StartPayment } from '#application/server/payments/start-payment.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory, type WorkInMemory } from '#test/support/orders/buying-in-memory.ts';
import { niubizOfTest } from '#test/support/payments/niubiz-of-test.ts';
import type { NiubizFault } from '#test/support/payments/niubiz-stand-in.ts';

/** Where the process dies: before it has asked, while Niubiz is asked, or after it was answered and before that is written. */
const deaths = ['none', 'before', 'sent', 'charged', 'answered'] as const;
const endings = ['approved', 'declined', 'approved', 'silent'] as const;

class Killed extends Error {}

/** Lets a process do so many writes and then ends it. */
function killAfter(work: WorkInMemory, writes: number): () => void {
  const write = work.write.bind(work);
  let left = writes;
  work.write = (useCase, run) => {
    if (left === 0) return Promise.reject(new Killed());
    left -= 1;
    return write(useCase, run);
  };
  return () => {
    work.write = write;
  };
}

/** One payment whose process dies, starts again and asks; the buyer's browser posts what it brought once more. */
async function oneRound(round: number) {
  const [death, ending] = [deaths[round % 5] ?? 'none', endings[Math.floor(round / 5) % 4] ?? 'approved'];
  const school = await buyingInMemory();
  const { gateway, standIn } = niubizOfTest({}, school.clock);
  const gateways = new PaymentGateways([gateway]);
  const { attempts, clock, grants, logger, orders, outbox, work } = school;
  await orders.add(anOrder('order-1', 1));
  const start = new StartPayment(work, gateways, school.addresses, logger);
  const { attempt } = accepted(await start.execute('ana', 'order-1'));
  const transactionToken = standIn.typeCard(attempt.sessionKey ?? '', attempt.purchaseNumber, ending);
  const authorize = new AuthorizePayment(work, gateways);
  const post = () => authorize.execute('niubiz', attempt.purchaseNumber, { form: { transactionToken }, query: {} });
  const fault: NiubizFault | null =
    death === 'sent' ? { kind: 'cut', before: true } : death === 'charged' ? { kind: 'cut', before: false } : null;
  if (fault !== null) standIn.faults.authorization = [fault];
  if (death === 'before') await attempts.move(attempt.id, 'session', 'authorizing', clock.now());
  const revive = killAfter(work, death === 'none' ? 9 : death === 'before' ? 0 : 1);
  const ended = await Promise.allSettled([post(), post()]);
  revive();
  const resolve = new ResolveAttempt(work, attempts, gateways, clock, school.resolveCode);
  for (const seconds of [1, 61, 61]) {
    await post();
    const found = await attempts.find(attempt.id);
    if (found !== null) await resolve.execute(found);
    clock.advance({ seconds });
    if (seconds === 61 && standIn.books.get(attempt.purchaseNumber)?.ending === 'silent') {
      standIn.settle(attempt.purchaseNumber, round % 2 === 0 ? 'approved' : 'declined');
      standIn.charges.push(...(round % 2 === 0 ? [attempt.purchaseNumber] : []));
    }
  }
  const after = await attempts.find(attempt.id);
  const asked = standIn.calls.filter((kind) => kind === 'authorization').length;
  return {
    death,
    wasKilled: ended.some(({ status }) => status === 'rejected'),
    asked,
    charges: standIn.charges.length,
    state: after?.state,
    order: (await orders.find('order-1'))?.state,
    grants: grants.all.length,
    letters: outbox.posted.length,
  };
}

test('killed before, during and after the call, 200 times: charged at most once, granted exactly when charged', async () => {
  let [kills, paid] = [0, 0];
  for (let round = 0; round < 200; round += 1) {
    const { asked, charges, grants, letters, order, state, wasKilled } = await oneRound(round);
    const where = `round ${round}`;
    expect(asked, where).toBeLessThanOrEqual(1);
    expect(charges, where).toBeLessThanOrEqual(1);
    expect({ grants, letters, state, isConfirmed: order === 'confirmed' }, where).toEqual(
      charges === 1
        ? { grants: 1, letters: 1, state: 'paid', isConfirmed: true }
        : { grants: 0, letters: 0, state: 'refused', isConfirmed: false },
    );
    kills += wasKilled ? 1 : 0;
    paid += charges;
  }
  expect(kills).toBeGreaterThan(100);
  expect(paid).toBeGreaterThan(50);
});
