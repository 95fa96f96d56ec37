import * as v from 'valibot';
import type { CheckedReceipt } from '#application/read-models/receipts/checked-receipt.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';

const short = (missing: string) => v.pipe(v.string(missing), v.maxLength(40, 'Es demasiado largo.'));

export const checkReceipt = endpoint({
  method: 'GET',
  path: '/api/v1/receipt-checks',
  summary:
    'Dice si la escuela emitió un comprobante o una nota de crédito, a quien tiene su tipo, número, fecha y total',
  area: 'Comprobantes',
  query: v.object({
    type: v.picklist(['boleta', 'factura', 'credit-note'], 'Elige boleta, factura o nota de crédito.'),
    code: short('Falta el número.'),
    day: v.pipe(v.string('Falta la fecha.'), v.isoDate('La fecha se escribe como 2026-03-10.')),
    total: short('Falta el total.'),
  }),
  answer: wireOf<CheckedReceipt>()(
    v.object({
      type: v.picklist(['boleta', 'factura', 'credit-note']),
      code: v.string(),
      issuer: v.object({ ruc: v.string(), legalName: v.string() }),
      taxState: v.picklist(['not-sent', 'accepted', 'rejected']),
      replacedBy: v.nullable(v.string()),
      annulledBy: v.optional(v.string()),
      annulling: v.optional(v.object({ note: v.string(), taxState: v.picklist(['not-sent', 'rejected']) })),
    }),
  ),
});
