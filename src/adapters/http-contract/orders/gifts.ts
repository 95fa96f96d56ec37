import * as v from 'valibot';
import type { GivenGift, OpenGift } from '#application/read-models/orders/gift.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { durationWire, orderUnderWayWire } from '#adapters/http-contract/cart/cart-schema.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { instant } from '#adapters/http-contract/shared/wire-values.ts';
import { placedGiftFields, recipientEmail } from './gift-wire.ts';

const area = 'Regalos';
const orderId = v.object({ orderId: v.pipe(v.string(), v.maxLength(60)) });
const secret = v.pipe(
  v.string('Falta el enlace del regalo.'),
  v.minLength(1, 'Falta el enlace del regalo.'),
  v.maxLength(200, 'El enlace del regalo no es válido.'),
);

export const checkGift = endpoint({
  method: 'POST',
  path: '/api/v1/gift-checks',
  summary: 'Dice qué regala un enlace recibido por correo, y qué de eso ya tiene quien llama; no cambia nada',
  area,
  signIn: 'optional',
  body: v.object({ secret }),
  answer: wireOf<OpenGift>()(
    v.object({
      giverName: v.string(),
      recipientName: v.string(),
      message: v.string(),
      products: v.array(
        v.object({
          title: v.string(),
          slug: v.string(),
          kind: v.picklist(productKinds),
          coverImage: v.nullable(v.string()),
          duration: v.nullable(durationWire),
          isOver: v.optional(v.boolean()),
        }),
      ),
      owned: v.array(v.string()),
      beingPaid: v.nullable(v.object({ title: v.string(), order: orderUnderWayWire })),
    }),
  ),
});

export const acceptGift = endpoint({
  method: 'POST',
  path: '/api/v1/gift-acceptances',
  summary: 'Acepta un regalo con la cuenta que llama, una sola vez',
  area,
  signIn: 'required',
  idempotent: true,
  body: v.object({
    secret,
    /** Whether the caller knows that a part of it is theirs already. */
    knowing: v.optional(v.boolean('Debe ser verdadero o falso.'), false),
  }),
});

export const listMyGifts = endpoint({
  method: 'GET',
  path: '/api/v1/my-gifts',
  summary: 'Los regalos pagados que hizo quien llama, del último al primero',
  area,
  signIn: 'required',
  answer: v.object({
    gifts: v.array(
      wireOf<GivenGift>()(
        v.object({
          orderId: v.string(),
          orderNumber: v.number(),
          ...placedGiftFields,
          titles: v.array(v.string()),
          state: v.picklist(['waiting', 'sent', 'accepted']),
          sentAt: v.nullable(instant),
          acceptedAt: v.nullable(instant),
        }),
      ),
    ),
  }),
});

export const correctGift = endpoint({
  method: 'PUT',
  path: '/api/v1/my-gifts/:orderId/recipient',
  summary:
    'Corrige el correo de un regalo que nadie aceptó; si la carta ya salió, sale otra y el enlace anterior deja de servir',
  area,
  signIn: 'required',
  params: orderId,
  body: v.object({ recipientEmail }),
});

export const resendGift = endpoint({
  method: 'POST',
  path: '/api/v1/my-gifts/:orderId/letters',
  summary: 'Envía otra vez la carta de un regalo que nadie aceptó; el enlace anterior deja de servir',
  area,
  signIn: 'required',
  params: orderId,
});

export const giftEndpoints = [checkGift, acceptGift, listMyGifts, correctGift, resendGift] as const;
