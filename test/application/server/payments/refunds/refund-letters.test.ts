import { expect, test } from 'vitest';
import { noteReplacedLetter } from '#application/server/payments/refunds/refund-letters.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { aCreditNote, aRefund } from '#test/support/receipts/receipt-builders.ts';

test('the letter of a note that took another’s place says that the bank gave the money back, where it did', () => {
  const of = (way: ReturnType<typeof aRefund>['way']) => {
    const done = {
      order: anOrder('order-1', 1),
      refund: aRefund('refund-1', { state: 'done', way }),
      note: aCreditNote(),
    };
    return JSON.stringify(noteReplacedLetter(done, 'BC01-1', 'Ana', '/main/mis-comprobantes').blocks);
  };
  expect(of({ kind: 'dispute', disputeId: 'd', attemptId: 'a' })).toContain(
    'de lo que tu banco te devolvió de tu pedido',
  );
  expect(of({ kind: 'gateway', attemptId: 'a' })).toContain('de lo que te devolvimos de tu pedido');
});
