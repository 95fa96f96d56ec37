import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { ownedInOrder, plansInOrder, type ActivePlan, type OwnedProduct } from '#domain/accounts/ownership.ts';
import { isOver } from '#domain/catalogue/present-product.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';

/** A product as far as owning it goes. */
export interface OwnableProduct {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly kind: ProductKind;
  readonly categoryId: number | null;
  readonly isPublished: boolean;
  /** Seminars only: when it is held, ISO 8601. */
  readonly held?: { readonly startsAt: string; readonly endsAt: string | null };
  /** Plans only: config_page and what it gives. */
  readonly plan: {
    readonly page: 'pro' | 'pack';
    /** Persons it is for, its owner among them; one when not said. */
    readonly seats?: number;
    readonly gives: readonly (
      | { readonly productId: number }
      | { readonly kind: ProductKind; readonly categoryId: number | null }
    )[];
  } | null;
}

interface Grant {
  readonly userId: string;
  readonly productId: number;
  readonly since: Date;
  readonly until: Date | null;
  readonly extraSeats: number;
}

/** The seat of a guest in an owner's plan, from 2 on. */
export interface SeatOfGuest {
  readonly ownerId: string;
  readonly planId: number;
  readonly seat: number;
}

/** Who owns what, in this process's memory. */
export class OwnershipInMemory extends Ownership {
  readonly #grants: Grant[] = [];
  readonly #products = new Map<number, OwnableProduct>();
  readonly #seats = new Map<string, SeatOfGuest>();

  /** Grants a product, through `until` (null: for ever). One that was not described is a published course. */
  grant(userId: string, productId: number, until: Date | null = null, since = new Date(0), extraSeats = 0): void {
    this.#grants.push({ userId, productId, since, until, extraSeats });
  }

  describe(product: OwnableProduct): void {
    this.#products.set(product.id, product);
  }

  /** Gives a user a seat in another's plan, or takes it away. */
  seat(guestId: string, seat: SeatOfGuest | null): void {
    if (seat === null) this.#seats.delete(guestId);
    else this.#seats.set(guestId, seat);
  }

  async owns(userId: string, productId: number, now: Date): Promise<boolean> {
    return (await this.of(userId, now)).some(({ id }) => id === productId);
  }

  isSold(productId: number): Promise<boolean> {
    const named = [...this.#products.values()].some(
      ({ isPublished, plan }) =>
        isPublished && (plan?.gives ?? []).some((each) => 'productId' in each && each.productId === productId),
    );
    return Promise.resolve(named || this.#product(productId).isPublished);
  }

  of(userId: string, now: Date): Promise<readonly OwnedProduct[]> {
    const own = this.#inForce(userId, now).map((grant) =>
      this.#owned(grant, this.#product(grant.productId), null, now),
    );
    const lent = this.#planGrants(userId, now).flatMap((grant) => this.#given(grant, now));
    return Promise.resolve(ownedInOrder([...own, ...lent]));
  }

  hadBefore(userId: string, now: Date): Promise<boolean> {
    const seat = this.#seats.get(userId);
    return Promise.resolve(
      this.#grants.some(
        ({ userId: holder, productId, until }) =>
          until !== null &&
          until <= now &&
          (holder === userId || (holder === seat?.ownerId && productId === seat.planId)),
      ),
    );
  }

  plansOf(userId: string, now: Date): Promise<readonly ActivePlan[]> {
    const plans = this.#planGrants(userId, now).map((grant): ActivePlan => {
      const { id, slug, title, plan } = this.#product(grant.productId);
      const { since, until } = spanOf(grant);
      return { id, slug, title, page: plan?.page ?? 'pack', since, until, isOwn: grant.userId === userId };
    });
    return Promise.resolve(plansInOrder(plans));
  }

  #inForce(userId: string, now: Date): Grant[] {
    return this.#grants.filter((each) => each.userId === userId && (each.until === null || each.until > now));
  }

  #planGrants(userId: string, now: Date): Grant[] {
    const seat = this.#seats.get(userId);
    const lent =
      seat === undefined ? [] : this.#inForce(seat.ownerId, now).filter((grant) => this.#reaches(seat, grant));
    return [...this.#inForce(userId, now), ...lent].filter(({ productId }) => this.#product(productId).kind === 'plan');
  }

  #reaches({ planId, seat }: SeatOfGuest, { productId, extraSeats }: Grant): boolean {
    return productId === planId && seat <= (this.#product(productId).plan?.seats ?? 1) + extraSeats;
  }

  #given(grant: Grant, now: Date): OwnedProduct[] {
    const plan = this.#product(grant.productId);
    const gives = plan.plan?.gives ?? [];
    const products = [...this.#products.values()].filter((product) =>
      gives.some((each) =>
        'productId' in each
          ? each.productId === product.id
          : product.isPublished &&
            each.kind === product.kind &&
            (each.categoryId === null || each.categoryId === product.categoryId),
      ),
    );
    const page = plan.plan?.page ?? 'pack';
    return products.map((product) => this.#owned(grant, product, { id: plan.id, slug: plan.slug, page }, now));
  }

  #owned(grant: Grant, product: OwnableProduct, plan: OwnedProduct['plan'], now: Date): OwnedProduct {
    const { id, slug, title, kind, held } = product;
    const over = held !== undefined && isOver(held, now);
    return { id, slug, title, kind, plan, ...spanOf(grant), ...(over && { isOver: true }) };
  }

  #product(id: number): OwnableProduct {
    const course = { id, slug: `curso-${id}`, title: `Curso ${id}`, kind: 'course', categoryId: null } as const;
    return this.#products.get(id) ?? { ...course, isPublished: true, plan: null };
  }
}

function spanOf({ since, until }: Grant): { since: string; until: string | null } {
  return { since: since.toISOString(), until: until?.toISOString() ?? null };
}
