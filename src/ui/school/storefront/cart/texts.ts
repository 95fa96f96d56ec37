import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { codeUsedUpByAccountText } from '#domain/cart/discount-code.ts';
import { plansApartText } from '#domain/cart/plan-conflict.ts';
import type { NamedOrder } from '#domain/orders/order-under-way.ts';
import type { LeftOutPlan } from '#application/read-models/cart/left-out-plan.ts';
import type { CartNotice } from '#application/read-models/cart/cart-view.ts';
import { numbered } from '#domain/shared/numbers-together.ts';

const how: Readonly<Record<NamedOrder['state'], string>> = {
  charging: 'El cobro a tu tarjeta está en curso.',
  unanswered: 'La pasarela todavía no nos dice cómo terminó.',
  'under-review': 'Estamos verificando tu constancia.',
};

/** Which order is paying for a product already, how it stands, and what becomes of it. */
export function beingPaidText({ number, state }: NamedOrder): string {
  return `lo estás pagando en el pedido ${numbered(number)}. ${how[state]} Si ese pago no se completa, podrás pagarlo aquí.`;
}

/** What a notice of the cart says. */
export function cartNoticeText(notice: CartNotice): string {
  const { kind, title = '', order } = notice;
  switch (kind) {
    case 'in-other-order':
      return order === undefined ? '' : `«${title}»: ${beingPaidText(order)}`;
    case 'already-owned':
      return `Ya tienes «${title}», así que lo quitamos del carrito. Lo encuentras en Mis contenidos.`;
    case 'sold-out':
      return `«${title}» está agotado y salió del carrito.`;
    case 'plan-price-gone':
      return `«${title}» ya no está a la venta por ese plazo.`;
    case 'withdrawn':
      return 'Uno de los productos que elegiste ya no está a la venta y salió del carrito.';
    default:
      return `${codeGoneText(notice)} El total es sin ese descuento.`;
  }
}

/** Why a code is no longer in force. */
export function codeGoneText({ kind, word = '' }: CartNotice): string {
  switch (kind) {
    case 'code-expired':
      return `El código ${word} venció.`;
    case 'code-used-up':
      return `El código ${word} se agotó.`;
    case 'code-used-up-by-account':
      return codeUsedUpByAccountText(word);
    default:
      return `El código ${word} ya no está en vigor.`;
  }
}

/** Why a plan did not come along at sign-in. */
export function leftOutText({ title, standing }: LeftOutPlan): string {
  return `«${title}» no entró a tu carrito: ya estaba ${plansApartText(standing.title)}`;
}

/** Opens the derivation of the whole. */
export const HOW_TOTAL = '¿Cómo se calcula el total?';

export const countText = (count: number): string => `${count} ${count === 1 ? 'producto' : 'productos'}`;

/** The school said that it did not take the product out. */
export const notRemoved: CallRefusal = {
  kind: 'not-removed',
  status: null,
  detail: 'No pudimos quitarlo del carrito. Vuelve a intentarlo.',
  field: null,
  data: {},
};
