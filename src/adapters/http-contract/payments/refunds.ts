import * as v from 'valibot';
import { orderNumber } from '#adapters/http-contract/orders/office-orders.ts';
import { noteWire } from '#adapters/http-contract/receipts/office-receipts.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal, instant } from '#adapters/http-contract/shared/wire-values.ts';
import type { BuyerRefund, OfficeRefund, OrderRefunds } from '#application/read-models/payments/order-refunds.ts';
import { disputeStates } from '#domain/payments/dispute.ts';
import { longestOperation, longestRefundWords, refundStates } from '#domain/payments/refund.ts';
import { creditReasons } from '#domain/receipts/credit-note.ts';

const office = 'Colaboradores';
const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());
const productId = v.pipe(v.number('Elige un producto.'), v.integer(), v.minValue(1));
const id = v.pipe(v.string(), v.maxLength(60));
const text = (most: number, message: string) => v.pipe(v.string(message), v.maxLength(most, message));
const words = text(longestRefundWords, `Escribe hasta ${longestRefundWords} caracteres.`);

const officeRefund = wireOf<OfficeRefund>()(
  v.object({
    id: v.string(),
    number: v.number(),
    state: v.picklist(refundStates),
    reason: v.picklist(creditReasons),
    lines: list(v.object({ productId: v.number(), net: decimal })),
    amount: decimal,
    keepsAccess: v.boolean(),
    words: v.string(),
    answer: v.string(),
    decidedBy: v.string(),
    operation: v.nullable(v.string()),
    dispute: v.nullable(v.number()),
    gatewayText: v.string(),
    askedAt: instant,
    updatedAt: instant,
    /** Their files are signed addresses. */
    notes: list(noteWire),
  }),
);

export const readOrderRefunds = endpoint({
  method: 'GET',
  path: '/api/v1/staff/orders/:number/refunds',
  summary: 'Lo que se devolvió de un pedido, lo que se pidió y lo que queda por devolver de cada línea',
  area: office,
  signIn: 'required',
  permission: 'see-orders',
  params: v.object({ number: orderNumber }),
  answer: wireOf<OrderRefunds>()(
    v.object({
      refunds: list(officeRefund),
      lines: list(v.object({ productId: v.number(), left: decimal, isReturned: v.boolean() })),
      left: decimal,
      disputes: list(
        v.object({ number: v.number(), state: v.picklist(disputeStates), amount: decimal, isSurplus: v.boolean() }),
      ),
      byGateway: v.boolean(),
    }),
  ),
});

export const giveOrderBack = endpoint({
  method: 'POST',
  path: '/api/v1/staff/orders/:number/refunds',
  summary: 'Devuelve el dinero de un pedido, de algunas de sus líneas o una parte; por la pasarela o por transferencia',
  area: office,
  signIn: 'required',
  permission: 'refund-orders',
  freshness: 'fresh-proof',
  idempotent: true,
  params: v.object({ number: orderNumber }),
  body: v.object({
    reason: v.picklist(creditReasons, 'Elige un motivo.'),
    lines: v.pipe(
      v.array(
        v.object({
          productId,
          /** '' for all that is left. */
          amount: v.optional(v.union([v.literal(''), decimal], 'Escribe un importe, como 20.00.'), ''),
        }),
      ),
      v.maxLength(1000),
    ),
    keepsAccess: v.optional(v.boolean(), false),
    answer: v.optional(words, ''),
    /** Null: by the gateway. */
    operation: v.optional(
      v.nullable(text(longestOperation, `El número de operación tiene hasta ${longestOperation} caracteres.`)),
      null,
    ),
    /** What was left of the order as it was shown; not said by pages of before. */
    left: v.optional(decimal),
  }),
  status: 201,
  answer: v.object({ id: v.string() }),
});

export const declineRefundRequest = endpoint({
  method: 'POST',
  path: '/api/v1/staff/refund-requests/:id/refusals',
  summary: 'Declina la devolución que pidió quien compró, con palabras que lee',
  area: office,
  signIn: 'required',
  permission: 'refund-orders',
  idempotent: true,
  params: v.object({ id }),
  body: v.object({ answer: words }),
  answer: v.object({ id: v.string() }),
});

const receipts = 'Comprobantes';

export const listRefunds = endpoint({
  method: 'GET',
  path: '/api/v1/refunds',
  summary: 'Las devoluciones de la cuenta: pedidas, en camino y hechas, de la última a la primera',
  area: receipts,
  signIn: 'required',
  answer: v.object({
    refunds: list(
      wireOf<BuyerRefund>()(
        v.object({
          id: v.string(),
          orderId: v.string(),
          state: v.picklist(refundStates),
          amount: decimal,
          productIds: list(v.number()),
          isReturn: v.boolean(),
          words: v.string(),
          answer: v.string(),
          operation: v.nullable(v.string()),
          isByBank: v.boolean(),
          updatedAt: instant,
        }),
      ),
    ),
  }),
});

export const askForRefund = endpoint({
  method: 'POST',
  path: '/api/v1/refunds',
  summary: 'Pide la devolución de algo que se compró; la escuela responde',
  area: receipts,
  signIn: 'required',
  idempotent: true,
  body: v.object({
    orderId: id,
    productIds: v.pipe(v.array(productId, 'Elige lo que devuelves.'), v.maxLength(1000)),
    words,
  }),
  status: 201,
  answer: v.object({ id: v.string() }),
});

export const refundEndpoints = [
  readOrderRefunds,
  giveOrderBack,
  declineRefundRequest,
  listRefunds,
  askForRefund,
] as const;
