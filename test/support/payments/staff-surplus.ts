import type { StaffSurplus } from '#application/read-models/payments/staff-surplus.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

/** Money that came twice for Ana's order 1, as a collaborator sees it, unless said otherwise. */
export function aStaffSurplus(parts: Partial<StaffSurplus> = {}): StaffSurplus {
  return {
    id: 's1',
    orderNumber: 1,
    buyer: { name: 'Ana María Quispe', email: 'ana@correo.pe' },
    kind: 'attempt',
    found: { at: 'simulada', number: '101012345678' },
    dispute: null,
    amount: soles('199.90'),
    reason: 'order-paid',
    arrivedAt: '2026-03-10T15:00:00.000Z',
    givenBack: null,
    ...parts,
  };
}
