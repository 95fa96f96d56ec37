import type { KnownState } from '#domain/home/saved-product.ts';

/** A product that an account keeps, as its owner last knew it. */
export interface KeptProduct {
  readonly userId: string;
  readonly productId: number;
  readonly known: KnownState;
}

/** What students keep to think about, and whether they want letters about it. */
export abstract class SavedProducts {
  /** Keeps a product; kept before, it stays as it was known then. */
  abstract save(saved: KeptProduct, at: Date): Promise<void>;
  /** Lets go of a product; nothing happens when it is not kept. */
  abstract remove(userId: string, productId: number): Promise<void>;
  /** The products that an account keeps, the last kept first. */
  abstract of(userId: string): Promise<readonly number[]>;
  /** Every product that somebody keeps. */
  abstract kept(): Promise<readonly number[]>;
  /** Who keeps a product and knows it other than it is; at most `limit`. */
  abstract otherwiseKnown(productId: number, current: KnownState, limit: number): Promise<readonly KeptProduct[]>;
  /** Notes how the product is known from now on. False when it is not kept as it was `known`: somebody else was first. */
  abstract renew(saved: KeptProduct, current: KnownState): Promise<boolean>;
  /** Whether an account wants letters about what it keeps: until it says no. */
  abstract wantsLetters(userId: string): Promise<boolean>;
  abstract chooseLetters(userId: string, wanted: boolean, at: Date): Promise<void>;
}
