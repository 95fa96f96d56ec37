import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { decimal, instant } from '#adapters/http-contract/shared/wire-values.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import type { MyPlans } from '#application/read-models/plans/my-plans.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';

const heldProduct = v.object({
  id: v.number(),
  slug: v.string(),
  title: v.string(),
  kind: v.picklist(productKinds),
  /** A seminar that was held already. */
  isOver: v.optional(v.literal(true)),
});

export const listMyPlans = endpoint({
  method: 'GET',
  path: '/api/v1/my-plans',
  summary: 'Los planes vigentes de la cuenta, propios y de invitado, y los que compró antes',
  area: 'Planes y sus usuarios',
  signIn: 'required',
  answer: wireOf<MyPlans>()(
    v.object({
      plans: v.array(
        v.object({
          id: v.number(),
          slug: v.string(),
          title: v.string(),
          page: v.picklist(['pro', 'pack']),
          since: instant,
          until: v.nullable(instant),
          isOwn: v.boolean(),
          seats: v.nullable(v.object({ total: v.number(), used: v.number() })),
          responsible: v.nullable(v.string()),
          holds: v.array(heldProduct),
        }),
      ),
      history: v.array(
        v.object({
          orderId: v.string(),
          orderNumber: v.number(),
          title: v.string(),
          slug: v.string(),
          boughtAt: instant,
          net: decimal,
          extraSeats: v.number(),
        }),
      ),
      pausedBy: v.nullable(v.string()),
    }),
  ),
});
