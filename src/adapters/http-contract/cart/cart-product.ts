import type * as v from 'valibot';
import type { CartItem, FreeItem } from '#domain/cart/cart-item.ts';
import type { DiscountCode } from '#domain/cart/discount-code.ts';
import { formatDuration } from '#domain/cart/duration-text.ts';
import type { PriceOption } from '#domain/cart/price-option.ts';
import { limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear, parseDayMonthYear } from '#domain/shared/typed-day.ts';
import { decimalText, type Money } from '#domain/shared/money.ts';
import { rate, type Rate } from '#domain/shared/rate.ts';
import type { CartProductWire, wordWire } from './cart-product-schema.ts';
import type { PlanPrice } from '#application/read-models/cart/cart-view.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';

/** What the answer of add-carrito is made of. */
export interface CartProductParts {
  readonly item: CartItem;
  readonly isFree: boolean;
  /** Of a plan; null of anything else. */
  readonly plan: {
    readonly seats: number;
    readonly prices: readonly (PlanPrice & { readonly seatPrice: Money | null })[];
  } | null;
  readonly version: string;
}

const textOrNull = (amount: Money | null): string | null => (amount === null ? null : decimalText(amount));
const moneyOrNull = (text: string | null): Money | null => (text === null ? null : moneyOf(text));
const percentText = (value: Rate): string => (value / 100).toFixed(2);
const percentRate = (text: string): Rate => rate(Math.round(Number(text) * 100));

/** The product as add-carrito answers it. Source: CART-14. */
export function productToWire({ item, isFree, plan, version }: CartProductParts): CartProductWire {
  const chosen = plan?.prices.find(({ id }) => id === item.plan?.priceId);
  return {
    ...pricesToWire(item),
    id: item.productId,
    titulo: item.title,
    slug: item.slug,
    modulo_id: item.moduleCode,
    config_page: item.plan?.page ?? null,
    codigo_sku: item.sku,
    tiempo_plan: chosen === undefined ? null : formatDuration(chosen.duration),
    promociones: item.promotions.map(wordToWire),
    cupones: item.coupons.map(wordToWire),
    subproductos: item.subProducts.map((titulo) => ({ titulo })),
    imagenes_producto: [{ imagen: item.coverImage }],
    imagen_portada: item.coverImage,
    precios_plan:
      chosen === undefined
        ? null
        : {
            precio_principal: decimalText(chosen.regular),
            precio_secundario: textOrNull(chosen.seatPrice),
            precio_descuento_principal: textOrNull(chosen.reduced),
          },
    precios: (plan?.prices ?? []).map((row) => ({
      id: row.id,
      principal: decimalText(row.regular),
      secundario: textOrNull(row.seatPrice),
      descuento: textOrNull(row.reduced),
      tiempo_duracion: row.duration.amount,
      tipo_tiempo_duracion: row.duration.unit,
    })),
    usuarios_plan: plan?.seats ?? null,
    categoria_producto:
      item.category === null ? null : { categoria: { id: item.category.id, titulo: item.category.title } },
    ...peopleToWire(item),
    seminarios_productos_usuarios: optionsToWire(item, 'seat'),
    seminarios_productos_adicionales: optionsToWire(item, 'extra'),
    facturacion_web: true,
    version,
    clase: item.kind,
    is_free: isFree,
    es_grabacion: item.isOver === true,
    precio_id: item.plan?.priceId ?? null,
  };
}

/** What add-carrito put into the cart: a paid item as just added, or a free one. */
export function productFromWire(wire: CartProductWire): { readonly item: CartItem; readonly free: FreeItem | null } {
  const { id: productId, titulo: title, slug, imagen_portada: coverImage, clase: kind } = wire;
  const named = { productId, kind, title, slug, coverImage, ...(wire.es_grabacion && { isOver: true }) };
  const item: CartItem = {
    ...named,
    moduleCode: wire.modulo_id,
    sku: wire.codigo_sku,
    category:
      wire.categoria_producto === null
        ? null
        : { id: wire.categoria_producto.categoria.id, title: wire.categoria_producto.categoria.titulo },
    ...peopleFromWire(wire),
    subProducts: wire.subproductos.map(({ titulo }) => titulo),
    promotions: wire.promociones.map((word) => wordFromWire(word, 'promotion')),
    coupons: wire.cupones.map((word) => wordFromWire(word, 'coupon')),
    ...planFromWire(wire),
    ...pricesFromWire(wire),
    isExtended: false,
    options: optionsFromWire(wire),
  };
  return { item, free: wire.is_free ? named : null };
}

/** The prices of the plan that add-carrito answered; none for anything else. */
export function planPricesFromWire({ precios }: CartProductWire): readonly PlanPrice[] {
  return precios.map((row) => ({
    id: row.id,
    regular: moneyOf(row.principal),
    reduced: moneyOrNull(row.descuento),
    duration: { amount: row.tiempo_duracion, unit: row.tipo_tiempo_duracion },
  }));
}

function pricesToWire(item: CartItem) {
  const { productDiscount, extension } = item;
  const endsAt = productDiscount?.endsAt ?? null;
  return {
    IGV: item.taxRate / 100,
    precio_suscriptor: textOrNull(item.subscriber),
    precio_nosuscriptor: decimalText(item.regular),
    ...(item.isRegularUnasked === true && { precio_nunca_cobrado: true }),
    precio_descuento: textOrNull(item.reduced),
    isValidDiscount: item.isDiscountValid,
    discount_product:
      productDiscount === null
        ? null
        : { fecha_fin: endsAt === null ? null : formatDayMonthYear(limaDay(new Date(endsAt))), vigente_hasta: endsAt },
    ampliacion: extension === null ? null : { descuento: percentText(extension.discount), factor: extension.factor },
  };
}

function pricesFromWire(wire: CartProductWire) {
  return {
    taxRate: rate(Math.round(wire.IGV * 100)),
    regular: moneyOf(wire.precio_nosuscriptor),
    ...(wire.precio_nunca_cobrado === true && { isRegularUnasked: true }),
    reduced: moneyOrNull(wire.precio_descuento),
    subscriber: moneyOrNull(wire.precio_suscriptor),
    productDiscount: wire.discount_product === null ? null : { endsAt: wire.discount_product.vigente_hasta },
    isDiscountValid: wire.isValidDiscount,
    extension:
      wire.ampliacion === null
        ? null
        : { discount: percentRate(wire.ampliacion.descuento), factor: wire.ampliacion.factor },
  };
}

function planFromWire(wire: CartProductWire): Pick<CartItem, 'plan' | 'duration'> {
  const chosen = wire.precios.find(({ id }) => id === wire.precio_id);
  if (wire.config_page === null || chosen === undefined) return { plan: null, duration: null };
  const categoryId = wire.categoria_producto?.categoria.id ?? null;
  return {
    plan: { page: wire.config_page, categoryId, planId: wire.id, priceId: chosen.id },
    duration: { amount: chosen.tiempo_duracion, unit: chosen.tipo_tiempo_duracion },
  };
}

function peopleToWire({ kind, staffNames, participants }: CartItem) {
  const people = participants.flatMap(({ title, names }) =>
    names.map((nombre) => ({ nombre, categoria: { nombre_categoria: title } })),
  );
  const isRead = kind === 'book' || kind === 'magazine';
  return {
    tipo: kind === 'book' ? (1 as const) : (0 as const),
    libro_producto: isRead
      ? { libro: { staffs: staffNames.map((nombre) => ({ nombre })), participants: people } }
      : null,
    participantes: people,
  };
}

function peopleFromWire({ participantes }: CartProductWire): Pick<CartItem, 'staffNames' | 'participants'> {
  const parts = [...new Set(participantes.map(({ categoria }) => categoria.nombre_categoria))];
  return {
    staffNames: participantes.map(({ nombre }) => nombre),
    participants: parts.map((title) => ({
      title,
      names: participantes.filter(({ categoria }) => categoria.nombre_categoria === title).map(({ nombre }) => nombre),
    })),
  };
}

function optionsToWire({ options }: CartItem, kind: PriceOption['kind']) {
  return options
    .filter((option) => option.kind === kind)
    .map((option) => ({
      id: option.id,
      titulo: option.label,
      precio_principal: decimalText(option.regular),
      precio_principal_descuento: textOrNull(option.reduced),
    }));
}

function optionsFromWire(wire: CartProductWire): PriceOption[] {
  const parse = (kind: PriceOption['kind'], rows: CartProductWire['seminarios_productos_usuarios']) =>
    rows.map((row) => ({
      id: row.id,
      kind,
      label: row.titulo,
      regular: moneyOf(row.precio_principal),
      reduced: moneyOrNull(row.precio_principal_descuento),
      count: 0,
    }));
  return [
    ...parse('seat', wire.seminarios_productos_usuarios),
    ...parse('extra', wire.seminarios_productos_adicionales),
  ];
}

type WordWire = v.InferOutput<typeof wordWire>;

function wordToWire({ id, word, discount, firstDay, lastDay }: DiscountCode): WordWire {
  const { reduction, scope } = discount;
  return {
    id,
    palabra: word,
    tipo_monto: reduction.kind === 'percentage' ? 0 : 1,
    monto: reduction.kind === 'percentage' ? percentText(reduction.rate) : decimalText(reduction.amount),
    regla_promocion: scope.kind === 'whole-cart' ? 0 : 1,
    productos: scope.kind === 'whole-cart' ? [] : [...scope.productIds],
    fecha_inicio: formatDayMonthYear(firstDay),
    fecha_fin: formatDayMonthYear(lastDay),
  };
}

function wordFromWire(wire: WordWire, origin: DiscountCode['origin']): DiscountCode {
  return {
    id: wire.id,
    origin,
    word: wire.palabra,
    discount: {
      reduction:
        wire.tipo_monto === 0
          ? { kind: 'percentage', rate: percentRate(wire.monto) }
          : { kind: 'fixed', amount: moneyOf(wire.monto) },
      scope:
        wire.regla_promocion === 0 ? { kind: 'whole-cart' } : { kind: 'listed-products', productIds: wire.productos },
    },
    firstDay: dayOf(wire.fecha_inicio),
    lastDay: dayOf(wire.fecha_fin),
    limitInAll: null,
    limitPerAccount: null,
  };
}

function dayOf(text: string): PlainDate {
  const parsed = parseDayMonthYear(text);
  if (!parsed.ok) throw new RangeError(`${text} is no day`);
  return parsed.value;
}
