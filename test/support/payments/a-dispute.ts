import type { Dispute } from '#domain/payments/dispute.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { at } from '#test/support/orders/buying-builders.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

/** Dispute N.º 1 of attempt-1, by which ana paid her order-1: to be answered within ten days, unless said otherwise. */
export function aDispute(id: string, parts: Partial<Dispute> = {}): Dispute {
  return {
    id,
    number: 1,
    orderId: 'order-1',
    userId: 'ana',
    attemptId: 'attempt-1',
    surplusId: null,
    amount: soles('118.00'),
    reason: 'fraud',
    words: 'El titular no reconoce el cargo',
    openedOn: '2026-03-10' as PlainDate,
    answerBy: '2026-03-20' as PlainDate,
    state: 'open',
    notedBy: 'luis',
    notedAt: at,
    answer: '',
    updatedAt: at,
    ...parts,
  };
}
