import * as v from 'valibot';
import { attemptStates } from '#domain/payments/payment-attempt.ts';
import { paymentWays, type PaymentWay } from '#domain/payments/payment-way.ts';
import type { CardPayment } from '#application/read-models/payments/card-payment.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { orderWire } from '#adapters/http-contract/orders/orders.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal, instant } from '#adapters/http-contract/shared/wire-values.ts';

const area = 'Pagos';
const id = v.object({ id: v.pipe(v.string(), v.maxLength(60)) });

const attemptWire = wireOf<CardPayment>()(
  v.object({
    id: v.string(),
    orderId: v.string(),
    state: v.picklist(attemptStates),
    amount: decimal,
    /** The number under which the gateway knows it. */
    purchaseNumber: v.string(),
    /** What the gateway says to the buyer. */
    buyerText: v.nullable(v.string()),
    cardMask: v.nullable(v.string()),
    cardBrand: v.nullable(v.string()),
    transactionId: v.nullable(v.string()),
    /** The code that is paid in cash; its number is null until the gateway says it; absent: it is by the gateway's page. */
    code: v.optional(v.object({ number: v.nullable(v.string()), until: instant })),
    createdAt: instant,
    updatedAt: instant,
  }),
);

const attemptAnswer = v.object({ attempt: attemptWire, order: orderWire });

export const listPaymentWays = endpoint({
  method: 'GET',
  path: '/api/v1/payment-ways',
  summary: 'Con qué se puede pagar en la pasarela de la escuela; nada, si no recibe pagos',
  area,
  answer: v.object({ ways: v.array(wireOf<PaymentWay>()(v.picklist(paymentWays))) }),
});

export const startPayment = endpoint({
  method: 'POST',
  path: '/api/v1/payment-attempts',
  summary: 'Empieza un intento de pago con tarjeta y dice a qué página de la pasarela ir',
  area,
  signIn: 'required',
  idempotent: true,
  body: v.object({
    orderId: v.pipe(v.string('Falta el pedido.'), v.minLength(1, 'Falta el pedido.'), v.maxLength(60)),
  }),
  answer: v.object({ attempt: attemptWire, page: v.string() }),
  status: 201,
});

export const askForCashCode = endpoint({
  method: 'POST',
  path: '/api/v1/cash-codes',
  summary:
    'Pide el código con el que se paga un pedido en efectivo o desde un banco; pedido otra vez, es el que ya hay',
  area,
  signIn: 'required',
  idempotent: true,
  body: v.object({
    orderId: v.pipe(v.string('Falta el pedido.'), v.minLength(1, 'Falta el pedido.'), v.maxLength(60)),
    /** False: the last one where it has ended, and no other. Absent, as pages of before send it: another one. */
    again: v.optional(v.boolean()),
  }),
  answer: attemptAnswer,
  status: 201,
});

export const getPaymentAttempt = endpoint({
  method: 'GET',
  path: '/api/v1/payment-attempts/:id',
  summary: 'Un intento de pago; si no se sabe cómo terminó, se le pregunta a la pasarela',
  area,
  signIn: 'required',
  params: id,
  answer: attemptAnswer,
});

export const getLatestPaymentAttempt = endpoint({
  method: 'GET',
  path: '/api/v1/payment-attempts/latest',
  summary: 'El último intento de pago de la cuenta',
  area,
  signIn: 'required',
  answer: attemptAnswer,
});

export const cancelPaymentAttempt = endpoint({
  method: 'POST',
  path: '/api/v1/payment-attempts/:id/cancellations',
  summary: 'Deja un intento de pago que todavía no se cobra',
  area,
  signIn: 'required',
  params: id,
  answer: attemptAnswer,
});

export const paymentEndpoints = [
  listPaymentWays,
  startPayment,
  askForCashCode,
  getPaymentAttempt,
  getLatestPaymentAttempt,
  cancelPaymentAttempt,
] as const;
