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
  /** Not said: it makes no codes of cash. */
  readonly endCode?: (purchaseNumber: string, ending: 'approved' | 'ended') => void;
  /** Types a card at the session's page; resolves with what the page sends back. */
  readonly typeCard: (session: PaymentSession, purchaseNumber: string, ending: CardEnding) => Promise<GatewayReturn>;
}

const purchaseNumber = '101234567890';
const amount = money(19_990);
const request = {
  purchaseNumber,
  amount,
  description: 'Pedido N.º 1',
  payer: {
    userId: 'ana',
    email: 'ana@correo.example',
    since: new Date('2026-10-05T12:00:00.000Z'),
    hasPaid: false,
    address: '203.0.113.7',
  },
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

  test('says what its page takes, each way once and the card first', async () => {
    const { gateway } = await make();
    expect(gateway.ways[0]).toBe('card');
    expect(new Set(gateway.ways).size).toBe(gateway.ways.length);
  });

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
    expect(news).toMatchObject({ kind: 'approved', word: { actionCode: expect.any(String), buyerText: null } });
    expect(news.kind === 'approved' && news.word.transactionId).toBeTruthy();
    expect(await gateway.status({ purchaseNumber, amount })).toEqual(news);
    expect(await gateway.status({ purchaseNumber, amount: money(1) })).toEqual({ kind: 'no-answer' });
  });

  test('declines with a text for the buyer', async () => {
    const { gateway, transactionToken } = await atThePage('declined');
    const news = await gateway.authorize({ purchaseNumber, amount, transactionToken });
    expect(news).toMatchObject({ kind: 'declined', word: { transactionId: null, actionCode: expect.any(String) } });
    expect(news.kind === 'declined' && news.word.buyerText).toBeTruthy();
    expect(await gateway.status({ purchaseNumber, amount })).toMatchObject({ kind: 'declined' });
  });

  test('charges once: the same token a second time is not approved', async () => {
    const { gateway, transactionToken } = await atThePage('approved');
    await gateway.authorize({ purchaseNumber, amount, transactionToken });
    const again = await gateway.authorize({ purchaseNumber, amount, transactionToken });
    expect(again.kind).not.toBe('approved');
    expect(await gateway.status({ purchaseNumber, amount })).toMatchObject({ kind: 'approved' });
  });

  test('finds no token where none came back, and charges nothing for none', async () => {
    const { gateway } = await atThePage('approved');
    const transactionToken = gateway.tokenIn({ form: {}, query: {} });
    expect(transactionToken).toBe('');
    expect(await gateway.authorize({ purchaseNumber, amount, transactionToken })).toMatchObject({ kind: 'declined' });
  });

  async function charged(ending: CardEnding) {
    const { gateway, transactionToken } = await atThePage(ending);
    const news = await gateway.authorize({ purchaseNumber, amount, transactionToken });
    const transactionId = news.kind === 'approved' ? news.word.transactionId : null;
    return { gateway, refund: { purchaseNumber, transactionId, refundNumber: '7', amount: money(10_000) } };
  }

  test('gives back once, however often it is asked by one number, and says the same when asked later', async () => {
    const { gateway, refund } = await charged('approved');
    expect(await gateway.refundStatus(refund)).toEqual({ kind: 'never-asked' });
    for (const _ of [1, 2]) expect(await gateway.refund(refund)).toEqual({ kind: 'given-back' });
    expect(await gateway.refundStatus(refund)).toEqual({ kind: 'given-back' });
    expect(await gateway.refund({ ...refund, amount: money(1) })).toMatchObject({ kind: 'refused' });
    // Of 199.90 there are 99.90 left: the same number counted once.
    expect(await gateway.refund({ ...refund, refundNumber: '8', amount: money(9_991) })).toMatchObject({
      kind: 'refused',
    });
    expect(await gateway.refund({ ...refund, refundNumber: '9', amount: money(9_990) })).toEqual({
      kind: 'given-back',
    });
  });

  test.each(['kept', 'declined'] as const)('gives back nothing by a card that is %s, and says why', async (ending) => {
    const { gateway, refund } = await charged(ending);
    const refused = await gateway.refund(refund);
    expect(refused.kind === 'refused' && refused.text).toBeTruthy();
    expect(await gateway.refund({ ...refund, purchaseNumber: '999' })).toMatchObject({ kind: 'refused' });
  });

  test('may keep silent', async () => {
    const { gateway, transactionToken } = await atThePage('silent');
    expect(await gateway.authorize({ purchaseNumber, amount, transactionToken })).toEqual({ kind: 'no-answer' });
    expect(await gateway.status({ purchaseNumber, amount })).toEqual({ kind: 'no-answer' });
  });

  const codeRequest = {
    purchaseNumber,
    amount,
    description: 'Pedido N.º 1',
    buyer: { firstName: 'Ana', lastName: 'Quispe', email: 'ana@correo.example', phone: '987654321' },
    until: new Date('2027-03-12T15:00:00.000Z'),
  };

  test('makes a code of cash where it offers them, one a number, and says how it ends; elsewhere none', async () => {
    const { gateway, endCode } = await make();
    expect(gateway.ways.includes('cash-code')).toBe(endCode !== undefined);
    expect(await gateway.codeStatus(codeRequest)).toEqual({ kind: 'never-asked' });
    if (endCode === undefined) return expect(await gateway.makeCode(codeRequest)).toEqual({ kind: 'never-asked' });
    const made = await gateway.makeCode(codeRequest);
    expect(made).toEqual({ kind: 'waiting', number: expect.stringMatching(/^\d+$/), until: codeRequest.until });
    expect(await gateway.makeCode(codeRequest)).toEqual(made);
    expect(await gateway.codeStatus(codeRequest)).toEqual(made);
    expect(await gateway.codeStatus({ purchaseNumber, amount: money(1) })).toMatchObject({ kind: 'refused' });
    endCode(purchaseNumber, 'approved');
    const paid = await gateway.codeStatus(codeRequest);
    expect(paid).toMatchObject({ kind: 'approved', word: { transactionId: expect.any(String), buyerText: null } });
    expect(await gateway.codeStatus(codeRequest)).toEqual(paid);
    expect(await gateway.codeStatus({ purchaseNumber: '999', amount })).toEqual({ kind: 'never-asked' });
    const other = { ...codeRequest, purchaseNumber: '102234567890' };
    await gateway.makeCode(other);
    endCode(other.purchaseNumber, 'ended');
    expect(await gateway.codeStatus(other)).toEqual({ kind: 'ended' });
    const idle = { ...codeRequest, purchaseNumber: '103234567890' };
    await gateway.makeCode(idle);
    for (const _ of [1, 2]) expect(await gateway.withdrawCode(idle)).toEqual({ kind: 'ended' });
    expect(await gateway.codeStatus(idle)).toEqual({ kind: 'ended' });
    expect(await gateway.withdrawCode(codeRequest)).toEqual(paid);
    expect(await gateway.withdrawCode({ purchaseNumber: '999', amount })).toEqual({ kind: 'never-asked' });
  });

  test('charges nothing for another amount, another token or an unknown purchase', async () => {
    const { gateway, transactionToken } = await atThePage('approved');
    const declined = { kind: 'declined' };
    expect(await gateway.authorize({ purchaseNumber, amount: money(1), transactionToken })).toMatchObject(declined);
    expect(await gateway.authorize({ purchaseNumber, amount, transactionToken: 'x' })).toMatchObject(declined);
    expect(await gateway.authorize({ purchaseNumber: '999', amount, transactionToken })).toMatchObject(declined);
    expect(await gateway.status({ purchaseNumber, amount })).toEqual({ kind: 'never-asked' });
    expect(await gateway.status({ purchaseNumber: '999', amount })).toEqual({ kind: 'never-asked' });
  });
}
