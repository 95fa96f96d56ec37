import type { EditedProduct } from '#domain/office/products/product-state.ts';

/** The school's products as its office has them, whatever their state. */
export abstract class OfficeProducts {
  abstract find(productId: number): Promise<EditedProduct | null>;
  /** Whether an account is one of the people of a product. */
  abstract isTaughtBy(productId: number, userId: string): Promise<boolean>;
  /** Keeps whoever else publishes or retires the product waiting until the transaction ends. */
  abstract lock(productId: number): Promise<void>;
  /** For sale from now on. What was never published before counts as new. */
  abstract publish(productId: number, at: Date): Promise<void>;
}
