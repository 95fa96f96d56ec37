import { permissionRefusals } from '#adapters/server/http/shared/permitted.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import type { OrderNotFound } from '#application/server/orders/read-office-order.ts';
import type { AskForRefundRefusal } from '#application/server/payments/refunds/ask-for-refund.ts';
import type { BeginRefundRefusal } from '#application/server/payments/refunds/decided-refund.ts';
import type { DeclineRefundRefusal } from '#application/server/payments/refunds/decline-refund.ts';
import type { RefundLinesRefusal } from '#domain/payments/refund-lines.ts';
import { refundRequestTexts } from '#domain/payments/refund-request.ts';
import { formatMoney } from '#domain/shared/money.ts';

export const refundOrderRefusals: RefusalTable<OrderNotFound> = {
  'order-not-found': { status: 404, detail: 'No encontramos este pedido.' },
};

/** Why products, and what of them, cannot go back as they were chosen. */
export const lineRefusals: RefusalTable<RefundLinesRefusal> = {
  'refund-without-lines': { status: 400, field: 'lines', detail: refundRequestTexts['refund-without-lines'] },
  'refund-of-nothing': { status: 400, field: 'lines', detail: 'Lo que elegiste no costó nada: no hay qué devolver.' },
  'refund-needs-all': {
    status: 409,
    field: 'reason',
    detail: 'Ese motivo es de todo el pedido, sin nada devuelto antes. Elige «Devolución por ítem».',
  },
  'refund-line-unknown': { status: 400, field: 'lines', detail: 'Uno de los productos no está en el pedido.' },
  'refund-line-returned': { status: 409, field: 'lines', detail: 'Uno de los productos ya se devolvió.' },
  'refund-amount-missing': { status: 400, field: 'lines', detail: 'Escribe cuánto devuelves de cada producto.' },
  'refund-amount-unasked': {
    status: 400,
    field: 'lines',
    detail: 'Un importe menor va con el motivo «Disminución en el valor».',
  },
  'refund-amount-too-high': {
    status: 409,
    field: 'lines',
    detail: ({ left }) =>
      `Devuelve menos de ${formatMoney(left)}, que es lo que queda; todo es una devolución por ítem.`,
  },
  'refund-amount-too-small': {
    status: 400,
    field: 'lines',
    detail: 'Lo que devuelves y lo que queda llevan al menos un céntimo de valor y uno de IGV: cambia el importe.',
  },
};

const stateRefusals = {
  'order-not-paid': { status: 409, detail: 'Este pedido no está pagado: no hay qué devolver.' },
  'order-differs': { status: 409, detail: 'Este pedido no se vuelve a calcular igual. No se devuelve sin revisarlo.' },
  'refund-under-way': { status: 409, detail: 'Este pedido ya tiene una devolución pedida o en camino.' },
  'order-disputed': {
    status: 409,
    detail:
      'El banco de quien pagó este pedido decide un contracargo: hasta entonces no se devuelve nada por otro medio.',
  },
} as const;

export const giveRefusals: RefusalTable<BeginRefundRefusal> = {
  ...permissionRefusals,
  ...refundOrderRefusals,
  ...lineRefusals,
  ...stateRefusals,
  'refund-differs': {
    status: 409,
    detail: ({ left }) =>
      `Algo de este pedido se devolvió mientras decidías: quedan ${formatMoney(left)}. Si ya hiciste una transferencia, revisa por cuánto fue y que nadie la haya anotado.`,
  },
  'refund-not-by-gateway': {
    status: 409,
    field: 'operation',
    detail: 'La pasarela no cobró este pedido: devuélvelo por transferencia y escribe el número de operación.',
  },
  'refund-over-untold': {
    status: 409,
    field: 'operation',
    detail: ({ untold }) =>
      `Un contracargo ya se llevó ${formatMoney(untold)} que ninguna nota dice: por la pasarela saldría dos veces. Devuélvelo por transferencia, sin esos céntimos, y escribe el número de operación.`,
  },
  'refund-operation-missing': { status: 400, field: 'operation', detail: 'Escribe el número de la operación.' },
  'refund-text-too-long': { status: 400, detail: 'El texto es demasiado largo.' },
  'refund-gift-opened': {
    status: 409,
    field: 'keepsAccess',
    detail: 'El regalo ya se abrió: se devuelve solo si quien lo tiene lo conserva.',
  },
  'refund-seats-besides': {
    status: 409,
    field: 'lines',
    detail: ({ title }) =>
      `De «${title}» hay cupos adicionales en otro pedido, que lo dejarían a quien lo compró: devuelve primero esos cupos.`,
  },
  'refund-consultancy-held': {
    status: 409,
    field: 'keepsAccess',
    detail: 'De una consultoría de este pedido ya se realizó una cita: se devuelve solo si quien la tiene la conserva.',
  },
  'refund-gift-in-parts': { status: 409, field: 'lines', detail: 'Un regalo sin abrir se devuelve entero.' },
};

export const declineRefusals: RefusalTable<DeclineRefundRefusal> = {
  ...permissionRefusals,
  'refund-not-found': { status: 404, detail: 'No encontramos esta devolución.' },
  'refund-decided': { status: 409, detail: 'Esta devolución ya se decidió.' },
  'refund-answer-missing': { status: 400, field: 'answer', detail: 'Escribe por qué: quien la pidió lo lee.' },
  'refund-text-too-long': giveRefusals['refund-text-too-long'],
};

export const askRefusals: RefusalTable<AskForRefundRefusal> = {
  ...refundOrderRefusals,
  ...lineRefusals,
  ...stateRefusals,
  'refund-words-missing': { status: 400, field: 'words', detail: refundRequestTexts['refund-words-missing'] },
  'refund-words-too-long': { status: 400, field: 'words', detail: refundRequestTexts['refund-words-too-long'] },
};

/** A credit note that there is not, or that is somebody else's. */
export const noteNotFound = { status: 404, detail: 'No encontramos esta nota de crédito.' } as const;
