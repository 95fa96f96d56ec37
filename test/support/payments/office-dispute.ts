import type { OfficeDispute } from '#application/read-models/payments/office-disputes.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

/** Dispute N.º 1 of Ana's order 7, of all of 177.00 and to be answered in ten days, unless said otherwise. */
export function anOfficeDispute(parts: Partial<OfficeDispute> = {}): OfficeDispute {
  return {
    number: 1,
    orderNumber: 7,
    buyer: { name: 'Ana Quispe Rojas', email: 'ana@correo.pe' },
    gateway: 'simulada',
    purchaseNumber: '101012345678',
    isSurplus: false,
    paid: soles('177.00'),
    amount: soles('177.00'),
    reason: 'fraud',
    words: 'El titular no reconoce el cargo',
    openedOn: '2026-03-10',
    answerBy: '2026-03-20',
    daysLeft: 10,
    state: 'open',
    answer: '',
    notedBy: 'Teresa Aguirre',
    updatedAt: '2026-03-10T15:00:00.000Z',
    products: [
      { productId: 10, title: 'Derecho laboral', net: soles('118.00') },
      { productId: 11, title: 'Manual del IGV', net: soles('59.00') },
    ],
    ...parts,
  };
}
