import type { SentVoucher } from '#application/read-models/vouchers/voucher.ts';
import type { Money } from '#domain/shared/money.ts';

/** A deposit of which the bank told, and which is a part of its order: the rest is waited for. */
export function aPartOf(orderId: string, amount: Money): SentVoucher {
  return {
    id: `voucher-of-${orderId}`,
    orderId,
    bank: 'BCP',
    operationNumber: '0099881',
    paidOn: '2026-03-10',
    amount,
    payerName: '',
    state: 'sent',
    sentAt: '2026-03-10T15:00:00.000Z',
    answerDueBy: '2026-03-13T15:00:00.000Z',
    rejection: null,
    awaitsRest: true,
  };
}
