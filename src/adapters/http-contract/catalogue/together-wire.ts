import * as v from 'valibot';
import { instant } from '#adapters/http-contract/shared/wire-values.ts';
import { codeFromWire, codeToWire, codeWire } from '#adapters/http-contract/cart/code-wire.ts';
import type { TogetherOffer } from '#domain/cart/together.ts';
import { rate } from '#domain/shared/rate.ts';
import { cardSchema, presentCard, readCard } from './product-wire.ts';

/** Products that a promotion makes cheaper together; whoever shows them prices them, by the rules of the cart. */
export const togetherSchema = v.object({
  promotion: codeWire,
  products: v.array(cardSchema),
  /** Basis points. */
  generalRate: v.number(),
  rounding: v.picklist(['nearest', 'down']),
  until: instant,
});

type WireTogether = v.InferOutput<typeof togetherSchema>;

export function presentTogether({ promotion, products, terms, until }: TogetherOffer): WireTogether {
  const { generalRate, rounding } = terms;
  return { promotion: codeToWire(promotion), products: products.map(presentCard), generalRate, rounding, until };
}

export function readTogether({ promotion, products, generalRate, rounding, until }: WireTogether): TogetherOffer {
  return {
    promotion: codeFromWire(promotion),
    products: products.map(readCard),
    terms: { generalRate: rate(generalRate), rounding, hasActivePlan: false },
    until,
  };
}
