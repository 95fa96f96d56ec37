import type { FastifyInstance } from 'fastify';
import { listOfficeReceipts, sendReceiptAgain } from '#adapters/http-contract/receipts/office-receipts.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { ReadOfficeReceipts } from '#application/server/receipts/read-office-receipts.ts';
import { type SendAgainRefusal, SendReceiptAgain } from '#application/server/receipts/send-receipt-again.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accept } from '#domain/shared/result.ts';

const sendAgainRefusals: RefusalTable<SendAgainRefusal> = {
  'sending-not-found': { status: 404, detail: 'No encontramos este comprobante entre los que se envían.' },
  'receipt-accepted': { status: 409, detail: 'La SUNAT ya aceptó este comprobante.' },
  'receipt-rejected': { status: 409, detail: 'La SUNAT rechazó este comprobante: su número ya no sirve.' },
};

/** Receipts on their way to the tax authority, for the school's collaborators. */
export function officeReceiptRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listOfficeReceipts, {}, async ({ reply }) => {
    void reply.header('cache-control', 'no-store');
    const { receipts, ...rest } = await school.get(ReadOfficeReceipts).execute();
    return accept({ ...rest, receipts: receipts.map((each) => ({ ...each, total: decimalText(each.total) })) });
  });
  serve(app, school, sendReceiptAgain, sendAgainRefusals, ({ caller, params }) =>
    school.write(SendReceiptAgain, (send) => send.execute(params.id, caller.userId)),
  );
}
