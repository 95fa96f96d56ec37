import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { Grants } from '#application/server/orders/ports/grants.ts';
import type { PlaceGuard } from '#application/server/learning/seminars/place-guard.ts';
import type { Order, OrderLine, Orders } from '#application/server/orders/ports/orders.ts';
import type { OrdersUnderWay } from '#application/server/orders/ports/orders-under-way.ts';
import type { SoldOut } from '#domain/learning/seminars/places.ts';
import { namedOrder, orderThatPays, type NamedOrder } from '#domain/orders/order-under-way.ts';
import { isUsedUp } from '#domain/orders/used-up.ts';

export interface AlreadyOwned {
  readonly kind: 'already-owned';
  readonly title: string;
  readonly slug: string;
}

/** Another order of the account is paying for the product: its buyer waits, or looks at that order. */
export interface InOtherOrder {
  readonly kind: 'in-other-order';
  readonly title: string;
  readonly slug: string;
  readonly order: NamedOrder;
}

/** Further seats alone of what is not the buyer's any more, or is about not to be: its grant would give them the product for the price of a seat. */
export interface SeatsWithoutOwn {
  readonly kind: 'seats-without-own';
  readonly title: string;
  readonly slug: string;
}

/** A product that an account is about to have. */
export interface ProductToBuy {
  readonly id: number;
  readonly kind: ProductKind;
  readonly title: string;
  readonly slug: string;
}

/**
 * A line of an order that its buyer has, or is about to have, by another one; `order` is null when it is theirs already, or is of seats
 * alone of what is theirs no more.
 */
export interface BoughtOtherwise {
  readonly line: OrderLine;
  readonly order: NamedOrder | null;
}

/** Whether some of it is not sold to the buyer at all, whatever becomes of other orders. */
export const holdsNotSold = (bought: readonly BoughtOtherwise[]): boolean => bought.some(({ order }) => order === null);

/**
 * Keeps an account from paying twice for what can be had once. Whoever begins a charge, takes a voucher or gives what was bought
 * locks through it first: the account, then the order, always in this order. Source: decisions.md, One product, one payment.
 */
export class ChargeGuard {
  constructor(
    private readonly accounts: Accounts,
    private readonly orders: Orders,
    private readonly grants: Grants,
    private readonly underWay: OrdersUnderWay,
    private readonly places: PlaceGuard,
  ) {}

  /** The order as it stands now, nobody else's to change, nor any other of its account, until the transaction ends; null: none. */
  async lock(orderId: string): Promise<Order | null> {
    const found = await this.orders.find(orderId);
    if (found === null) return null;
    await this.accounts.lock(found.userId);
    return this.orders.lock(orderId);
  }

  /** The same for an account whose order is about to be made. */
  lockAccount(userId: string): Promise<void> {
    return this.accounts.lock(userId);
  }

  /** Which lines of a locked order may not be charged, in their order, and why; none of a gift, which its buyer may have as well. */
  async boughtOtherwise({ id, userId, lines, gift }: Order): Promise<readonly BoughtOtherwise[]> {
    if (gift !== undefined) return [];
    return [...(await this.had(userId, lines, id)), ...(await this.#seatsWithoutOwn(userId, lines))];
  }

  /** What of some lines a locked account has for ever, or is paying in an order besides `exceptId`. */
  async had(userId: string, lines: readonly OrderLine[], exceptId: string): Promise<readonly BoughtOtherwise[]> {
    const once = lines.filter(({ kind, choices }) => !isUsedUp({ kind, seatsAlone: choices.seatsAlone ?? false }));
    const owned = await this.grants.ownedForEver(
      userId,
      once.map(({ productId }) => productId),
    );
    const underWay = await this.underWay.of(userId);
    return once.flatMap((line): BoughtOtherwise[] => {
      if (owned.has(line.productId)) return [{ line, order: null }];
      const other = orderThatPays(line.productId, underWay, exceptId);
      return other === null ? [] : [{ line, order: namedOrder(other) }];
    });
  }

  /** The first of some products that an order of the locked account is paying, or null. */
  async inOtherOrder(userId: string, products: readonly ProductToBuy[]): Promise<InOtherOrder | null> {
    const underWay = await this.underWay.of(userId);
    for (const { id, kind, title, slug } of products) {
      const other = isUsedUp({ kind }) ? null : orderThatPays(id, underWay);
      if (other !== null) return { kind: 'in-other-order', title, slug, order: namedOrder(other) };
    }
    return null;
  }

  /** The first reason why a locked order may not be charged now, or null: then it has its places until the transaction ends. */
  async obstacle(order: Order): Promise<AlreadyOwned | SeatsWithoutOwn | InOtherOrder | SoldOut | null> {
    const [first] = await this.boughtOtherwise(order);
    if (first === undefined) return this.places.obstacle(order);
    const { title, slug, choices } = first.line;
    if (first.order !== null) return { kind: 'in-other-order', title, slug, order: first.order };
    return { kind: choices.seatsAlone === true ? 'seats-without-own' : 'already-owned', title, slug };
  }

  /** Seats alone of what went back, or is on its way back: a grant of them would leave it to its buyer. */
  async #seatsWithoutOwn(userId: string, lines: readonly OrderLine[]): Promise<readonly BoughtOtherwise[]> {
    const alone = lines.filter(({ choices }) => choices.seatsAlone === true);
    if (alone.length === 0) return [];
    const bought = await this.grants.boughtForEver(
      userId,
      alone.map(({ productId }) => productId),
    );
    return alone.filter(({ productId }) => !bought.has(productId)).map((line) => ({ line, order: null }));
  }
}
