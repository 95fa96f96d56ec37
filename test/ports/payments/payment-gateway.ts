import { expect, test } from 'vitest';
import type { CardEnding } from '#test/memory/payments/payment-gateway-in-memory.ts';
import type {
  GatewayReturn,
  PaymentGateway,
  PaymentSession,
} from '#application/server/payments/ports/payment-gateway.ts';
import { money } from '#domain/shared/money.ts';

export interface GatewayUnderTest {
  readonly gateway: PaymentGateway;
  /** Types a card at the session's page; resolves with what the page sends back. */
  readonly typeCard: (session: PaymentSession, purchaseNumber: string, ending: CardEnding) => Promise<GatewayReturn>;
}

const purchaseNumber = '101234567890';
const amount = money(19_990);
const request = {
  purchaseNumber,
  amount,
  description: 'Pedido N.º 1',
  email: 'ana@correo.example',
  returnUrl: 'http://localhost:3000/api/v1/payment-returns/x/101234567890',
  cancelUrl: 'http://localhost:3000/cancelar?intento=1',
};

/** What every `PaymentGateway` does. */
export function paymentGatewayContract(make: () => Promise<GatewayUnderTest>): void {
  async function atThePage(ending: CardEnding) {
    const { gateway, typeCard } = await make();
    const session = await gateway.createSession(request);
    return { gateway, transactionToken: gateway.tokenIn(await typeCard(session, purchaseNumber, ending)) };
  }

  test('opens a session of its own for each purchase', async () => {
    const { gateway } = await make();
    const first = await gateway.createSession(request);
    const second = await gateway.createSession({ ...request, purchaseNumber: '102234567890' });
    expect(first.page).not.toBe(second.page);
    expect(first.key).not.toBe(second.key);
  });

  test('charges what was asked for, and says the same when asked later', async () => {
    const { gateway, transactionToken } = await atThePage('approved');
    const news = await gateway.authorize({ purchaseNumber, amount, transactionToken });
    expect(news).toMatchObject({ kind: 'approved', word: { actionCode: '000', buyerText: null } });
    expect(news.kind === 'approved' && news.word.transactionId).toBeTruthy();
    expect(await gateway.status(purchaseNumber)).toEqual(news);
  });

  test('declines with a text for the buyer', async () => {
    const { gateway, transactionToken } = await atThePage('declined');
    const news = await gateway.authorize({ purchaseNumber, amount, transactionToken });
    expect(news).toMatchObject({ kind: 'declined', word: { transactionId: null, actionCode: '116' } });
    expect(news.kind === 'declined' && news.word.buyerText).toBeTruthy();
    expect(await gateway.status(purchaseNumber)).toMatchObject({ kind: 'declined' });
  });

  test('charges once: the same token a second time is declined', async () => {
    const { gateway, transactionToken } = await atThePage('approved');
    await gateway.authorize({ purchaseNumber, amount, transactionToken });
    expect(await gateway.authorize({ purchaseNumber, amount, transactionToken })).toMatchObject({ kind: 'declined' });
    expect(await gateway.status(purchaseNumber)).toMatchObject({ kind: 'approved' });
  });

  test('finds no token where none came back, and charges nothing for none', async () => {
    const { gateway } = await atThePage('approved');
    const transactionToken = gateway.tokenIn({ form: {}, query: {} });
    expect(transactionToken).toBe('');
    expect(await gateway.authorize({ purchaseNumber, amount, transactionToken })).toMatchObject({ kind: 'declined' });
  });

  test('may keep silent', async () => {
    const { gateway, transactionToken } = await atThePage('silent');
    expect(await gateway.authorize({ purchaseNumber, amount, transactionToken })).toEqual({ kind: 'no-answer' });
    expect(await gateway.status(purchaseNumber)).toEqual({ kind: 'no-answer' });
  });

  test('charges nothing for another amount, another token or an unknown purchase', async () => {
    const { gateway, transactionToken } = await atThePage('approved');
    const declined = { kind: 'declined' };
    expect(await gateway.authorize({ purchaseNumber, amount: money(1), transactionToken })).toMatchObject(declined);
    expect(await gateway.authorize({ purchaseNumber, amount, transactionToken: 'x' })).toMatchObject(declined);
    expect(await gateway.authorize({ purchaseNumber: '999', amount, transactionToken })).toMatchObject(declined);
    expect(await gateway.status(purchaseNumber)).toEqual({ kind: 'never-asked' });
    expect(await gateway.status('999')).toEqual({ kind: 'never-asked' });
  });
}
