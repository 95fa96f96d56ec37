import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { EditedProduct, ProductState } from '#domain/office/products/product-state.ts';

/** Which products of the office are listed. */
export interface OfficeProductQuery {
  readonly kind: ProductKind | null;
  readonly state: ProductState | null;
  /** Words of title, code or address in any order, whatever their accents; '': all. */
  readonly words: string;
  /** Only those that this account teaches; null: all. */
  readonly taughtBy: string | null;
  readonly offset: number;
  readonly limit: number;
}

/** A product in the office's list. */
export interface ListedProduct extends EditedProduct {
  /** Whether parts were saved and not published. */
  readonly isChanged: boolean;
  readonly changedAt: Date;
}

/** The school's products as its office has them, whatever their state. */
export abstract class OfficeProducts {
  abstract find(productId: number): Promise<EditedProduct | null>;
  /** Whether an account is one of the people of a product. */
  abstract isTaughtBy(productId: number, userId: string): Promise<boolean>;
  /** Keeps whoever else publishes or retires the product waiting until the transaction ends. */
  abstract lock(productId: number): Promise<void>;
  /** For sale from now on; no hour is set any more. What was never published before counts as new. */
  abstract publish(productId: number, at: Date): Promise<void>;
  /** Not for sale from now on; whoever has it keeps it. */
  abstract retire(productId: number, at: Date): Promise<void>;
  /** When the school publishes it by itself; null: only by hand. */
  abstract schedule(productId: number, at: Date | null): Promise<void>;
  /** Those whose hour has come, the earliest first. */
  abstract due(now: Date): Promise<readonly number[]>;
  /** Adds an empty draft and gives its id; its sku is made from it. */
  abstract add(product: Pick<EditedProduct, 'kind' | 'slug' | 'title'>, at: Date): Promise<number>;
  /** By the latest change first; `total` of all that are found. */
  abstract list(
    query: OfficeProductQuery,
  ): Promise<{ readonly found: readonly ListedProduct[]; readonly total: number }>;
}
