import { expect, test } from 'vitest';
import type { StaffDisputesApi } from '#application/browser/payments/ports/dispute-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const typed = {
  amount: soles('177.00'),
  reason: 'fraud',
  words: 'No lo reconoce',
  openedOn: '2026-03-10',
  answerBy: '2026-03-20',
} as const;

/** What every `StaffDisputesApi` does. The factory gives that of whoever may give money back, of a school whose order 7, of 177.00, was paid by card. */
export function staffDisputesApiContract(make: () => Promise<StaffDisputesApi>): void {
  test('notes a dispute of what is left of a payment, and lists it with its days', async () => {
    const api = await make();
    expect(accepted(await api.list('waiting', 1))).toMatchObject({ disputes: [], waiting: 0, pages: 1 });
    expect(refused(await api.note('9', typed, 'clave-del-contracargo-1')).status).toBe(404);
    expect(refused(await api.note('7', { ...typed, openedOn: '' }, 'clave-del-contracargo-2')).field).toBe('openedOn');
    expect(accepted(await api.note('7', typed, 'clave-del-contracargo-3'))).toBe(1);
    const again = refused(await api.note('7', { ...typed, amount: soles('0.01') }, 'clave-del-contracargo-4'));
    expect(again).toMatchObject({ status: 409, field: 'amount' });
    expect(accepted(await api.list('waiting', 1))).toMatchObject({
      disputes: [{ number: 1, orderNumber: 7, amount: 17_700, paid: 17_700, daysLeft: 10, state: 'open' }],
      waiting: 1,
    });
  });

  test('knows nothing of a dispute that is not there', async () => {
    const api = await make();
    expect(refused(await api.evidence(9)).status).toBe(404);
  });

  test('is answered, then decided, once', async () => {
    const api = await make();
    accepted(await api.note('7', typed, 'clave-del-contracargo-1'));
    expect(refused(await api.decide(1, 'lost', [], 'clave-del-contracargo-2')).status).toBe(409);
    accepted(await api.answer(1, 'Vio tres clases', 'clave-del-contracargo-3'));
    expect(accepted(await api.list('answered', 1)).disputes).toMatchObject([{ answer: 'Vio tres clases' }]);
    accepted(await api.decide(1, 'lost', [], 'clave-del-contracargo-4'));
    expect(refused(await api.decide(1, 'won', [], 'clave-del-contracargo-5')).status).toBe(409);
    expect(accepted(await api.list('decided', 1)).disputes).toMatchObject([{ state: 'lost' }]);
    expect(refused(await api.answer(2, '', 'clave-del-contracargo-6')).status).toBe(404);
  });
}
