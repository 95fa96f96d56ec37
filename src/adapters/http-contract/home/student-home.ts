import * as v from 'valibot';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { decimal, moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import type { ExpiredAccess, Offer } from '#domain/learning/expired-access.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { decimalText } from '#domain/shared/money.ts';

const area = 'Inicio del estudiante';

const offer = v.object({ price: decimal, former: v.nullable(decimal), isExempt: v.boolean() });

export const expiredAccess = endpoint({
  method: 'GET',
  path: '/api/v1/expired-accesses/:slug',
  summary: 'Cómo volver a tener un contenido cuyo acceso terminó; null si quien llama no lo tuvo o lo tiene',
  area,
  signIn: 'required',
  params: v.object({ slug: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  answer: v.object({
    access: v.nullable(
      wireOf<ExpiredAccess>()(
        v.object({
          product: v.object({ title: v.string(), slug: v.string(), isDiscountValid: v.boolean() }),
          /** `endedOn`: the day in Lima, YYYY-MM-DD. */
          plan: v.nullable(
            v.object({ title: v.string(), slug: v.string(), endedOn: v.string(), renewal: v.nullable(offer) }),
          ),
          regular: decimal,
          reduced: v.nullable(decimal),
          offer,
        }),
      ),
    ),
  }),
});

type WireAccess = NonNullable<v.InferOutput<NonNullable<typeof expiredAccess.answer>>['access']>;

export function presentExpiredAccess(access: ExpiredAccess): WireAccess {
  const { product, plan, regular, reduced } = access;
  return {
    product,
    plan: plan && { ...plan, renewal: plan.renewal && presentOffer(plan.renewal) },
    regular: decimalText(regular),
    reduced: reduced === null ? null : decimalText(reduced),
    offer: presentOffer(access.offer),
  };
}

export function readExpiredAccess(access: WireAccess): ExpiredAccess {
  const { product, plan, regular, reduced } = access;
  return {
    product,
    plan: plan && {
      ...plan,
      endedOn: plan.endedOn as PlainDate,
      renewal: plan.renewal && readOffer(plan.renewal),
    },
    regular: moneyOf(regular),
    reduced: reduced === null ? null : moneyOf(reduced),
    offer: readOffer(access.offer),
  };
}

type WireOffer = WireAccess['offer'];

function presentOffer({ price, former, isExempt }: Offer): WireOffer {
  return { price: decimalText(price), former: former === null ? null : decimalText(former), isExempt };
}

function readOffer({ price, former, isExempt }: WireOffer): Offer {
  return { price: moneyOf(price), former: former === null ? null : moneyOf(former), isExempt };
}

/** Source: TOUR-4; section 7. It changes something and yet is a GET: it needs the bearer, and repeated answers the same. */
export const finishTour = endpoint({
  method: 'GET',
  path: '/api/clientes/miTour',
  summary: 'Anota que el recorrido guiado se terminó',
  area,
  signIn: 'required',
  answer: v.object({ ok: v.boolean() }),
});

export const homeEndpoints: readonly Endpoint[] = [expiredAccess, finishTour];
