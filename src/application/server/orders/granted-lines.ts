import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Grants, NewGrant } from '#application/server/orders/ports/grants.ts';
import type { Order, OrderLine } from '#application/server/orders/ports/orders.ts';
import { accessEnd } from '#domain/orders/access-period.ts';

/** Until when products are had, by their ids; of those that are had for ever nothing. */
export type GrantEnds = ReadonlyMap<number, Date>;

/**
 * Gives lines of a paid order to an account from `at` on; a plan had again while it is in force goes on where it would have ended.
 * @returns until when each product is had that is not had for ever, by its id.
 */
export async function grantLines(
  order: Order,
  lines: readonly OrderLine[],
  to: { readonly userId: string; readonly at: Date },
  { grants, ids }: { readonly grants: Grants; readonly ids: IdGenerator },
): Promise<GrantEnds> {
  const { userId, at } = to;
  const given: NewGrant[] = [];
  for (const { productId, choices } of lines) {
    const present = choices.duration === null ? null : await grants.endToExtend(userId, productId, at);
    given.push({
      id: ids.newId(),
      userId,
      productId,
      orderId: order.id,
      at,
      endsAt: choices.duration === null ? null : accessEnd(present ?? at, choices.duration),
      extraSeats: choices.seats ?? 0,
      ...(order.gift !== undefined && { isGift: true }),
    });
  }
  await grants.add(given);
  return new Map(given.flatMap(({ productId, endsAt }) => (endsAt === null ? [] : [[productId, endsAt] as const])));
}
