import { expect, test } from 'vitest';
import { SimulatedGateway } from '#adapters/server/payments/simulated-gateway.ts';
import { testCards } from '#adapters/server/payments/test-cards.ts';
import { money } from '#domain/shared/money.ts';
import { paymentGatewayContract } from '#test/ports/payments/payment-gateway.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { type DatabaseOfTest, eachDatabase } from '#test/support/school/databases.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

const outcomes = {
  approved: 'approved',
  declined: 'refused',
  silent: 'silent-approved',
  kept: 'kept-approved',
} as const;
const cardOf = (outcome: string) => testCards.find((card) => card.outcome === outcome) ?? null;

function made(database: DatabaseOfTest) {
  const clock = new FixedClock();
  return {
    clock,
    gateway: new SimulatedGateway(database().db, clock, new CountingIds(), () => Promise.resolve(true), 8000),
  };
}

const request = {
  purchaseNumber: '101234567890',
  amount: money(19_990),
  description: 'Pedido N.º 1',
  payer: { userId: 'ana', email: 'ana@correo.example', since: new Date(0), hasPaid: false, address: null },
  returnUrl: 'http://localhost:3000/api/v1/payment-returns/simulada/101234567890',
  cancelUrl: 'http://localhost:3000/cancelar?intento=1',
};

eachDatabase('SimulatedGateway', (database) => {
  paymentGatewayContract(() => {
    const { gateway } = made(database);
    return Promise.resolve({
      gateway,
      typeCard: async (session, _, ending) => {
        const card = cardOf(outcomes[ending]);
        const token = (await gateway.takeCard(session.key, card?.number ?? '', card)) ?? '';
        return { form: { transactionToken: token }, query: {} };
      },
    });
  });

  async function paidWith(outcome: string) {
    const { clock, gateway } = made(database);
    const { key } = await gateway.createSession(request);
    const card = cardOf(outcome);
    const transactionToken = (await gateway.takeCard(key, card?.number ?? '4242424242424242', card)) ?? '';
    return { clock, gateway, key, ask: () => gateway.authorize({ ...request, transactionToken }) };
  }

  test.each([
    ['silent-approved', 'approved'],
    ['silent-refused', 'declined'],
  ])('the %s card gives no answer for eight seconds, then %s', async (outcome, kind) => {
    const { clock, gateway, ask } = await paidWith(outcome);
    expect(await ask()).toEqual({ kind: 'no-answer' });
    clock.advance({ seconds: 7 });
    expect(await gateway.status(request)).toEqual({ kind: 'no-answer' });
    clock.advance({ seconds: 1 });
    expect(await gateway.status(request)).toMatchObject({ kind });
  });

  test('a refund of the silent card gives no answer for eight seconds, then it is given back', async () => {
    const { clock, gateway, ask } = await paidWith('silent-approved');
    await ask();
    const refund = { ...request, refundNumber: '1', transactionId: null };
    expect(await gateway.refund(refund)).toEqual({ kind: 'no-answer' });
    expect(await gateway.refundStatus(refund)).toEqual({ kind: 'no-answer' });
    clock.advance({ seconds: 8 });
    expect(await gateway.refundStatus(refund)).toEqual({ kind: 'given-back' });
  });

  test('a card that is none of the test cards is declined', async () => {
    const { ask } = await paidWith('none');
    expect(await ask()).toMatchObject({ kind: 'declined', word: { actionCode: '118', cardMask: '•••• 4242' } });
  });

  test('a session takes one card, within twenty minutes', async () => {
    const { clock, gateway, key, ask } = await paidWith('approved');
    expect(await gateway.takeCard(key, '4111111111111111', cardOf('approved'))).toBeNull();
    const payment = await gateway.open(key);
    expect(payment !== null && gateway.isUsable(payment)).toBe(false);
    clock.advance({ minutes: 20 });
    expect(await ask()).toMatchObject({ kind: 'declined', word: { actionCode: '682' } });
  });

  test('a session that nobody used closes after twenty minutes', async () => {
    const { clock, gateway } = made(database);
    const { key } = await gateway.createSession(request);
    const payment = await gateway.open(key);
    if (payment === null) throw new Error('The session is gone');
    expect(gateway.isUsable(payment)).toBe(true);
    clock.advance({ minutes: 20 });
    expect(gateway.isUsable(payment)).toBe(false);
    expect(await gateway.open('nada')).toBeNull();
  });

  test('its books hold the last four digits of a card and nothing more of it', async () => {
    await paidWith('approved');
    const rows = await database().db.selectFrom('simulated_payments').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('4111');
    expect(rows[0]?.card_mask).toBe('•••• 1111');
  });
});
