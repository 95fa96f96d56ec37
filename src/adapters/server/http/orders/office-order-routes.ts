import { signerFor } from '#adapters/server/http/shared/files/signed-view.ts';
import type { FastifyInstance } from 'fastify';
import { listOfficeOrders, readOfficeOrder } from '#adapters/http-contract/orders/office-orders.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { documentFor } from '#adapters/server/http/shared/document-limit.ts';
import { attach, permitOf, privateFilesPath } from '#adapters/server/http/shared/files/private-file-routes.ts';
import { problemOf, ProblemError, type RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { presentNote } from '#adapters/server/http/payments/refund-routes.ts';
import { cdrPath } from '#adapters/server/http/receipts/proof-of-receipt.ts';
import { sendReceiptXml } from '#adapters/server/http/receipts/receipt-xml.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { OrderTrail } from '#application/read-models/orders/office-orders.ts';
import { ListOfficeOrders } from '#application/server/orders/list-office-orders.ts';
import { type OrderNotFound, ReadOfficeOrder } from '#application/server/orders/read-office-order.ts';
import { ReceiptDocuments } from '#application/server/receipts/ports/receipt-documents.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { type Receipt, receiptFileName } from '#domain/receipts/receipt.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accept } from '#domain/shared/result.ts';
import { presentOrder } from './order-presenters.ts';

const orderRefusals: RefusalTable<OrderNotFound> = {
  'order-not-found': { status: 404, detail: 'No hay un pedido con este número.' },
};

/** Where a receipt's files are for who works for the school, for signed addresses. */
const officeReceiptPath = (id: string, ending: 'pdf' | 'xml'): string =>
  `/api/v1/staff/receipts/${id}/comprobante.${ending}`;

/** The school's orders, for its collaborators. Source: decisions.md, Staff. */
export function officeOrderRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listOfficeOrders, {}, async ({ query, reply }) => {
    void reply.header('cache-control', 'no-store');
    const { state, method, refund, payment, from, to, words, page } = query;
    const found = await school.get(ListOfficeOrders).execute({
      state: state === '' ? null : state,
      method: method === '' ? null : method,
      refundAsked: refund === 'asked',
      paymentUnknown: payment === 'unknown',
      from: from === '' ? null : (from as PlainDate),
      to: to === '' ? null : (to as PlainDate),
      words,
      page: Number(page),
    });
    return accept({ ...found, orders: found.orders.map((order) => ({ ...order, total: decimalText(order.total) })) });
  });
  serve(app, school, readOfficeOrder, orderRefusals, async ({ caller, params, reply }) => {
    void reply.header('cache-control', 'no-store');
    const read = await school.get(ReadOfficeOrder).execute(Number(params.number));
    if (!read.ok) return read;
    const { order, trail, ...rest } = read.value;
    return accept({
      ...rest,
      order: presentOrder(order),
      trail: presentTrail(trail, signerFor(school, caller.userId)),
    });
  });
  app.get<{ Params: { id: string } }>('/api/v1/staff/receipts/:id/comprobante.pdf', async (request, reply) => {
    // The address itself is the leave: the page of an order alone signs one.
    const { userId } = permitOf(school, request);
    const receipt = await receiptNamed(school, request.params.id);
    const pdf = await documentFor(school, userId, () => school.get(ReceiptDocuments).pdf(receipt));
    attach(reply, `${receiptFileName(receipt)}.pdf`);
    return reply.header('cache-control', 'private, no-store').type('application/pdf').send(Buffer.from(pdf));
  });
  app.get<{ Params: { id: string } }>('/api/v1/staff/receipts/:id/comprobante.xml', async (request, reply) => {
    permitOf(school, request);
    return sendReceiptXml(school, reply, await receiptNamed(school, request.params.id));
  });
}

async function receiptNamed(school: School, id: string): Promise<Receipt> {
  const receipt = await school.get(Receipts).find(id);
  if (receipt !== null) return receipt;
  throw new ProblemError(problemOf(404, 'receipt-not-found', 'Este comprobante ya no está.'));
}

function presentTrail(trail: OrderTrail, sign: (path: string) => string): Wire<OrderTrail> {
  const { attempts, vouchers, surplus, receipts, grants, notices } = trail;
  return {
    attempts: attempts.map((attempt) => ({ ...attempt, amount: decimalText(attempt.amount) })),
    vouchers: vouchers.map((voucher) => ({
      ...voucher,
      amount: decimalText(voucher.amount),
      file: voucher.file === null ? null : sign(privateFilesPath + voucher.file),
    })),
    surplus: surplus.map((payment) => ({ ...payment, amount: decimalText(payment.amount) })),
    receipts: receipts.map((receipt) => ({
      ...receipt,
      total: decimalText(receipt.total),
      document: sign(officeReceiptPath(receipt.document, 'pdf')),
      xml: receipt.xml === null ? null : sign(officeReceiptPath(receipt.xml, 'xml')),
      cdr: receipt.cdr === null ? null : sign(cdrPath(receipt.cdr)),
      correctedBy: receipt.correctedBy && {
        ...receipt.correctedBy,
        notes: receipt.correctedBy.notes.map((note) => presentNote(note, sign)),
      },
    })),
    grants,
    notices,
  };
}
