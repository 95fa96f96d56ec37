import type { FastifyInstance } from 'fastify';
import { checkReceipt } from '#adapters/http-contract/receipts/receipt-check.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { CheckReceipt, type ReceiptCheckRefusal } from '#application/server/receipts/check-receipt.ts';

/** Who checks a pile by hand is not hindered; days and totals are not to be tried out. */
export const receiptCheckLimit = { requests: 60, seconds: 60 } as const;

/** How a check that finds nothing is answered. */
export const receiptCheckRefusals: RefusalTable<ReceiptCheckRefusal> = {
  'receipt-code-malformed': {
    status: 400,
    field: 'code',
    detail: 'El número se escribe con su serie: B001-25, F001-25 o BC01-3.',
  },
  'receipt-total-malformed': { status: 400, field: 'total', detail: 'El total se escribe con números: 118.00.' },
  'receipt-unknown': {
    status: 404,
    detail: 'La escuela no emitió un comprobante con ese tipo, número, fecha y total. Revisa los cuatro.',
  },
};

/** The check of a receipt, for anybody. */
export function receiptCheckRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, checkReceipt, receiptCheckRefusals, ({ query }) => school.get(CheckReceipt).execute(query), {
    limit: receiptCheckLimit,
  });
}
