import { permissionRefusals } from '#adapters/server/http/shared/permitted.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import type { AnswerDisputeRefusal, DisputeStands } from '#application/server/payments/disputes/answer-dispute.ts';
import type { DecideDisputeRefusal } from '#application/server/payments/disputes/decide-dispute.ts';
import type { NoteDisputeRefusal } from '#application/server/payments/disputes/note-dispute.ts';
import { DISPUTED_AMOUNT_MALFORMED, disputeStateTexts } from '#domain/payments/dispute-texts.ts';
import { LONGEST_ANSWER_DAYS, longestDisputeWords } from '#domain/payments/dispute.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { giveRefusals, lineRefusals, refundOrderRefusals } from './refund-refusals.ts';

const tooLong = {
  status: 400,
  detail: `El texto tiene como máximo ${longestDisputeWords} caracteres.`,
} as const;

export const disputeNotFound: RefusalTable<{ readonly kind: 'dispute-not-found' }> = {
  'dispute-not-found': { status: 404, detail: 'No encontramos este contracargo.' },
};

const found: RefusalTable<{ readonly kind: 'dispute-not-found' } | DisputeStands> = {
  ...disputeNotFound,
  'dispute-stands': {
    status: 409,
    detail: ({ state }) => `Este contracargo está ${disputeStateTexts[state]}: no se cambió nada.`,
  },
};

export const noteDisputeRefusals: RefusalTable<NoteDisputeRefusal> = {
  ...permissionRefusals,
  ...refundOrderRefusals,
  'order-not-paid': giveRefusals['order-not-paid'],
  'order-differs': giveRefusals['order-differs'],
  'dispute-not-by-gateway': {
    status: 409,
    field: 'order',
    detail: 'Este pedido no se pagó con tarjeta: ningún banco lo puede pedir de vuelta así.',
  },
  'dispute-payment-unsaid': {
    status: 409,
    field: 'purchase',
    detail: 'Este pedido se pagó más de una vez: escribe el número de compra que nombra la pasarela.',
  },
  'dispute-payment-unknown': {
    status: 409,
    field: 'purchase',
    detail:
      'Ningún pago con tarjeta o Yape de este pedido tiene ese número. Cópialo de la ficha del pedido o de «Por devolver».',
  },
  'refund-under-way': {
    status: 409,
    detail: 'Una devolución de este pedido está en camino. Espera la respuesta de la pasarela y anótalo después.',
  },
  'dispute-amount-missing': { status: 400, field: 'amount', detail: DISPUTED_AMOUNT_MALFORMED },
  'dispute-amount-too-high': {
    status: 409,
    field: 'amount',
    detail: ({ left }) =>
      left === 0
        ? 'De este pago no queda nada: ya se devolvió, o está en otro contracargo.'
        : `De este pago quedan ${formatMoney(left)}, sin lo devuelto ni otros contracargos.`,
  },
  'dispute-amount-not-all': {
    status: 409,
    field: 'amount',
    detail: ({ left }) => `Un pago de más vuelve entero: escribe ${formatMoney(left)}.`,
  },
  'dispute-day-wrong': {
    status: 400,
    field: 'openedOn',
    detail: ({ paidOn }) => `El banco lo abrió entre el ${formatDayMonthYear(paidOn)}, día del pago, y hoy.`,
  },
  'dispute-answer-day-wrong': {
    status: 400,
    field: 'answerBy',
    detail: `El último día para responder es el día en que se abrió o uno posterior, hasta ${LONGEST_ANSWER_DAYS} días.`,
  },
  'dispute-text-too-long': { ...tooLong, field: 'words' },
};

export const answerDisputeRefusals: RefusalTable<AnswerDisputeRefusal> = {
  ...permissionRefusals,
  ...found,
  'dispute-text-too-long': { ...tooLong, field: 'answer' },
};

export const decideDisputeRefusals: RefusalTable<DecideDisputeRefusal> = {
  ...permissionRefusals,
  ...found,
  'order-differs': giveRefusals['order-differs'],
  ...lineRefusals,
  'refund-amount-too-small': {
    status: 409,
    field: 'productIds',
    detail:
      'Ese importe no alcanza para una nota de crédito con su IGV, o casi no deja nada: elige de qué productos es.',
  },
  'dispute-lines-differ': {
    status: 409,
    field: 'productIds',
    detail: ({ left }) => `De lo que elegiste quedan ${formatMoney(left)}, y el banco pide otro importe.`,
  },
};
