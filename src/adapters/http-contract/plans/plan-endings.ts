import * as v from 'valibot';
import { readEndpoint } from '#adapters/http-contract/shared/read-endpoint.ts';
import { decimal, durationUnit, instant, moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import { myEndings } from '#application/read-models/plans/plan-renewal.ts';

export const listMyEndings = readEndpoint(myEndings, {
  path: '/api/v1/my-plan-endings',
  summary: 'Los planes de quien llama que terminan o terminaron sin otro que siga, y cuánto cuesta hoy renovarlos',
  area: 'Inicio del estudiante',
  signIn: 'required',
  query: null,
  answer: v.object({
    plans: v.array(
      v.object({
        planId: v.number(),
        slug: v.string(),
        title: v.string(),
        until: instant,
        hasEnded: v.boolean(),
        extraSeats: v.number(),
        offer: v.nullable(
          v.object({
            price: decimal,
            isExempt: v.boolean(),
            duration: v.object({ amount: v.number(), unit: durationUnit }),
            extraSeats: v.number(),
          }),
        ),
      }),
    ),
    pausedBy: v.nullable(v.string()),
  }),
  fromWire: ({ plans, pausedBy }) => ({
    plans: plans.map(({ offer, ...plan }) => ({
      ...plan,
      offer: offer && { ...offer, price: moneyOf(offer.price) },
    })),
    pausedBy,
  }),
});
