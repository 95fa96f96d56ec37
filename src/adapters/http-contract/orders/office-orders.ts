import * as v from 'valibot';
import { surplusReason } from '#adapters/http-contract/payments/surplus-payments.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { noteWire, sendingState } from '#adapters/http-contract/receipts/office-receipts.ts';
import { decimal, instant, pageText } from '#adapters/http-contract/shared/wire-values.ts';
import type { OfficeOrdersPage, OrderRecord } from '#application/read-models/orders/office-orders.ts';
import { noticeKinds } from '#domain/orders/order-notice.ts';
import { paymentMethods } from '#domain/orders/order-steps.ts';
import { attemptStates } from '#domain/payments/payment-attempt.ts';
import { buyerCorrection } from './billing-wire.ts';
import { orderWire } from './orders.ts';

const area = 'Colaboradores';
const states = ['continue', 'pending', 'confirmed', 'expired', 'finished'] as const;

const choice = <const Options extends readonly string[]>(options: Options, message: string) =>
  v.optional(v.union([v.literal(''), v.picklist(options)], message), '');
const day = (message: string) => v.optional(v.union([v.literal(''), v.pipe(v.string(), v.isoDate())], message), '');
const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());

/** An order's number as an address has it. */
export const orderNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'El número de pedido empieza en 1.'));

const buyer = v.object({ name: v.string(), email: v.string() });

export const listOfficeOrders = endpoint({
  method: 'GET',
  path: '/api/v1/staff/orders',
  summary: 'Los pedidos de la escuela, del último al primero, por página',
  area,
  signIn: 'required',
  permission: 'see-orders',
  query: v.object({
    state: choice(states, 'Elige un estado de pedido.'),
    method: choice(paymentMethods, 'Elige una forma de pago.'),
    refund: choice(['asked'], 'Elige asked, o nada.'),
    payment: choice(['unknown'], 'Elige unknown, o nada.'),
    from: day('Escribe el primer día como AAAA-MM-DD.'),
    to: day('Escribe el último día como AAAA-MM-DD.'),
    words: v.optional(v.pipe(v.string(), v.maxLength(100, tooLong)), ''),
    page: pageText,
  }),
  answer: wireOf<OfficeOrdersPage>()(
    v.object({
      orders: list(
        v.object({
          number: v.number(),
          state: v.picklist(states),
          paymentMethod: v.nullable(v.picklist(paymentMethods)),
          total: decimal,
          buyer,
          titles: list(v.string()),
          isGift: v.boolean(),
          isRefundAsked: v.boolean(),
          createdAt: instant,
        }),
      ),
      total: v.number(),
      pages: v.number(),
    }),
  ),
});

const trail = v.object({
  attempts: list(
    v.object({
      gateway: v.string(),
      purchaseNumber: v.string(),
      /** The number of its code of cash (CIP). */
      code: v.optional(v.string()),
      state: v.picklist(attemptStates),
      amount: decimal,
      buyerText: v.nullable(v.string()),
      actionCode: v.nullable(v.string()),
      cardMask: v.nullable(v.string()),
      transactionId: v.nullable(v.string()),
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
  vouchers: list(
    v.object({
      id: v.string(),
      bank: v.string(),
      operationNumber: v.string(),
      paidOn: v.pipe(v.string(), v.isoDate()),
      amount: decimal,
      state: v.picklist(['sent', 'review', 'approved', 'rejected']),
      sentAt: instant,
      reason: v.string(),
      /** Signed address of what was sent. */
      file: v.nullable(v.string()),
    }),
  ),
  surplus: list(
    v.object({
      amount: decimal,
      reason: surplusReason,
      arrivedAt: instant,
      givenBackAt: v.nullable(instant),
    }),
  ),
  receipts: list(
    v.object({
      id: v.string(),
      code: v.string(),
      type: v.picklist(['boleta', 'factura']),
      issuedAt: instant,
      total: decimal,
      taxState: v.picklist(['not-sent', 'accepted', 'rejected']),
      /** Signed addresses of the PDF, of the XML and of the proof of receipt. */
      document: v.string(),
      xml: v.nullable(v.string()),
      cdr: v.nullable(v.string()),
      sending: v.nullable(v.object({ state: sendingState, said: v.string(), code: v.nullable(v.number()) })),
      buyer: buyerCorrection,
      replacedBy: v.nullable(v.string()),
      correctedBy: v.optional(v.nullable(v.object({ receipt: v.string(), notes: list(noteWire) }))),
      sendBy: instant,
    }),
  ),
  grants: list(v.object({ title: v.string(), holder: buyer, grantedAt: instant, endsAt: v.nullable(instant) })),
  notices: list(v.object({ kind: v.picklist(noticeKinds), text: v.string(), at: instant, isSeen: v.boolean() })),
});

const step = v.object({
  productId: v.nullable(v.number()),
  title: v.string(),
  rule: v.string(),
  formula: v.string(),
  before: v.string(),
  after: v.string(),
});

export const readOfficeOrder = endpoint({
  method: 'GET',
  path: '/api/v1/staff/orders/:number',
  summary: 'Un pedido con todo lo que la escuela guarda de él: precio, pagos, comprobantes, accesos y avisos',
  area,
  signIn: 'required',
  permission: 'see-orders',
  params: v.object({ number: orderNumber }),
  answer: wireOf<OrderRecord>()(
    v.object({ order: orderWire, buyer, derivation: list(step), recomputes: v.boolean(), trail }),
  ),
});

export const officeOrderEndpoints = [listOfficeOrders, readOfficeOrder] as const;
