import * as v from 'valibot';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { decimal, durationUnit, instant } from '#adapters/http-contract/shared/wire-values.ts';

const day = v.pipe(v.string(), v.regex(/^\d\d\/\d\d\/\d{4}$/));
const optionalDecimal = v.nullable(decimal);

/** A coupon or promotion. Source: PRICE-9. */
export const wordWire = v.object({
  id: v.number(),
  palabra: v.string(),
  /** 0: percentage; 1: fixed amount. */
  tipo_monto: v.picklist([0, 1]),
  /** Percent or soles, two decimals. */
  monto: decimal,
  /** 0: the whole cart; 1: the products listed. */
  regla_promocion: v.picklist([0, 1]),
  productos: v.array(v.number()),
  fecha_inicio: day,
  fecha_fin: day,
});

const optionWire = v.object({
  id: v.number(),
  titulo: v.string(),
  precio_principal: decimal,
  precio_principal_descuento: optionalDecimal,
});

const priceRowWire = v.object({
  id: v.number(),
  principal: decimal,
  secundario: optionalDecimal,
  descuento: optionalDecimal,
  tiempo_duracion: v.number(),
  tipo_tiempo_duracion: durationUnit,
});

const participantWire = v.object({ nombre: v.string(), categoria: v.object({ nombre_categoria: v.string() }) });

/** The product that add-carrito answers: every field of specification section 3, 'Product fetched for the cart', and a few of ours. Source: CART-14. */
export const cartProductWire = v.object({
  id: v.number(),
  titulo: v.string(),
  slug: v.string(),
  modulo_id: v.string(),
  config_page: v.nullable(v.picklist(['pro', 'pack'])),
  /** Percent. */
  IGV: v.number(),
  precio_suscriptor: optionalDecimal,
  precio_nosuscriptor: decimal,
  precio_descuento: optionalDecimal,
  isValidDiscount: v.boolean(),
  discount_product: v.nullable(v.object({ fecha_fin: v.nullable(day), vigente_hasta: v.nullable(instant) })),
  codigo_sku: v.string(),
  /** How long a plan lasts, as a person reads it. */
  tiempo_plan: v.nullable(v.string()),
  promociones: v.array(wordWire),
  cupones: v.array(wordWire),
  subproductos: v.array(v.object({ titulo: v.string() })),
  imagenes_producto: v.array(v.object({ imagen: v.string() })),
  imagen_portada: v.string(),
  /** Of the price chosen. */
  precios_plan: v.nullable(
    v.object({
      precio_principal: decimal,
      precio_secundario: optionalDecimal,
      precio_descuento_principal: optionalDecimal,
    }),
  ),
  precios: v.array(priceRowWire),
  usuarios_plan: v.nullable(v.number()),
  categoria_producto: v.nullable(v.object({ categoria: v.object({ id: v.number(), titulo: v.string() }) })),
  /** 1: book. */
  tipo: v.picklist([0, 1]),
  libro_producto: v.nullable(
    v.object({
      libro: v.object({ staffs: v.array(v.object({ nombre: v.string() })), participants: v.array(participantWire) }),
    }),
  ),
  seminarios_productos_usuarios: v.array(optionWire),
  seminarios_productos_adicionales: v.array(optionWire),
  facturacion_web: v.boolean(),
  version: v.string(),

  /** Ours: the kind of product, which modulo_id does not tell apart. */
  clase: v.picklist(productKinds),
  /** Ours: it went to the free cart. */
  is_free: v.boolean(),
  /** Whether it is the recording of a seminar that was held. */
  es_grabacion: v.optional(v.boolean(), false),
  /** Ours: the chosen row of `precios`. */
  precio_id: v.nullable(v.number()),
  /** Ours: nobody was ever asked precio_nosuscriptor, which is not struck out. */
  precio_nunca_cobrado: v.optional(v.boolean()),
  /** Ours: people of every kind of product, with their part. */
  participantes: v.array(participantWire),
  /** Ours: the extension offered, its discount in percent. */
  ampliacion: v.nullable(v.object({ descuento: decimal, factor: v.number() })),
});
export type CartProductWire = v.InferOutput<typeof cartProductWire>;
