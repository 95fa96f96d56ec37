import type { Clock } from '#application/ports/clock.ts';
import type { AssembledCart, CartAssembly } from '#application/server/cart/cart-assembly.ts';
import type { Offers } from '#application/server/cart/ports/offers.ts';
import type { PlanEndings } from '#application/server/plans/ports/plan-endings.ts';
import { addItem } from '#domain/cart/cart.ts';
import type { PlanConflict } from '#domain/cart/plan-conflict.ts';
import type { Money } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { PlanRenewals } from './plan-renewals.ts';

export type RenewPlanRefusal =
  | { readonly kind: 'plan-not-had' }
  | { readonly kind: 'plan-not-sold'; readonly title: string }
  | { readonly kind: 'renewal-price-changed'; readonly shown: Money; readonly price: Money }
  | { readonly kind: 'cart-is-gift' }
  | PlanConflict;

/** Puts a plan into the cart as its owner has it, at the price that was shown: another price is told and nothing is put in. Nothing is charged by it. Decision 0101. */
export class RenewPlan {
  constructor(
    private readonly endings: PlanEndings,
    private readonly renewals: PlanRenewals,
    private readonly assembly: CartAssembly,
    private readonly offers: Offers,
    private readonly clock: Clock,
  ) {}

  /** @param shown what the page said that it costs. */
  async execute(userId: string, planId: number, shown: Money): Promise<Result<AssembledCart, RenewPlanRefusal>> {
    const held = (await this.endings.heldBy(userId)).find((plan) => plan.planId === planId);
    if (held === undefined) return refuse({ kind: 'plan-not-had' });
    const renewal = await this.renewals.of(held, this.clock.now());
    if (renewal === null) return refuse({ kind: 'plan-not-sold', title: held.title });
    const { price } = renewal.offer;
    if (price !== shown) return refuse({ kind: 'renewal-price-changed', shown, price });
    const owner = { kind: 'account', userId } as const;
    const open = await this.assembly.open(owner, { offer: await this.offers.look(), productId: planId });
    if (open.stored.isGift === true) return refuse({ kind: 'cart-is-gift' });
    const others = open.cart.items.filter(({ productId }) => productId !== planId);
    const added = addItem({ ...open.cart, items: others }, renewal.item);
    if (added.ok) return accept(await this.assembly.save(open, owner, added.value));
    if (added.refusal.kind === 'plan-conflict') return refuse(added.refusal);
    throw new Error(`The plan ${planId} is in a cart from which it was taken`);
  }
}
