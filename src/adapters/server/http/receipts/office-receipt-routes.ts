import { signerFor } from '#adapters/server/http/shared/files/signed-view.ts';
import type { FastifyInstance } from 'fastify';
import { listOfficeReceipts, sendReceiptAgain } from '#adapters/http-contract/receipts/office-receipts.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { ReadOfficeReceipts } from '#application/server/receipts/read-office-receipts.ts';
import { type SendAgainRefusal, SendReceiptAgain } from '#application/server/receipts/send-receipt-again.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accept } from '#domain/shared/result.ts';
import { cdrPath, proofOfReceiptRoutes } from './proof-of-receipt.ts';

const sendAgainRefusals: RefusalTable<SendAgainRefusal> = {
  'sending-not-found': { status: 404, detail: 'No encontramos este comprobante entre los que se envían.' },
  'receipt-accepted': { status: 409, detail: 'La SUNAT ya aceptó este comprobante.' },
  'receipt-rejected': { status: 409, detail: 'La SUNAT rechazó este comprobante: su número ya no sirve.' },
};

/** Receipts on their way to the tax authority, for the school's collaborators. */
export function officeReceiptRoutes(app: FastifyInstance, school: School): void {
  proofOfReceiptRoutes(app, school);
  serve(app, school, listOfficeReceipts, {}, async ({ caller, reply }) => {
    void reply.header('cache-control', 'no-store');
    const { receipts, ...rest } = await school.get(ReadOfficeReceipts).execute();
    const sign = signerFor(school, caller.userId);
    return accept({
      ...rest,
      receipts: receipts.map((each) => ({
        ...each,
        total: decimalText(each.total),
        cdr: each.cdr === null ? null : sign(cdrPath(each.cdr)),
      })),
    });
  });
  serve(app, school, sendReceiptAgain, sendAgainRefusals, ({ caller, params }) =>
    school.write(SendReceiptAgain, (send) => send.execute(params.id, caller.userId)),
  );
}
