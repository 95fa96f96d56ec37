import { describe, expect, test } from 'vitest';
import type { NotedDispute } from '#domain/payments/dispute.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { aSurplus } from '#test/ports/payments/surplus-payments.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aCode } from '#test/support/cart/cart-items.ts';
import { anAttempt, anOrder, aSellableProduct } from '#test/support/orders/buying-builders.ts';
import { aGift } from '#test/support/orders/gift-builders.ts';
import { anOrderOfTwo, decided, only, refundingInMemory } from '#test/support/payments/refunding-in-memory.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import type { BuyingParts } from '#test/support/orders/buying-in-memory.ts';

const products = [aSellableProduct(10), aSellableProduct(11)];
const all: NotedDispute = {
  amount: soles('177.00'),
  reason: 'fraud',
  words: ' El titular no reconoce el cargo ',
  openedOn: '2026-03-10' as PlainDate,
  answerBy: '2026-03-20' as PlainDate,
};
const one = { ...all, amount: soles('59.00') };

/** Ana paid 177.00 for two courses by card, and her bank takes back what is noted. */
async function disputed(noted: NotedDispute = all, parts: BuyingParts = {}, order = anOrderOfTwo()) {
  const school = await refundingInMemory({ products, ...parts });
  await school.pay(order);
  const dispute = accepted(await school.noteDispute.execute('teresa', 'order-1', noted));
  const end = async (outcome: 'won' | 'lost' | 'accepted', productIds: readonly number[] = []) =>
    school.decideDispute.execute(dispute.number, 'teresa', { outcome, productIds });
  const answer = async () => accepted(await school.answerDispute.execute(dispute.number, 'teresa', 'Enviamos todo'));
  const owned = () => school.grants.ownedForEver('ana', [10, 11]);
  return { ...school, dispute, end, answer, owned };
}

describe('a payment that its bank takes back', () => {
  test('is noted, answered and lost: a note over its receipt, no access, a letter, and nobody is asked to pay', async () => {
    const school = await disputed();
    expect(school.dispute).toMatchObject({ number: 1, state: 'open', words: 'El titular no reconoce el cargo' });
    expect(await school.answer()).toMatchObject({ state: 'answered', answer: 'Enviamos todo' });
    expect(accepted(await school.end('lost'))).toMatchObject({ state: 'lost' });
    const [refund] = await school.refunds.ofOrder('order-1');
    const way = { kind: 'dispute', disputeId: school.dispute.id, attemptId: school.dispute.attemptId };
    expect(refund).toMatchObject({ state: 'done', reason: 'annulled', amount: 17_700, way, keepsAccess: false });
    expect(school.gateway.refunds.size).toBe(0);
    expect(await school.owned()).toEqual(new Set());
    const notes = await school.notes.ofOrder('order-1');
    expect(notes).toMatchObject([{ series: 'BC01', number: 1, totals: { total: 17_700 } }]);
    const { letter } = school.outbox.posted.at(-1) ?? {};
    expect(letter).toMatchObject({
      creditNoteId: notes[0]?.id,
      subject: `Tu banco te devolvió ${formatMoney(soles('177.00'))} de tu pedido N.º 1`,
    });
    const told = (await school.notices.ofUser('ana', 9)).filter(({ text }) => text === 'BC01-1');
    expect(told.map(({ kind }) => kind)).toEqual(['refunded-by-bank']);
    expect(school.officeLog.entries.map(({ action, after }) => [action, after])).toEqual([
      ['dispute-noted', { state: 'open', amount: '177.00' }],
      ['dispute-answered', { state: 'answered' }],
      ['dispute-decided', { state: 'lost', amount: '177.00' }],
    ]);
  });

  test('not defended is lost as well', async () => {
    const { end, notes } = await disputed();
    expect(accepted(await end('accepted')).state).toBe('accepted');
    expect(await notes.ofOrder('order-1')).toHaveLength(1);
  });

  test('won leaves everything, and its money can be given back again', async () => {
    const { answer, end, giveBack, notes, owned } = await disputed();
    await answer();
    expect(accepted(await end('won')).state).toBe('won');
    expect(await owned()).toEqual(new Set([10, 11]));
    expect(await notes.ofOrder('order-1')).toEqual([]);
    expect(await giveBack()).toMatchObject({ state: 'done', amount: 17_700 });
  });

  test('ends once, and only after it was answered', async () => {
    const { answer, answerDispute, end, notes } = await disputed();
    expect(refused(await end('lost'))).toEqual({ kind: 'dispute-stands', state: 'open' });
    expect(refused(await end('won')).kind).toBe('dispute-stands');
    await answer();
    expect(refused(await answerDispute.execute(1, 'teresa', 'Otra vez')).kind).toBe('dispute-stands');
    expect(refused(await end('accepted')).kind).toBe('dispute-stands');
    accepted(await end('lost'));
    for (const again of ['lost', 'won', 'accepted'] as const)
      expect(refused(await end(again))).toEqual({ kind: 'dispute-stands', state: 'lost' });
    expect(await notes.ofOrder('order-1')).toHaveLength(1);
  });

  test('gives the use of a code back with the last of the money', async () => {
    const code = aCode('DIEZ', { limitInAll: 1 });
    const { end, discounts } = await disputed(
      { ...all, amount: soles('150.45') },
      { codes: [code] },
      anOrderOfTwo({}, 'DIEZ'),
    );
    accepted(await end('accepted'));
    expect((await discounts.usesOf(code.id, 'ana')).inAll).toBe(0);
  });

  test('is no refund of the buyer’s nor of the school’s while nobody decided', async () => {
    const { answer, ask, begin, end } = await disputed(one);
    const byTransfer = decided({ operation: '00456', ...only(10) });
    const asked = { orderId: 'order-1', productIds: [10], words: 'No es lo mío' };
    expect(refused(await begin.execute('teresa', byTransfer)).kind).toBe('order-disputed');
    expect(refused(await ask.execute('ana', asked)).kind).toBe('order-disputed');
    await answer();
    expect(refused(await begin.execute('teresa', byTransfer)).kind).toBe('order-disputed');
    accepted(await end('lost', [11]));
    expect(accepted(await begin.execute('teresa', byTransfer))).toMatchObject({ amount: 11_800, number: 2 });
  });

  test('of a part is of the products that the bank names, else a lower value that takes nothing away', async () => {
    const named = await disputed(one);
    expect(refused(await named.end('accepted', [10]))).toEqual({ kind: 'dispute-lines-differ', left: soles('118.00') });
    accepted(await named.end('accepted', [11]));
    expect(await named.owned()).toEqual(new Set([10]));
    const unknown = await disputed(one);
    accepted(await unknown.end('accepted'));
    expect(await unknown.owned()).toEqual(new Set([10, 11]));
    expect(await unknown.refunds.ofOrder('order-1')).toMatchObject([{ reason: 'lower-value', amount: 5900 }]);
  });

  test('takes back a gift that nobody opened, whole; a part of it takes nothing', async () => {
    const whole = await disputed(all, {}, anOrderOfTwo({ gift: aGift() }));
    accepted(await whole.end('accepted'));
    expect((await whole.gifts.find('order-1'))?.dueAt).toBeNull();
    const part = await disputed(one, {}, anOrderOfTwo({ gift: aGift() }));
    accepted(await part.end('accepted', [11]));
    expect((await part.gifts.find('order-1'))?.dueAt).not.toBeNull();
  });

  test('never comes to more than what is left: of refunds, of other disputes, of what a gateway gave back after all', async () => {
    const { noteDispute, end } = await disputed(one);
    const note = (amount: string) => noteDispute.execute('teresa', 'order-1', { ...all, amount: soles(amount) });
    expect(refused(await note('118.01'))).toEqual({ kind: 'dispute-amount-too-high', left: soles('118.00') });
    accepted(await end('accepted', [11]));
    expect(refused(await note('118.01')).kind).toBe('dispute-amount-too-high');
    expect(accepted(await note('118.00')).number).toBe(2);
    expect(refused(await note('0.01'))).toEqual({ kind: 'dispute-amount-too-high', left: 0 });
  });

  test('whose money a gateway gave back after it had refused takes off what is left, and that is reported', async () => {
    const school = await refundingInMemory({ products });
    await school.pay(anOrderOfTwo(), 'kept');
    const late = await school.giveBack(only(10));
    expect(late.state).toBe('refused');
    accepted(await school.noteDispute.execute('teresa', 'order-1', all));
    await school.settle.execute(late.id, { kind: 'given-back' });
    accepted(await school.decideDispute.execute(1, 'teresa', { outcome: 'accepted', productIds: [] }));
    const amounts = (await school.notes.ofOrder('order-1')).map(({ totals }) => totals.total);
    expect(amounts).toEqual([11_800, 5900]);
    expect(school.logger.entries.at(-1)).toMatchObject({ level: 'error' });
  });

  test('of a céntimo or two that no note tells is lost all the same, and told with the rest of it', async () => {
    const order = anOrderOfTwo();
    const school = await disputed({ ...all, amount: soles('0.02') }, {}, order);
    accepted(await school.end('accepted'));
    expect(await school.notes.ofOrder('order-1')).toEqual([]);
    expect(school.officeLog.entries.at(-1)?.after).toEqual({ state: 'accepted', amount: '0.02', untold: '0.02' });
    const note = (amount: string) => school.noteDispute.execute('teresa', 'order-1', { ...all, amount: soles(amount) });
    // The gateway has 176.98 left, the lines say 177.00.
    const back = await school.begin.execute('teresa', decided());
    expect(refused(back)).toEqual({ kind: 'refund-over-untold', untold: 2 });
    expect(refused(await note('176.99'))).toEqual({ kind: 'dispute-amount-too-high', left: soles('176.98') });
    const rest = accepted(await note('176.98'));
    accepted(await school.decideDispute.execute(rest.number, 'teresa', { outcome: 'accepted', productIds: [] }));
    expect((await school.notes.ofOrder('order-1')).map(({ totals }) => totals.total)).toEqual([17_700]);
    expect(school.officeLog.entries.at(-1)?.after).toEqual({ state: 'accepted', amount: '176.98' });
    expect(await school.owned()).toEqual(new Set());
    expect(await school.refundable.untoldOf(order)).toBe(0);
  });

  /** Ana paid her order twice by card: the second payment was never due. */
  async function paidTwice() {
    const school = await refundingInMemory({ products });
    await school.pay(anOrderOfTwo());
    const second = anAttempt('second', 'order-1', {
      state: 'paid',
      purchaseNumber: '202',
      transactionId: 'trx-202',
      amount: soles('177.00'),
    });
    await school.attempts.add(second);
    const source = { kind: 'attempt', id: 'second' } as const;
    await school.surplus.add(aSurplus('s1', { source, amount: soles('177.00'), arrivedAt: school.clock.now() }));
    const note = (purchase: string, amount = '177.00') =>
      school.noteDispute.execute('teresa', 'order-1', { ...all, purchase, amount: soles(amount) });
    const giveBack = () => school.giveSurplusBack.execute('s1', 'teresa', 'Operación 1');
    return { ...school, note, giveSurplus: giveBack };
  }

  test('that came besides is disputed alone and whole: lost, it went back by that, and nothing else happens', async () => {
    const school = await paidTwice();
    expect(refused(await school.note('')).kind).toBe('dispute-payment-unsaid');
    expect(refused(await school.note('otra')).kind).toBe('dispute-payment-unknown');
    expect(refused(await school.note('202', '100.00'))).toEqual({ kind: 'dispute-amount-not-all', left: 17_700 });
    const dispute = accepted(await school.note(' trx-202 '));
    expect(dispute).toMatchObject({ surplusId: 's1', attemptId: 'second' });
    expect(dispute).not.toHaveProperty('purchase');
    expect(refused(await school.note('202'))).toEqual({ kind: 'dispute-amount-too-high', left: 0 });
    expect(refused(await school.giveSurplus())).toEqual({ kind: 'surplus-disputed', number: 1 });
    expect(await school.surplus.list('open', 9)).toMatchObject([{ dispute: 1 }]);
    accepted(await school.decideDispute.execute(1, 'teresa', { outcome: 'accepted', productIds: [10] }));
    expect(accepted(await school.giveSurplus()).givenBack).toEqual({
      by: 'teresa',
      at: school.clock.now(),
      note: 'Contracargo N.º\u00A01',
    });
    expect(await school.refunds.ofOrder('order-1')).toEqual([]);
    expect(await school.grants.ownedForEver('ana', [10, 11])).toEqual(new Set([10, 11]));
    expect(refused(await school.note('202')).kind).toBe('dispute-amount-too-high');
    // The payment that paid the order is as it was: given back, or disputed.
    expect(accepted(await school.note('')).surplusId).toBeNull();
  });

  test('that came besides holds nothing of what paid the order; won, it is given back by the school', async () => {
    const school = await paidTwice();
    const { number } = accepted(await school.note('202'));
    expect(accepted(await school.begin.execute('teresa', decided({ operation: '1', ...only(11) })))).toMatchObject({
      amount: 5900,
    });
    accepted(await school.answerDispute.execute(number, 'teresa', ''));
    accepted(await school.decideDispute.execute(number, 'teresa', { outcome: 'won', productIds: [] }));
    expect(accepted(await school.giveSurplus()).givenBack).toMatchObject({ note: 'Operación 1' });
  });

  test('of an order that was never confirmed is what came for it', async () => {
    const school = await refundingInMemory({ products });
    await school.orders.add(anOrderOfTwo());
    await school.attempts.add(anAttempt('late', 'order-1', { state: 'refused', amount: soles('177.00') }));
    const source = { kind: 'attempt', id: 'late' } as const;
    await school.surplus.add(aSurplus('s1', { source, amount: soles('177.00'), arrivedAt: school.clock.now() }));
    expect(accepted(await school.noteDispute.execute('teresa', 'order-1', all)).surplusId).toBe('s1');
  });

  test('is of no payment in cash: no bank takes back what somebody paid by a code', async () => {
    const school = await refundingInMemory({ products });
    await school.orders.add(anOrderOfTwo());
    const code = { number: '13642010', until: school.clock.now() };
    await school.attempts.add(anAttempt('late', 'order-1', { state: 'paid', code, amount: soles('177.00') }));
    const source = { kind: 'attempt', id: 'late' } as const;
    await school.surplus.add(aSurplus('s1', { source, amount: soles('177.00'), arrivedAt: school.clock.now() }));
    expect(refused(await school.noteDispute.execute('teresa', 'order-1', all)).kind).toBe('order-not-paid');
  });

  test('is of a paid order, by a gateway’s page, noted by whoever may', async () => {
    const school = await refundingInMemory({ products });
    const { clock, noteDispute, orders, team } = school;
    await school.pay(anOrderOfTwo());
    const refusal = async (orderId = 'order-1', by = 'teresa', parts: Partial<NotedDispute> = {}) =>
      refused(await noteDispute.execute(by, orderId, { ...all, ...parts })).kind;
    expect(await refusal('order-1', 'ana')).toBe('collaborators-only');
    await team.setRoles('ana', ['support', 'auditor'], clock.now());
    expect(await refusal('order-1', 'ana')).toBe('permission-missing');
    expect(refused(await school.answerDispute.execute(1, 'ana', '')).kind).toBe('permission-missing');
    const won = { outcome: 'won', productIds: [] } as const;
    expect(refused(await school.decideDispute.execute(1, 'ana', won)).kind).toBe('permission-missing');
    expect(refused(await school.decideDispute.execute(1, 'teresa', won)).kind).toBe('dispute-not-found');
    expect(refused(await school.answerDispute.execute(1, 'teresa', '')).kind).toBe('dispute-not-found');
    expect(refused(await school.answerDispute.execute(1, 'teresa', 'x'.repeat(2001))).kind).toBe(
      'dispute-text-too-long',
    );
    expect(await refusal('otro')).toBe('order-not-found');
    expect(await refusal('order-1', 'teresa', { openedOn: '2026-03-09' as PlainDate })).toBe('dispute-day-wrong');
    await orders.add(anOrder('order-2', 2));
    expect(await refusal('order-2')).toBe('order-not-paid');
    await orders.add(anOrderOfTwo({ id: 'order-3', number: 3, state: 'confirmed', paymentMethod: 'deposit' }));
    expect(await refusal('order-3')).toBe('dispute-not-by-gateway');
    accepted(await school.begin.execute('teresa', decided(only(10))));
    expect(await refusal()).toBe('refund-under-way');
  });
});
