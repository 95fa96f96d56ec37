import * as v from 'valibot';
import { orderNumber } from '#adapters/http-contract/orders/office-orders.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal, instant, pageText, whichOf } from '#adapters/http-contract/shared/wire-values.ts';
import type { DisputeEvidence } from '#application/read-models/payments/dispute-evidence.ts';
import type { OfficeDisputesPage } from '#application/read-models/payments/office-disputes.ts';
import { DISPUTED_AMOUNT_MALFORMED } from '#domain/payments/dispute-texts.ts';
import { disputeFilters, disputeReasons, disputeStates, longestDisputeWords } from '#domain/payments/dispute.ts';
import { evidenceKinds } from '#domain/payments/evidence-kind.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';

const area = 'Colaboradores';
const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());
const words = v.pipe(v.string(), v.maxLength(longestDisputeWords, `Escribe hasta ${longestDisputeWords} caracteres.`));
const day = v.pipe(
  v.string('Elige un día.'),
  v.check((text) => parsePlainDate(text).ok, 'Elige un día.'),
);
const disputeNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'El número del contracargo empieza en 1.'));
const named = v.object({ number: disputeNumber });

export const listDisputes = endpoint({
  method: 'GET',
  path: '/api/v1/staff/disputes',
  summary:
    'Los contracargos: por responder, el que vence antes primero; con el banco y terminados, del último al primero',
  area,
  signIn: 'required',
  permission: 'see-orders',
  query: v.object({ which: v.optional(whichOf(disputeFilters), 'waiting'), page: pageText }),
  answer: wireOf<OfficeDisputesPage>()(
    v.object({
      disputes: list(
        v.object({
          number: v.number(),
          orderNumber: v.number(),
          buyer: v.object({ name: v.string(), email: v.string() }),
          gateway: v.string(),
          purchaseNumber: v.string(),
          isSurplus: v.boolean(),
          paid: decimal,
          amount: decimal,
          reason: v.picklist(disputeReasons),
          words: v.string(),
          openedOn: v.string(),
          answerBy: v.string(),
          daysLeft: v.number(),
          state: v.picklist(disputeStates),
          answer: v.string(),
          notedBy: v.string(),
          updatedAt: instant,
          products: list(v.object({ productId: v.number(), title: v.string(), net: decimal })),
        }),
      ),
      total: v.number(),
      page: v.number(),
      pages: v.number(),
      waiting: v.number(),
    }),
  ),
});

export const noteDispute = endpoint({
  method: 'POST',
  path: '/api/v1/staff/orders/:number/disputes',
  summary: 'Anota que el banco de quien pagó un pedido con tarjeta pide de vuelta el pago, o una parte',
  area,
  signIn: 'required',
  permission: 'refund-orders',
  idempotent: true,
  params: v.object({ number: orderNumber }),
  body: v.object({
    amount: v.pipe(v.string(DISPUTED_AMOUNT_MALFORMED), decimal),
    reason: v.picklist(disputeReasons, 'Elige un motivo.'),
    words: v.optional(words, ''),
    openedOn: day,
    answerBy: day,
    /** Which payment it is, where the order was paid more than once. */
    purchase: v.optional(v.pipe(v.string(), v.maxLength(60, 'Ese número de compra es demasiado largo.')), ''),
  }),
  status: 201,
  answer: v.object({ number: v.number() }),
});

export const answerDispute = endpoint({
  method: 'POST',
  path: '/api/v1/staff/disputes/:number/answers',
  summary: 'Anota que la escuela respondió un contracargo al banco, y qué le dijo',
  area,
  signIn: 'required',
  permission: 'refund-orders',
  idempotent: true,
  params: named,
  body: v.object({ answer: v.optional(words, '') }),
  answer: v.object({ state: v.picklist(disputeStates) }),
});

export const decideDispute = endpoint({
  method: 'POST',
  path: '/api/v1/staff/disputes/:number/outcomes',
  summary: 'Anota cómo terminó un contracargo; perdido o aceptado, emite la nota de crédito y retira lo comprado',
  area,
  signIn: 'required',
  permission: 'refund-orders',
  freshness: 'fresh-proof',
  idempotent: true,
  params: named,
  body: v.object({
    outcome: v.picklist(['won', 'lost', 'accepted'], 'Elige cómo terminó.'),
    /** What the amount is of, where it is not all; none: it is not known. */
    productIds: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(1000)), []),
  }),
  answer: v.object({ state: v.picklist(disputeStates) }),
});

export const readDisputeEvidence = endpoint({
  method: 'GET',
  path: '/api/v1/staff/disputes/:number/evidence',
  summary: 'Lo que demuestra un pago en contracargo: la compra, el comprobante, los accesos y el uso de quien compró',
  area,
  signIn: 'required',
  permission: 'refund-orders',
  params: named,
  answer: wireOf<DisputeEvidence>()(
    v.object({
      number: v.number(),
      orderNumber: v.number(),
      amount: decimal,
      reason: v.picklist(disputeReasons),
      openedOn: v.string(),
      answerBy: v.string(),
      buyer: v.object({ name: v.string(), email: v.string() }),
      orderedAt: instant,
      termsVersion: v.string(),
      lines: list(v.object({ title: v.string(), net: decimal })),
      payment: v.object({
        gateway: v.string(),
        purchaseNumber: v.string(),
        transactionId: v.nullable(v.string()),
        cardMask: v.nullable(v.string()),
        amount: decimal,
        at: instant,
      }),
      receipts: list(
        v.object({ code: v.string(), issuedAt: instant, total: decimal, annulledBy: v.optional(v.string()) }),
      ),
      consents: list(v.object({ version: v.string(), at: instant, address: v.string() })),
      signIns: list(v.object({ at: instant, address: v.string(), device: v.string() })),
      uses: list(v.object({ kind: v.picklist(evidenceKinds), title: v.string(), detail: v.string(), at: instant })),
    }),
  ),
});

export const disputeEndpoints = [listDisputes, readDisputeEvidence, noteDispute, answerDispute, decideDispute] as const;
