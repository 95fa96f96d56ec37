import type { AskedPrice } from '#domain/catalogue/asked-price.ts';
import type { PricesContent, ReadPrices } from '#domain/office/products/prices-content.ts';

/** What a product costs, as it is published. */
export abstract class LivePrices {
  abstract read(productId: number): Promise<PricesContent>;
  /** Everything that was asked for it, in order of time; the present price is the last. */
  abstract asked(productId: number): Promise<readonly AskedPrice[]>;
  /** An option that stays keeps its id; one that is not among them goes. */
  abstract write(productId: number, prices: ReadPrices, at: Date): Promise<void>;
}
