import * as v from 'valibot';
import type { LeftOutPlan } from '#application/read-models/cart/left-out-plan.ts';
import { CODE_MISSING } from '#domain/cart/discount-code.ts';
import { MAX_SEATS } from '#domain/cart/price-option.ts';
import { addForm, jsonText, revista, token } from './cart-form.ts';
import { cartProductWire } from './cart-product-schema.ts';
import { cartWire } from './cart-schema.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal, idText, positiveId, slugText } from '#adapters/http-contract/shared/wire-values.ts';

const area = 'Carrito';
export const addCarrito = endpoint({
  method: 'POST',
  path: '/api/clientes/add-carrito',
  summary: 'Pone un producto en el carrito y lo responde con todo lo que el carrito necesita',
  area,
  signIn: 'optional',
  bodyFormat: 'form',
  body: addForm,
  answer: cartProductWire,
});

export const addCarritoHistory = endpoint({
  method: 'POST',
  path: '/api/clientes/add-carrito-history',
  summary: 'Anota que un producto entró al carrito',
  area,
  signIn: 'optional',
  bodyFormat: 'form',
  body: addForm,
  answer: v.object({ success: v.boolean() }),
});

export const validatePlan = endpoint({
  method: 'GET',
  path: '/api/clientes/validate-plan',
  summary: 'El número del plan de ese nombre corto; sin contenido (204) cuando no es un plan',
  area,
  query: v.object({ slug: slugText }),
  answer: v.optional(v.number()),
});

export const removeFromCart = endpoint({
  method: 'POST',
  path: '/api/clientes/remove',
  summary: 'Quita un producto del carrito',
  area,
  signIn: 'optional',
  bodyFormat: 'form',
  body: v.object({ revista, item: idText, token }),
  answer: v.object({ removed: v.boolean() }),
});

export const setFreeProducts = endpoint({
  method: 'POST',
  path: '/api/user/set-free-products',
  summary: 'Entrega productos gratuitos a la cuenta',
  area,
  signIn: 'required',
  bodyFormat: 'form',
  body: v.object({
    revista,
    productos: v.pipe(
      jsonText('El campo «productos» es una lista JSON de nombres cortos.'),
      v.array(slugText, 'El campo «productos» es una lista JSON de nombres cortos.'),
      v.minLength(1, 'Elige al menos un producto.'),
      v.maxLength(50, 'Son demasiados productos a la vez.'),
    ),
  }),
  answer: v.object({ saved: v.boolean() }),
});

export const getCart = endpoint({
  method: 'GET',
  path: '/api/v1/cart',
  summary: 'El carrito con sus totales y cada paso del precio',
  area,
  signIn: 'optional',
  answer: cartWire,
});

export const changeCartLine = endpoint({
  method: 'PATCH',
  path: '/api/v1/cart/lines/:productId',
  summary: 'Cambia lo elegido de un producto: ampliación, opciones, precio de un plan',
  area,
  signIn: 'optional',
  params: v.object({ productId: idText }),
  body: v.object({
    isExtended: v.optional(v.boolean()),
    options: v.optional(
      v.pipe(
        v.array(
          v.object({
            optionId: v.pipe(v.number(), v.integer(), v.minValue(0)),
            count: v.pipe(
              v.number('La cantidad es un número entero.'),
              v.integer('La cantidad es un número entero.'),
              v.minValue(0, 'La cantidad no puede ser menor que 0.'),
              v.maxValue(MAX_SEATS, `La cantidad no puede pasar de ${MAX_SEATS}.`),
            ),
          }),
        ),
        v.maxLength(50),
      ),
    ),
    planPriceId: v.optional(positiveId),
  }),
  answer: cartWire,
});

export const enterCartCode = endpoint({
  method: 'PUT',
  path: '/api/v1/cart/code',
  summary: 'Aplica un cupón, una promoción o el código de un vendedor',
  area,
  signIn: 'optional',
  body: v.object({
    word: v.pipe(
      v.string(CODE_MISSING),
      v.trim(),
      v.minLength(1, CODE_MISSING),
      v.maxLength(60, 'Ese código es demasiado largo.'),
    ),
  }),
  answer: cartWire,
});

export const dropCartCode = endpoint({
  method: 'DELETE',
  path: '/api/v1/cart/code',
  summary: 'Quita el código que está en vigor',
  area,
  signIn: 'optional',
  answer: cartWire,
});

export const clearCart = endpoint({
  method: 'DELETE',
  path: '/api/v1/cart',
  summary: 'Vacía el carrito: productos, lo elegido de cada uno y el código',
  area,
  signIn: 'optional',
  answer: cartWire,
});

export const replaceCartPlan = endpoint({
  method: 'POST',
  path: '/api/v1/cart/plan-replacements',
  summary: 'Pone un plan en el lugar del que le estorba',
  area,
  signIn: 'optional',
  body: v.object({ slug: slugText, planPriceId: v.nullable(positiveId), replaces: positiveId }),
  answer: cartWire,
});

export const addGiftToCart = endpoint({
  method: 'POST',
  path: '/api/v1/cart/gift-additions',
  summary:
    'Pone un producto en el carrito para regalarlo, aunque quien compra ya lo tenga; todo el carrito pasa a ser un regalo',
  area,
  signIn: 'optional',
  body: v.object({ slug: slugText, planPriceId: v.nullable(positiveId) }),
  answer: cartWire,
});

export const turnCartIntoGift = endpoint({
  method: 'PUT',
  path: '/api/v1/cart/gift',
  summary: 'Dice si todo el carrito es un regalo; si deja de serlo, sale lo que quien compra ya tiene',
  area,
  signIn: 'optional',
  body: v.object({ isGift: v.boolean('Di si es un regalo.') }),
  answer: cartWire,
});

export const renewPlanInCart = endpoint({
  method: 'POST',
  path: '/api/v1/cart/plan-renewals',
  summary:
    'Pone en el carrito un plan que la cuenta tiene o tuvo, con la misma duración y los mismos cupos, si cuesta lo que se mostró; no cobra nada',
  area,
  signIn: 'required',
  body: v.object({ planId: positiveId, price: decimal }),
  answer: cartWire,
});

export const visitSeller = endpoint({
  method: 'PUT',
  path: '/api/v1/cart/seller',
  summary: 'Recuerda al vendedor que se visitó: su código se aplica con el siguiente producto si no hay otro',
  area,
  signIn: 'optional',
  body: v.object({ slug: slugText }),
  answer: cartWire,
});

export const mergeCarts = endpoint({
  method: 'POST',
  path: '/api/v1/cart-merges',
  summary: 'Lleva a la cuenta lo que se juntó antes de ingresar',
  area,
  signIn: 'required',
  answer: v.object({
    cart: cartWire,
    leftOut: v.array(
      wireOf<LeftOutPlan>()(
        v.object({
          productId: v.number(),
          title: v.string(),
          slug: v.string(),
          standing: v.object({ productId: v.number(), title: v.string() }),
        }),
      ),
    ),
  }),
});

export const cartEndpoints = [
  addCarrito,
  addCarritoHistory,
  validatePlan,
  removeFromCart,
  setFreeProducts,
  getCart,
  changeCartLine,
  enterCartCode,
  dropCartCode,
  clearCart,
  replaceCartPlan,
  addGiftToCart,
  turnCartIntoGift,
  renewPlanInCart,
  visitSeller,
  mergeCarts,
] as const;
