import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { ListedReceipt } from '#application/read-models/receipts/listed-receipt.ts';
import type { FastifyInstance } from 'fastify';
import { listOrderNotices, listReceipts, viewOrderNotices } from '#adapters/http-contract/receipts/receipts.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import { ReceiptDocuments } from '#application/server/receipts/ports/receipt-documents.ts';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import { type Receipt, receiptCode, receiptFileName, type TaxDocument } from '#domain/receipts/receipt.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accept } from '#domain/shared/result.ts';
import { creditNotePath, creditNoteXmlPath } from '#adapters/server/http/payments/refund-routes.ts';
import { documentFor } from '#adapters/server/http/shared/document-limit.ts';
import { monthBookRoutes } from './month-book-routes.ts';
import { settlementRoutes } from './settlement-routes.ts';
import { shareRoutes } from './share-routes.ts';
import { officeReceiptRoutes } from './office-receipt-routes.ts';
import { receiptCheckRoutes } from './receipt-check-routes.ts';
import { sendReceiptXml } from './receipt-xml.ts';
import { attach, permitOf } from '#adapters/server/http/shared/files/private-file-routes.ts';
import { problemOf, ProblemError } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

const mostReceipts = 200;
const mostNotices = 30;
const downloadMinutes = 60;

/** Receipts: those of an account, those that need a look in the office, and the check of one by anybody. */
export function receiptRoutes(app: FastifyInstance, school: School): void {
  ownReceiptRoutes(app, school);
  officeReceiptRoutes(app, school);
  monthBookRoutes(app, school);
  settlementRoutes(app, school);
  shareRoutes(app, school);
  receiptCheckRoutes(app, school);
}

/** Receipts with their PDFs, and what there is new about orders: an account's own only. Source: PAY-6. */
function ownReceiptRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listReceipts, {}, async (call) => {
    const { userId } = call.caller;
    const receipts = await school.get(Receipts).ofUser(userId, mostReceipts);
    const notes = await school.get(CreditNotes).ofUser(userId, mostReceipts);
    const until = new Date(school.get(Clock).now().getTime() + downloadMinutes * 60_000);
    const signer = school.get(SignedAddresses);
    const sign = (path: string) => signer.sign({ path, userId, until });
    return accept({
      receipts: [...receipts, ...notes].toSorted(lastFirst).map((issued) => presentReceipt(issued, sign)),
    });
  });
  serve(app, school, listOrderNotices, {}, async (call) => {
    const notices = await school.get(OrderNotices).ofUser(call.caller.userId, mostNotices);
    return accept({
      notices: notices.map(({ id, orderId, kind, text, at, seenAt }) => ({
        id,
        orderId,
        kind,
        text,
        at: at.toISOString(),
        isSeen: seenAt !== null,
      })),
    });
  });
  serve(app, school, viewOrderNotices, {}, async (call) => {
    const { userId } = call.caller;
    const now = school.get(Clock).now();
    await school.write(OrderNotices, (notices) => notices.markSeen(userId, new Date(call.body.until), now));
    return accept(undefined);
  });
  app.get<{ Params: { id: string } }>('/api/v1/receipts/:id/comprobante.pdf', async (request, reply) => {
    const { userId } = permitOf(school, request);
    const receipt = await ownReceipt(school, userId, request.params.id);
    const pdf = await documentFor(school, userId, () => school.get(ReceiptDocuments).pdf(receipt));
    attach(reply, `${receiptFileName(receipt)}.pdf`);
    return reply.header('cache-control', 'private, no-store').type('application/pdf').send(Buffer.from(pdf));
  });
  app.get<{ Params: { id: string } }>('/api/v1/receipts/:id/comprobante.xml', async (request, reply) => {
    const { userId } = permitOf(school, request);
    return sendReceiptXml(school, reply, await ownReceipt(school, userId, request.params.id));
  });
}

async function ownReceipt(school: School, userId: string, id: string): Promise<Receipt> {
  const receipt = await school.get(Receipts).find(id);
  if (receipt?.userId === userId) return receipt;
  throw new ProblemError(problemOf(404, 'receipt-not-found', 'No encontramos este comprobante entre los tuyos.'));
}

const lastFirst = (one: TaxDocument, other: TaxDocument): number => other.issuedAt.getTime() - one.issuedAt.getTime();

/** Where a receipt's PDF and what was signed of it are, for a signed address. */
export const receiptPath = (id: string): string => `/api/v1/receipts/${id}/comprobante.pdf`;
const receiptXmlPath = (id: string): string => `/api/v1/receipts/${id}/comprobante.xml`;

function presentReceipt(receipt: IssuedDocument, sign: (path: string) => string): Wire<ListedReceipt> {
  const { id, type, orderId, orderNumber, issuedAt, buyer, totals, taxState } = receipt;
  return {
    id,
    type,
    orderId,
    orderNumber,
    taxState,
    replacedBy: receipt.replacedBy ?? null,
    correctedBy: receipt.correctedBy,
    document: sign(type === 'credit-note' ? creditNotePath(id) : receiptPath(id)),
    xml: receipt.isSigned === true ? sign(type === 'credit-note' ? creditNoteXmlPath(id) : receiptXmlPath(id)) : null,
    code: receiptCode(receipt),
    issuedAt: issuedAt.toISOString(),
    buyerName: buyer.name,
    documentNumber: buyer.documentNumber,
    total: decimalText(totals.total),
  };
}
