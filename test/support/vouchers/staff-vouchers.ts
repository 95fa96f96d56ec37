import type { StaffVoucher } from '#application/read-models/vouchers/voucher.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

/** Ana's open voucher for her order of 199.90 as a collaborator sees it, unless said otherwise. */
export function aStaffVoucher(parts: Partial<StaffVoucher> = {}): StaffVoucher {
  return {
    id: 'v1',
    orderId: 'order-1',
    bank: 'BCP',
    operationNumber: '00123456',
    paidOn: '2026-03-09',
    amount: soles('199.90'),
    payerName: 'Ana Quispe',
    state: 'sent',
    sentAt: '2026-03-10T15:00:00.000Z',
    answerDueBy: '2026-03-13T15:00:00.000Z',
    rejection: null,
    order: { number: 1, titles: ['Derecho laboral'], total: soles('199.90'), state: 'pending', codeWord: null },
    buyer: { name: 'Ana María Quispe', email: 'ana@correo.pe' },
    file: { address: '/api/v1/files/constancias/v1.webp?x', mediaType: 'image/webp' },
    decision: null,
    ...parts,
  };
}
