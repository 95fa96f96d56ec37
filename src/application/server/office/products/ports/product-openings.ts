import type { OpenElsewhere } from '#application/read-models/office/products/product-version.ts';
import type { CopyPart } from '#domain/office/working-copy.ts';

/** Who has which product open in the office, as long as their page says so. */
export abstract class ProductOpenings {
  /** Notes that an account has a part of a product open until an instant; what ended before `now` is forgotten. */
  abstract note(productId: number, userId: string, part: CopyPart, now: Date, until: Date): Promise<void>;
  /** The others who have it open at an instant, by name. */
  abstract others(productId: number, userId: string, now: Date): Promise<readonly OpenElsewhere[]>;
}
