import { signerFor } from '#adapters/server/http/shared/files/signed-view.ts';
import type { FastifyInstance } from 'fastify';
import {
  askForRefund,
  declineRefundRequest,
  giveOrderBack,
  listRefunds,
  readOrderRefunds,
} from '#adapters/http-contract/payments/refunds.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import { documentFor } from '#adapters/server/http/shared/document-limit.ts';
import { cdrPath } from '#adapters/server/http/receipts/proof-of-receipt.ts';
import { sendReceiptXml } from '#adapters/server/http/receipts/receipt-xml.ts';
import { attach, permitOf } from '#adapters/server/http/shared/files/private-file-routes.ts';
import { problemOf, ProblemError } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { OfficeNote, OrderRefunds } from '#application/read-models/payments/order-refunds.ts';
import { OfficeOrders } from '#application/server/orders/ports/office-orders.ts';
import { Refunds } from '#application/server/payments/ports/refunds.ts';
import { AskForRefund } from '#application/server/payments/refunds/ask-for-refund.ts';
import { BeginRefund } from '#application/server/payments/refunds/begin-refund.ts';
import { DeclineRefund } from '#application/server/payments/refunds/decline-refund.ts';
import { ReadOrderRefunds } from '#application/server/payments/refunds/read-order-refunds.ts';
import { SendRefund } from '#application/server/payments/refunds/send-refund.ts';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import { ReceiptDocuments } from '#application/server/receipts/ports/receipt-documents.ts';
import { isReturn } from '#domain/payments/refund-lines.ts';
import { isByBank, type Refund } from '#domain/payments/refund.ts';
import { receiptFileName } from '#domain/receipts/receipt.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import { askRefusals, declineRefusals, giveRefusals, noteNotFound, refundOrderRefusals } from './refund-refusals.ts';

const most = 200;

/** Where a credit note's PDF and what was signed of it are: the buyer's own, and for who works for the school. All for signed addresses. */
export const creditNotePath = (id: string): string => `/api/v1/credit-notes/${id}/nota.pdf`;
export const creditNoteXmlPath = (id: string): string => `/api/v1/credit-notes/${id}/nota.xml`;
const officeNotePath = (id: string): string => `/api/v1/staff/credit-notes/${id}/nota.pdf`;
const officeNoteXmlPath = (id: string): string => `/api/v1/staff/credit-notes/${id}/nota.xml`;

/** Money of orders that goes back: as the office decides it, and as its buyers ask for it. Source: decision 0086. */
export function refundRoutes(app: FastifyInstance, school: School): void {
  officeRefunds(app, school);
  serve(app, school, listRefunds, {}, async (call) => {
    const refunds = await school.get(Refunds).ofUser(call.caller.userId, most);
    return accept({ refunds: refunds.map(presentOwn) });
  });
  serve(app, school, askForRefund, askRefusals, async (call) =>
    call.once.write(
      AskForRefund,
      (ask) => ask.execute(call.caller.userId, call.body),
      ({ id }) => ({ id }),
    ),
  );
  noteFiles(app, school);
}

/** The files of credit notes. */
function noteFiles(app: FastifyInstance, school: School): void {
  const noteOf = async (id: string, userId: string | null) => {
    const note = await school.get(CreditNotes).find(id);
    if (note !== null && (userId === null || note.userId === userId)) return note;
    throw new ProblemError(problemOf(noteNotFound.status, 'credit-note-not-found', noteNotFound.detail));
  };
  for (const [pdfPath, xmlPath, isOfOffice] of [
    [creditNotePath(':id'), creditNoteXmlPath(':id'), false],
    [officeNotePath(':id'), officeNoteXmlPath(':id'), true],
  ] as const) {
    app.get<{ Params: { id: string } }>(xmlPath, async (request, reply) => {
      const { userId } = permitOf(school, request);
      return sendReceiptXml(school, reply, await noteOf(request.params.id, isOfOffice ? null : userId));
    });
    app.get<{ Params: { id: string } }>(pdfPath, async (request, reply) => {
      const { userId } = permitOf(school, request);
      const note = await noteOf(request.params.id, isOfOffice ? null : userId);
      const pdf = await documentFor(school, userId, () => school.get(ReceiptDocuments).pdf(note));
      attach(reply, `${receiptFileName(note)}.pdf`);
      return reply.header('cache-control', 'private, no-store').type('application/pdf').send(Buffer.from(pdf));
    });
  }
}

function officeRefunds(app: FastifyInstance, school: School): void {
  serve(app, school, readOrderRefunds, refundOrderRefusals, async ({ caller, params, reply }) => {
    void reply.header('cache-control', 'no-store');
    const read = await school.get(ReadOrderRefunds).execute(Number(params.number));
    if (!read.ok) return read;
    return accept(presentRefunds(read.value, signerFor(school, caller.userId)));
  });
  serve(app, school, giveOrderBack, giveRefusals, async (call) => {
    const order = await school.get(OfficeOrders).find(Number(call.params.number));
    if (order === null) return refuse({ kind: 'order-not-found' });
    const { lines, left, ...decided } = call.body;
    const seenLeft = left === undefined ? null : moneyOf(left);
    const asked = lines.map(({ productId, amount }) => ({ productId, amount: amount === '' ? null : moneyOf(amount) }));
    const begun = await call.once.write(
      BeginRefund,
      (begin) => begin.execute(call.caller.userId, { ...decided, orderId: order.id, lines: asked, seenLeft }),
      ({ id }) => ({ id }),
    );
    // Whoever asks again after a crash sends what was never sent; what was sent is never sent again.
    if (begun.ok) await school.get(SendRefund).execute(begun.value.id);
    return begun;
  });
  serve(app, school, declineRefundRequest, declineRefusals, async (call) =>
    call.once.write(
      DeclineRefund,
      (decline) => decline.execute(call.params.id, call.caller.userId, call.body.answer),
      ({ id }) => ({ id }),
    ),
  );
}

/** A credit note with the signed addresses of its files. */
export const presentNote = (note: OfficeNote, sign: (path: string) => string): OfficeNote => ({
  ...note,
  document: sign(officeNotePath(note.document)),
  xml: note.xml === null ? null : sign(officeNoteXmlPath(note.xml)),
  cdr: note.cdr === null ? null : sign(cdrPath(note.cdr)),
});

function presentRefunds(
  { refunds, lines, left, disputes, byGateway }: OrderRefunds,
  sign: (path: string) => string,
): Wire<OrderRefunds> {
  return {
    refunds: refunds.map((refund) => ({
      ...refund,
      amount: decimalText(refund.amount),
      lines: refund.lines.map((line) => ({ ...line, net: decimalText(line.net) })),
      notes: refund.notes.map((note) => presentNote(note, sign)),
    })),
    lines: lines.map((line) => ({ ...line, left: decimalText(line.left) })),
    left: decimalText(left),
    disputes: disputes.map((dispute) => ({ ...dispute, amount: decimalText(dispute.amount) })),
    byGateway,
  };
}

function presentOwn(refund: Refund) {
  const { id, orderId, state, amount, lines, reason, words, answer, way, updatedAt } = refund;
  return {
    id,
    orderId,
    state,
    amount: decimalText(amount),
    productIds: lines.map(({ productId }) => productId),
    isReturn: isReturn(reason),
    words,
    answer,
    operation: way?.kind === 'transfer' ? way.operation : null,
    isByBank: isByBank(refund),
    updatedAt: updatedAt.toISOString(),
  };
}
