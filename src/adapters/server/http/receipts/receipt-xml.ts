import type { FastifyReply } from 'fastify';
import { attach } from '#adapters/server/http/shared/files/private-file-routes.ts';
import { problemOf, ProblemError } from '#adapters/server/http/shared/refusal-table.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import { receiptFileName } from '#domain/receipts/receipt.ts';

/** Answers what was signed of a receipt or a credit note, byte by byte, as a file. */
export async function sendReceiptXml(
  school: School,
  reply: FastifyReply,
  receipt: IssuedDocument,
): Promise<FastifyReply> {
  const signed = await school.get(SignedReceipts).find(receipt);
  if (signed === null) {
    throw new ProblemError(problemOf(404, 'receipt-not-signed', 'Este comprobante todavía no está firmado.'));
  }
  attach(reply, `${receiptFileName(receipt)}.xml`);
  return reply.header('cache-control', 'private, no-store').type('application/xml; charset=utf-8').send(signed.xml);
}
