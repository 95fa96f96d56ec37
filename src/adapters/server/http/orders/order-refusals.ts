import { amountsToWire } from '#adapters/http-contract/cart/amounts-wire.ts';
import { cartEmptyText, cartRefusals, notGivable } from '#adapters/server/http/cart/cart-refusals.ts';
import type { CodeUsedUp, CreateOrderRefusal } from '#application/server/orders/create-order.ts';
import type { AskForCodeRefusal } from '#application/server/payments/cash-codes/ask-for-code.ts';
import type { AttemptRefusal } from '#application/server/payments/authorize-payment.ts';
import {
  inOtherOrderText,
  orderDiffersText,
  seatsWithoutOwnText,
  unchargedText,
  waitForIt,
} from '#application/server/payments/payment-words.ts';
import type { StartPaymentRefusal } from '#application/server/payments/start-payment.ts';
import { soldOutText } from '#domain/learning/seminars/places.ts';
import { totalChangedText } from '#domain/cart/total-change.ts';
import { giftProblemText } from '#domain/orders/gift-texts.ts';
import { billingTexts } from '#domain/orders/billing-texts.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import { pricingRefusals } from '#adapters/server/http/pricing/pricing-refusals.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

type OrderRefusal = CreateOrderRefusal | { readonly kind: 'order-not-found' };
type PaymentRefusal = StartPaymentRefusal | AskForCodeRefusal | AttemptRefusal;

const codeUsedUp = {
  status: 409,
  detail: ({ word }: CodeUsedUp) => `El código ${word} se agotó. Vuelve a tu carrito para ver el nuevo total.`,
} as const;

const noCashCodes = {
  status: 409,
  detail: 'Por ahora no damos códigos de PagoEfectivo. Elige otra forma de pago.',
} as const;

const guest = {
  status: 403,
  detail: 'Tu cuenta es de invitado. Deja de ser invitado antes de pagar: tu carrito se queda como está.',
} as const;
const noOrder = { status: 404, detail: 'No encontramos este pedido entre los tuyos.' } as const;

/** How each refusal of making and reading orders is answered. */
export const orderRefusals: RefusalTable<OrderRefusal> = {
  ...pricingRefusals,
  'guest-must-leave': guest,
  'order-not-found': noOrder,
  'cart-empty': { status: 409, detail: cartEmptyText },
  'total-changed': {
    status: 409,
    field: 'expectedTotal',
    detail: ({ shown, totals }) => `${totalChangedText(shown, totals.net)}. Revísalo antes de pagar.`,
    data: ({ totals }) => ({ totals: amountsToWire(totals) }),
  },
  'payment-method-unfit': {
    status: 409,
    field: 'paymentMethod',
    detail: 'Esa forma de pago no corresponde a este total. Vuelve a elegirla.',
  },
  'deposit-not-offered': {
    status: 409,
    field: 'paymentMethod',
    detail: 'Por ahora no recibimos depósitos ni transferencias. Paga con tarjeta.',
  },
  'billing-invalid': {
    status: 400,
    field: ({ field }) => `billing.${field}`,
    detail: ({ reason }) => billingTexts[reason],
  },
  'gift-invalid': {
    status: 400,
    field: ({ field }) => `gift.${field}`,
    detail: ({ reason, field }) => giftProblemText(reason, field),
  },
  'gift-unnamed': { status: 409, field: 'gift', detail: 'Tu carrito es un regalo: di a quién se lo regalas.' },
  'cart-not-a-gift': {
    status: 409,
    field: 'gift',
    detail: 'Tu carrito ya no es un regalo. Vuelve a marcar «Es un regalo» antes de pagar.',
  },
  'gift-free': notGivable,
  'gift-seats': notGivable,
  'sold-out': cartRefusals['sold-out'],
  'code-used-up': codeUsedUp,
  'cash-code-not-offered': { ...noCashCodes, field: 'paymentMethod' },
};

/** How each refusal of paying is answered. */
export const paymentRefusals: RefusalTable<PaymentRefusal> = {
  'guest-must-leave': guest,
  'order-not-found': noOrder,
  'order-expired': {
    status: 410,
    detail: ({ orderNumber }) => `Tu pedido ${numbered(orderNumber)} venció: su plazo para pagarlo pasó.`,
  },
  'order-already-paid': { status: 409, detail: 'Este pedido ya está pagado.' },
  'nothing-to-pay': { status: 409, detail: 'Este pedido no tiene nada por pagar.' },
  'payment-under-way': {
    status: 409,
    detail: `Ya hay un pago de este pedido en verificación. ${waitForIt}`,
    data: ({ attemptId }) => ({ attemptId }),
  },
  'voucher-under-review': {
    status: 409,
    detail: `Estamos verificando otro pago de este pedido. ${waitForIt}`,
  },
  'already-owned': cartRefusals['already-owned'],
  'seats-without-own': {
    status: 409,
    detail: (refusal) => unchargedText(seatsWithoutOwnText(refusal)),
  },
  'sold-out': {
    ...cartRefusals['sold-out'],
    detail: (refusal) => unchargedText(soldOutText(refusal)),
  },
  'in-other-order': {
    status: 409,
    detail: (refusal) => `${inOtherOrderText(refusal)} ${waitForIt}`,
    data: ({ title, slug, order }) => ({ title, slug, order }),
  },
  'too-many-attempts': {
    status: 409,
    detail: 'Este pedido tuvo demasiados intentos de pago. Vuelve a tu carrito para hacer uno nuevo.',
  },
  'order-differs': { status: 409, detail: orderDiffersText },
  'gateway-unavailable': {
    status: 503,
    detail: 'La pasarela de pagos no responde. No se te cobró nada; vuelve a intentarlo en unos minutos.',
  },
  'cards-not-taken': {
    status: 409,
    detail: 'Por ahora no cobramos con tarjeta. Paga con un depósito o una transferencia, o escríbenos.',
  },
  'cash-codes-not-taken': noCashCodes,
  'code-used-up': codeUsedUp,
  'not-by-cash-code': {
    status: 409,
    detail: 'Este pedido se hizo para pagarlo de otra forma. Vuelve a tu carrito y elige PagoEfectivo.',
  },
  'attempt-not-found': { status: 404, detail: 'No encontramos este pago.' },
};
