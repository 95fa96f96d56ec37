import * as v from 'valibot';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import type { SavedBilling } from '#application/read-models/orders/saved-billing.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { amountsFields, amountsWire } from '#adapters/http-contract/cart/amounts-wire.ts';
import { TERMS_NEEDED } from '#domain/legal/consent.ts';
import { paymentMethods } from '#domain/orders/order-steps.ts';
import { billingWire } from './billing-wire.ts';
import { placedGiftWire, typedGiftWire } from './gift-wire.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal, durationUnit, instant } from '#adapters/http-contract/shared/wire-values.ts';

const area = 'Pedidos';
const id = v.object({ id: v.pipe(v.string(), v.maxLength(60)) });

const orderLine = v.object({
  productId: v.number(),
  kind: v.picklist(productKinds),
  title: v.string(),
  slug: v.string(),
  ...amountsFields,
  options: v.array(v.object({ label: v.string(), count: v.number() })),
  isExtended: v.boolean(),
  duration: v.nullable(v.object({ amount: v.number(), unit: durationUnit })),
  /** Whether it is the recording of what had been held when it was bought; absent: it is not. */
  isOver: v.optional(v.boolean()),
});

export const orderWire = wireOf<PlacedOrder>()(
  v.object({
    id: v.string(),
    number: v.number(),
    state: v.picklist(['continue', 'pending', 'confirmed', 'expired', 'finished']),
    paymentMethod: v.nullable(v.picklist(paymentMethods)),
    totals: amountsWire,
    codeWord: v.nullable(v.string()),
    lines: v.array(orderLine),
    billing: v.nullable(billingWire),
    createdAt: instant,
    expiresAt: instant,
    confirmedAt: v.nullable(instant),
    /** For whom it is a gift; absent: for the buyer. */
    gift: v.optional(placedGiftWire),
  }),
);

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/v1/orders',
  summary: 'Crea un pedido con lo que hay en el carrito; uno de 0.00 queda confirmado',
  area,
  signIn: 'required',
  idempotent: true,
  body: v.object({
    billing: billingWire,
    paymentMethod: v.picklist(paymentMethods, 'Elige cómo pagar.'),
    acceptedTerms: v.literal(true, TERMS_NEEDED),
    /** The total that the buyer was shown. */
    expectedTotal: decimal,
    /** For whom it is a gift, when the cart is one; absent or null: for the buyer. */
    gift: v.optional(v.nullable(typedGiftWire)),
  }),
  answer: orderWire,
  status: 201,
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/v1/orders',
  summary: 'Los pedidos de la cuenta, del último al primero',
  area,
  signIn: 'required',
  answer: v.object({ orders: v.array(orderWire) }),
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/v1/orders/:id',
  summary: 'Un pedido de la cuenta',
  area,
  signIn: 'required',
  params: id,
  answer: orderWire,
});

export const billingRecordWire = wireOf<SavedBilling>()(v.object({ id: v.string(), ...billingWire.entries }));

export const listBillingRecords = endpoint({
  method: 'GET',
  path: '/api/v1/billing-records',
  summary: 'Los datos de facturación de la cuenta, del último usado al primero',
  area,
  signIn: 'required',
  answer: v.object({ records: v.array(billingRecordWire) }),
});

export const orderEndpoints = [createOrder, listOrders, getOrder, listBillingRecords] as const;
