import type { ProductKind } from '#domain/catalogue/product-kind.ts';

/** A product that an account reaches, and until when. Instants are ISO 8601, so that it travels as it is. */
export interface OwnedProduct {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly kind: ProductKind;
  /** The plan that gives it; null: it is the account's own, bought singly or granted by staff. */
  readonly plan: { readonly id: number; readonly slug: string; readonly page: 'pro' | 'pack' } | null;
  readonly since: string;
  /** Null: never ends. */
  readonly until: string | null;
  /** Said of a seminar that was held already: what is had of it is its recording. */
  readonly isOver?: true | undefined;
}

/** A plan in force. */
export interface ActivePlan {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** config_page. */
  readonly page: 'pro' | 'pack';
  readonly since: string;
  readonly until: string | null;
  /** Whether it is the account's own; a guest uses the plan of its owner. */
  readonly isOwn: boolean;
}

/**
 * One entry for each product: what is owned singly wins over what a plan lends, and what lasts longer over what ends sooner.
 * In the order given otherwise.
 */
export function withoutRepetitions(owned: readonly OwnedProduct[]): readonly OwnedProduct[] {
  const best = new Map<number, OwnedProduct>();
  for (const each of owned) {
    const known = best.get(each.id);
    if (known === undefined || isBetter(each, known)) best.set(each.id, each);
  }
  return [...best.values()];
}

function isBetter(one: OwnedProduct, other: OwnedProduct): boolean {
  if (lasts(one) !== lasts(other)) return lasts(one) > lasts(other);
  return one.plan === null && other.plan !== null;
}

/** ISO 8601 instants compare as texts; `~` stands behind every digit. */
function lasts({ until }: { readonly until: string | null }): string {
  return until ?? '~';
}

/** What is owned, once each, newest first. */
export function ownedInOrder(owned: readonly OwnedProduct[]): readonly OwnedProduct[] {
  return withoutRepetitions(owned).toSorted(
    (a, b) => compare(b.since, a.since) || a.title.localeCompare(b.title, 'es') || a.id - b.id,
  );
}

/** Plans in force, once each however often they were renewed: own ones first, each kind in the order they end. */
export function plansInOrder(plans: readonly ActivePlan[]): readonly ActivePlan[] {
  const once = new Map<string, ActivePlan>();
  for (const each of plans) {
    const key = `${each.id} ${each.isOwn}`;
    const known = once.get(key);
    once.set(key, known === undefined ? each : asOnePlan(known, each));
  }
  return [...once.values()].toSorted(
    (a, b) => Number(b.isOwn) - Number(a.isOwn) || compare(lasts(a), lasts(b)) || a.id - b.id,
  );
}

/** A plan that was renewed lasts from its first beginning to its last end. */
function asOnePlan(one: ActivePlan, other: ActivePlan): ActivePlan {
  const longer = lasts(one) >= lasts(other) ? one : other;
  return { ...longer, since: one.since < other.since ? one.since : other.since };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** The plan that a profile names first: the one that lasts longest. */
export function mainPlan(plans: readonly ActivePlan[]): ActivePlan | null {
  return plans.reduce<ActivePlan | null>(
    (best, each) => (best === null || lasts(each) > lasts(best) ? each : best),
    null,
  );
}

/** The seminar of a slug that somebody has by a purchase of their own, which alone may have seats for others. Source: CART-9. */
export function boughtSeminar(owned: readonly OwnedProduct[], slug: string): OwnedProduct | undefined {
  return owned.find((each) => each.kind === 'seminar' && each.slug === slug && each.plan === null);
}
