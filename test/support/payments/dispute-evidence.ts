import type { DisputeEvidence } from '#application/read-models/payments/dispute-evidence.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const at = '2026-03-10T15:00:00.000Z';

/** What is known of dispute N.º 1 of Ana's order 7, of which she saw a class, unless said otherwise. */
export function aDisputeEvidence(parts: Partial<DisputeEvidence> = {}): DisputeEvidence {
  return {
    number: 1,
    orderNumber: 7,
    amount: soles('177.00'),
    reason: 'fraud',
    openedOn: '2026-03-12',
    answerBy: '2026-03-22',
    buyer: { name: 'Ana Quispe Rojas', email: 'ana@correo.pe' },
    orderedAt: at,
    termsVersion: '2026-11',
    lines: [{ title: 'Derecho laboral', net: soles('177.00') }],
    payment: {
      gateway: 'simulada',
      purchaseNumber: '101012345678',
      transactionId: 'SIM-1',
      cardMask: '411111******1111',
      amount: soles('177.00'),
      at,
    },
    receipts: [{ code: 'B001-7', issuedAt: at, total: soles('177.00') }],
    consents: [{ version: '2026-11', at, address: '190.12.0.7' }],
    signIns: [{ at, address: '190.12.0.8', device: '' }],
    uses: [{ kind: 'class-completed', title: 'Derecho laboral', detail: 'La jornada', at }],
    ...parts,
  };
}
