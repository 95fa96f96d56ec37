import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { MyPlans } from '#application/read-models/plans/my-plans.ts';
import { decimalText } from '#domain/shared/money.ts';

/** The caller's plans as they travel. */
export function presentMyPlans({ history, ...mine }: MyPlans): Wire<MyPlans> {
  return { ...mine, history: history.map((purchase) => ({ ...purchase, net: decimalText(purchase.net) })) };
}
