import type { AddGiftRefusal } from '#application/server/cart/add-gift-to-cart.ts';
import type { LineRefusal } from '#application/server/cart/change-line.ts';
import type { EnterCodeRefusal } from '#application/server/cart/enter-code.ts';
import type { SellerRefusal } from '#application/server/cart/visit-seller.ts';
import type { RenewPlanRefusal } from '#application/server/plans/renew-plan.ts';
import type { TakeFreeRefusal } from '#application/server/orders/take-free-products.ts';
import { inOtherOrderText } from '#application/server/payments/payment-words.ts';
import { codeUsedUpByAccountText } from '#domain/cart/discount-code.ts';
import { plansApartText } from '#domain/cart/plan-conflict.ts';
import { soldOutText } from '#domain/learning/seminars/places.ts';
import type { PricingRefusal } from '#domain/pricing/request-check.ts';
import type { NotGivable } from '#domain/orders/gift-refusal.ts';
import { notGivableText } from '#domain/orders/gift-texts.ts';
import { decimalText, formatPrice } from '#domain/shared/money.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { conjunction } from '#domain/shared/text.ts';
import { pricingRefusals } from '#adapters/server/http/pricing/pricing-refusals.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

export type CartRefusal =
  | { readonly kind: 'token-not-yours' }
  | { readonly kind: 'no-cart' }
  | AddGiftRefusal
  | LineRefusal
  | EnterCodeRefusal
  | SellerRefusal
  | RenewPlanRefusal
  | TakeFreeRefusal
  | PricingRefusal;

/** What cannot be given, and what to do instead. */
export const notGivable = {
  status: 409,
  field: 'gift',
  detail: (refusal: NotGivable) => notGivableText(refusal),
} as const;

export const cartEmptyText = 'Tu carrito está vacío.';

/** How each refusal of the cart is answered. */
export const cartRefusals: RefusalTable<CartRefusal> = {
  ...pricingRefusals,
  'token-not-yours': { status: 403, field: 'token', detail: 'El campo «token» no es el de la sesión iniciada.' },
  'no-cart': { status: 409, detail: cartEmptyText },
  'product-not-found': {
    status: 404,
    field: 'slug',
    detail: ({ slug }) => `No vendemos ningún producto llamado «${slug}».`,
  },
  'product-mismatch': { status: 400, field: 'id', detail: 'El campo «id» no es el de este producto.' },
  'plan-price-unknown': { status: 400, field: 'object', detail: 'Ese precio no es de este plan.' },
  'already-owned': {
    status: 409,
    detail: ({ title }) => `Ya tienes «${title}». Lo encuentras en Mis contenidos.`,
    data: ({ title, slug }) => ({ title, slug }),
  },
  'in-other-order': {
    status: 409,
    detail: (refusal) => `${inOtherOrderText(refusal)} No hace falta pagarlo otra vez.`,
    data: ({ title, slug, order }) => ({ title, slug, order }),
  },
  'sold-out': {
    status: 409,
    detail: soldOutText,
    data: ({ title, slug, left }) => ({ title, slug, left }),
  },
  'plan-conflict': {
    status: 409,
    detail: ({ standing, others }) =>
      others.length === 0
        ? `En tu carrito ya está ${plansApartText(standing.title)}`
        : `En tu carrito ya están ${conjunction([standing, ...others].map(({ title }) => `«${title}»`))}, y no van con este plan.`,
    data: ({ standing, others }) => ({ standing, others }),
  },
  'plan-not-had': { status: 404, field: 'planId', detail: 'No tienes ni tuviste ese plan.' },
  'plan-not-sold': {
    status: 409,
    field: 'planId',
    detail: ({ title }) => `Ya no ofrecemos «${title}». Elige otro de los planes.`,
  },
  'renewal-price-changed': {
    status: 409,
    field: 'price',
    detail: ({ shown, price }) =>
      `El precio cambió mientras veías la página: era ${formatPrice(shown)} y hoy es ${formatPrice(price)}. No agregamos nada a tu carrito.`,
    data: ({ price }) => ({ price: decimalText(price) }),
  },
  'cart-is-gift': {
    status: 409,
    detail:
      'Tu carrito es un regalo para otra persona. Termina esa compra, o deja de regalarla, y renueva tu plan después.',
  },
  'gift-free': notGivable,
  'not-in-cart': { status: 404, field: 'item', detail: 'Ese producto no está en tu carrito.' },
  'not-extendable': { status: 409, field: 'isExtended', detail: 'Este producto no se puede ampliar.' },
  'option-unknown': { status: 400, field: 'options', detail: 'Esa opción no es de este producto.' },
  'option-count-invalid': { status: 400, field: 'options', detail: 'Esa cantidad no es posible para esta opción.' },
  'seller-not-found': { status: 404, field: 'slug', detail: ({ slug }) => `No hay ningún vendedor llamado «${slug}».` },
  'cart-empty': { status: 409, field: 'word', detail: 'Agrega un producto antes de aplicar un código.' },
  'code-unknown': { status: 404, field: 'word', detail: ({ word }) => `No conocemos el código «${word}».` },
  'code-stopped': { status: 409, field: 'word', detail: ({ word }) => `El código ${word} ya no se ofrece.` },
  'code-not-yet-valid': {
    status: 409,
    field: 'word',
    detail: ({ word, firstDay }) => `El código ${word} vale desde el ${formatDayMonthYear(firstDay)}.`,
  },
  'code-expired': {
    status: 409,
    field: 'word',
    detail: ({ word, lastDay }) => `El código ${word} venció el ${formatDayMonthYear(lastDay)}.`,
  },
  'code-used-up': { status: 409, field: 'word', detail: ({ word }) => `El código ${word} ya se agotó.` },
  'code-used-up-by-account': {
    status: 409,
    field: 'word',
    detail: ({ word }) => codeUsedUpByAccountText(word),
  },
  'product-not-free': {
    status: 409,
    field: 'productos',
    detail: ({ title }) => `«${title}» no es gratuito. Agrégalo a tu carrito para comprarlo.`,
  },
};
