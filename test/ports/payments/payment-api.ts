import { expect, test } from 'vitest';
import type { Ending } from '#test/memory/payments/payment-api-in-memory.ts';
import type { PaymentApi } from '#application/browser/payments/ports/payment-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

export interface PaymentApiUnderTest {
  readonly payments: PaymentApi;
  readonly orderId: string;
  /** Pays at the gateway's page with a card that ends so. */
  readonly end: (
    started: { readonly payment: { readonly id: string }; readonly page: string },
    ending: Ending,
  ) => Promise<void>;
}

const keys = ['una-clave-de-prueba-1', 'una-clave-de-prueba-2'] as const;

/** What every `PaymentApi` does. The factory gives that of an account with an unpaid order of 199.90. */
export function paymentApiContract(make: () => Promise<PaymentApiUnderTest>): void {
  test('begins a payment and says where the card is typed', async () => {
    const { payments, orderId } = await make();
    const started = accepted(await payments.start(orderId, keys[0]));
    expect(started.payment).toMatchObject({ orderId, state: 'session', amount: 19_990 });
    expect(started.page).toMatch(/^\/pasarela-simulada\/./);
    expect(accepted(await payments.find(started.payment.id))).toMatchObject({
      payment: { id: started.payment.id },
      order: { id: orderId, state: 'continue' },
    });
  });

  test('says what the gateway takes', async () => {
    const { payments } = await make();
    expect(accepted(await payments.ways())).toEqual(['card']);
  });

  test('one key begins one payment', async () => {
    const { payments, orderId } = await make();
    const first = accepted(await payments.start(orderId, keys[0]));
    expect(accepted(await payments.start(orderId, keys[0]))).toEqual(first);
  });

  test.each([
    ['approved', 'paid', 'confirmed'],
    ['refused', 'refused', 'continue'],
    ['silent', 'unknown', 'pending'],
  ] as const)('tells how one that is %s stands', async (ending, state, orderState) => {
    const { payments, orderId, end } = await make();
    const started = accepted(await payments.start(orderId, keys[0]));
    await end(started, ending);
    const outcome = accepted(await payments.find(started.payment.id));
    expect(outcome).toMatchObject({ payment: { state }, order: { state: orderState } });
    if (ending === 'refused') expect(outcome.payment.buyerText).toContain('fondos');
    if (ending === 'approved') expect(outcome.payment.cardMask).toBe('•••• 1111');
  });

  test('gives up one that nothing was charged for; a paid one stays paid', async () => {
    const { payments, orderId, end } = await make();
    const first = accepted(await payments.start(orderId, keys[0]));
    expect(accepted(await payments.cancel(first.payment.id)).payment.state).toBe('refused');
    const second = accepted(await payments.start(orderId, keys[1]));
    await end(second, 'approved');
    expect(accepted(await payments.cancel(second.payment.id)).payment.state).toBe('paid');
  });

  test('finds the account’s last one', async () => {
    const { payments, orderId } = await make();
    expect(refused(await payments.latest()).status).toBe(404);
    const { payment } = accepted(await payments.start(orderId, keys[0]));
    expect(accepted(await payments.latest()).payment.id).toBe(payment.id);
  });

  test('knows neither payments nor orders that are not there', async () => {
    const { payments } = await make();
    expect(refused(await payments.find('nada'))).toMatchObject({ kind: 'attempt-not-found', status: 404 });
    expect(refused(await payments.start('nada', keys[0]))).toMatchObject({ kind: 'order-not-found', status: 404 });
  });
}
