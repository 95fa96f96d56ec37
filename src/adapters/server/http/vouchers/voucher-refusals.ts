import { paymentRefusals } from '#adapters/server/http/orders/order-refusals.ts';
import {
  inOtherOrderText,
  unansweredText,
  seatsWithoutOwnText,
  waitForIt,
} from '#application/server/payments/payment-words.ts';
import type {
  ApproveVoucherRefusal,
  BoughtByOthers,
  PlacesGone,
} from '#application/server/vouchers/approve-voucher.ts';
import type { RejectVoucherRefusal } from '#application/server/vouchers/reject-voucher.ts';
import type { SendVoucherRefusal } from '#application/server/vouchers/send-voucher.ts';
import { soldOutText } from '#domain/learning/seminars/places.ts';
import { BEING_VERIFIED } from '#domain/orders/order-texts.ts';
import type { UnderWayState } from '#domain/orders/order-under-way.ts';
import type { VoucherFault, VoucherField } from '#domain/vouchers/voucher.ts';
import { decimalText, formatMoney, type Money } from '#domain/shared/money.ts';
import type { UploadRefusal } from '#domain/shared/upload-rule.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import { permissionRefusals } from '#adapters/server/http/shared/permitted.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { uploadRefusals } from '#adapters/server/http/shared/files/upload-refusals.ts';

const fieldNames: Readonly<Record<VoucherField, string>> = {
  operationNumber: 'El número de operación',
  paidOn: 'La fecha del depósito',
  amount: 'El importe',
  payerName: 'El nombre de quien depositó',
};

const faults: Readonly<Record<VoucherFault, string>> = {
  required: 'falta',
  malformed: 'no se entiende; revísalo',
  'in-future': 'todavía no ha llegado',
  'too-old': 'es de hace más de 90 días',
  'too-long': 'es demasiado largo',
};

const ifPaid = 'Si ya depositaste por este pedido, escríbenos desde Contacto y te devolvemos el dinero.';

/** How a voucher that is not taken is answered. */
export const sendVoucherRefusals: RefusalTable<SendVoucherRefusal | UploadRefusal> = {
  ...uploadRefusals('file', 'La constancia'),
  'order-not-found': { ...paymentRefusals['order-not-found'], field: 'orderId' },
  'order-already-paid': paymentRefusals['order-already-paid'],
  'nothing-to-pay': paymentRefusals['nothing-to-pay'],
  'bank-account-unknown': {
    status: 400,
    field: 'bankAccountId',
    detail: 'Esta cuenta ya no recibe depósitos. Elige otra.',
  },
  'voucher-under-review': {
    status: 409,
    detail: `Ya recibimos una constancia de este pedido. ${BEING_VERIFIED}`,
  },
  'card-payment-under-way': {
    status: 409,
    detail: `Hay un pago con tarjeta de este pedido en verificación. ${waitForIt}`,
  },
  'operation-taken': {
    status: 409,
    field: 'operationNumber',
    detail: ({ operationNumber }) => `La operación ${operationNumber} de este banco ya está en otra constancia.`,
  },
  'already-owned': {
    status: 409,
    detail: ({ title }) => `Ya tienes «${title}», así que no hay nada que pagar. ${ifPaid}`,
    data: ({ title, slug }) => ({ title, slug }),
  },
  'in-other-order': {
    status: 409,
    detail: (refusal) => `${inOtherOrderText(refusal)} ${waitForIt} ${ifPaid}`,
    data: ({ title, slug, order }) => ({ title, slug, order }),
  },
  'seats-without-own': {
    status: 409,
    detail: (refusal) => `${seatsWithoutOwnText(refusal)} ${ifPaid}`,
  },
  'sold-out': {
    ...paymentRefusals['sold-out'],
    detail: (refusal) => `${soldOutText(refusal)} ${ifPaid}`,
  },
  'voucher-invalid': {
    status: 400,
    field: ({ field }) => field,
    detail: ({ field, fault }) => `${fieldNames[field]} ${faults[fault]}.`,
  },
};

interface KnowingTexts {
  readonly otherPayment: string;
  /** What is done all the same. */
  readonly ifDone: string;
}

/** What is to be known before money is taken for an order, in the words of what is decided about: a voucher, or a movement of a bank. */
export const toKnowRefusals = ({
  otherPayment,
  ifDone,
}: KnowingTexts): RefusalTable<Extract<ApproveVoucherRefusal, { readonly giveBack: Money }>> => ({
  'order-already-paid': {
    status: 409,
    detail: ({ giveBack }) => `${otherPayment} ${leavesText(giveBack, ifDone)}`,
    data: ({ giveBack }) => ({ giveBack: decimalText(giveBack) }),
  },
  'bought-otherwise': {
    status: 409,
    detail: ({ products, giveBack, soldOut }) =>
      [
        ...products.map(boughtText),
        ...(soldOut === null ? [] : [placesGoneText(soldOut)]),
        leavesText(giveBack, ifDone),
      ].join(' '),
    data: ({ products, giveBack, soldOut }) => ({
      products,
      giveBack: decimalText(giveBack),
      ...(soldOut !== null && { left: soldOut.left }),
    }),
  },
  'account-erased': {
    status: 409,
    detail: ({ giveBack }) =>
      `La cuenta de este pedido se eliminó: no hay a quién activarle lo comprado. ${leavesText(giveBack, ifDone)}`,
    data: ({ giveBack }) => ({ giveBack: decimalText(giveBack) }),
  },
});

/** How each refusal of deciding about a voucher is answered. */
export const voucherDecisionRefusals: RefusalTable<ApproveVoucherRefusal | RejectVoucherRefusal> = {
  ...permissionRefusals,
  'voucher-not-found': { status: 404, detail: 'No encontramos esta constancia.' },
  'voucher-rejected-already': {
    status: 409,
    detail: ({ reason }) => `Esta constancia ya fue rechazada: ${reason}`,
  },
  'voucher-approved-already': { status: 409, detail: 'Esta constancia ya fue aprobada y su pedido está confirmado.' },
  'note-missing': {
    status: 400,
    field: 'note',
    detail: 'El importe no es el del pedido, o su código ya había llegado a su límite. Escribe por qué la apruebas.',
  },
  'rest-awaited': {
    status: 409,
    detail: 'De este pedido llegó una parte y se espera el resto. Decide sobre ella en Depósitos, «A medias».',
  },
  'reason-missing': { status: 400, field: 'reason', detail: 'Escribe el motivo: el comprador lo va a leer.' },
  'reason-too-long': { status: 400, field: 'reason', detail: 'El motivo tiene como máximo 500 caracteres.' },
  ...toKnowRefusals({
    otherPayment:
      'Otro pago ya confirmó este pedido. Si este dinero no llegó, rechaza la constancia; si llegó, apruébala sabiéndolo.',
    ifDone: 'Si la apruebas',
  }),
  'places-gone': {
    status: 409,
    detail: placesGoneText,
    data: ({ left }) => ({ left }),
  },
  'order-differs': { status: 409, detail: 'El pedido no cuadra con su cálculo. Quedó en el registro para revisarlo.' },
  'transition-not-allowed': { status: 409, detail: 'El pedido no admite este cambio en su estado actual.' },
};

const whereItIs: Readonly<Record<UnderWayState, string>> = {
  charging: 'se está cobrando con tarjeta ahora',
  unanswered: unansweredText,
  'under-review': 'tiene otra constancia por revisar',
};

function boughtText({ title, order, isWithoutOwn }: BoughtByOthers['products'][number]): string {
  if (isWithoutOwn) return seatsWithoutOwnText({ title });
  if (order === null) return `El comprador ya tiene «${title}».`;
  return `«${title}» está también en su pedido ${numbered(order.number)}, que ${whereItIs[order.state]}.`;
}

function placesGoneText({ seminar, left }: PlacesGone): string {
  return `${soldOutText({ title: seminar, seminar, left })} Este pedido dejó vencer los suyos: si lo confirmas, habrá más inscritos que cupos.`;
}

/** What deciding so all the same leaves to do. */
function leavesText(giveBack: Money, ifDone: string): string {
  return giveBack === 0
    ? `${ifDone} y el otro pago llega, quedará anotado para devolver.`
    : `${ifDone}, ${formatMoney(giveBack)} quedarán anotados para devolver.`;
}
