/** Whose cart: an account's, or a visitor's who is known by a cookie (its SHA-256). */
export type CartOwner =
  | { readonly kind: 'account'; readonly userId: string }
  | { readonly kind: 'visitor'; readonly cookieHash: string };

/** What was chosen of a product in a cart. */
export interface StoredLine {
  readonly productId: number;
  readonly addedAt: Date;
  /** The plan's price that was chosen; null: no plan. */
  readonly planPriceId: number | null;
  readonly options: readonly { readonly optionId: number; readonly count: number }[];
  readonly isExtended: boolean;
  /** Whether it is in the free cart. */
  readonly isFree: boolean;
}

/** A cart as it is kept: ids and choices, never a price. */
export interface StoredCart {
  readonly id: string;
  /** In the order they were added. */
  readonly lines: readonly StoredLine[];
  readonly codeWord: string | null;
  readonly sellerWord: string | null;
  /** Whether all of it is bought for somebody else; false when not said. */
  readonly isGift?: boolean;
}

export interface CartEvent {
  readonly id: string;
  readonly cartId: string;
  readonly userId: string | null;
  readonly productId: number;
  readonly kind: 'added' | 'removed';
  readonly at: Date;
}

/** The carts of accounts and of visitors. */
export abstract class Carts {
  /** The owner's cart, or null when there is none yet. */
  abstract find(owner: CartOwner): Promise<StoredCart | null>;
  /**
   * The owner's cart, made under `newId` if needed, and kept from anybody else's changes until the transaction ends: two
   * additions at once both stay.
   */
  abstract lock(owner: CartOwner, newId: string, now: Date): Promise<StoredCart>;
  /**
   * Replaces lines and words of a locked cart.
   * @param locked the cart as `lock` gave it in this transaction: what is the same in both is not written again. Null: all is written.
   */
  abstract save(cart: StoredCart, locked?: StoredCart | null): Promise<void>;
  /** Takes a visitor's cart out of use: its cookie leads nowhere from now on, its history stays. */
  abstract retire(cartId: string): Promise<void>;
  /** Writes down what was put in or taken out. */
  abstract record(event: CartEvent): Promise<void>;
}
