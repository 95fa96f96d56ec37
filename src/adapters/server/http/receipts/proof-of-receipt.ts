import type { FastifyInstance } from 'fastify';
import { attach, permitOf } from '#adapters/server/http/shared/files/private-file-routes.ts';
import { problemOf, ProblemError } from '#adapters/server/http/shared/refusal-table.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import { ReceiptSendings } from '#application/server/receipts/ports/receipt-sendings.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { receiptFileName } from '#domain/receipts/receipt.ts';

/** Where the proof of receipt of a receipt or credit note is, for signed addresses. */
export const cdrPath = (id: string): string => `/api/v1/staff/receipts/${id}/constancia.zip`;

/** Proofs of receipt (CDR) as they came, for who works for the school. */
export function proofOfReceiptRoutes(app: FastifyInstance, school: School): void {
  app.get<{ Params: { id: string } }>(cdrPath(':id'), async (request, reply) => {
    permitOf(school, request);
    const { id } = request.params;
    const receipt = (await school.get(Receipts).find(id)) ?? (await school.get(CreditNotes).find(id));
    const sending = receipt && (await school.get(ReceiptSendings).find(receipt));
    if (receipt === null || sending === null || sending.cdr === null) {
      throw new ProblemError(
        problemOf(404, 'proof-not-found', 'La SUNAT no envió una constancia de este comprobante.'),
      );
    }
    // The name by which the tax authority gives them.
    attach(reply, `R-${receiptFileName(receipt)}.zip`);
    const cdr = Buffer.from(sending.cdr, 'base64');
    return reply.header('cache-control', 'private, no-store').type('application/zip').send(cdr);
  });
}
