import type { PricesContent, ReadPrices } from '#domain/office/products/prices-content.ts';

/** What a product costs, as it is published. */
export abstract class LivePrices {
  abstract read(productId: number): Promise<PricesContent>;
  /** An option that stays keeps its id; one that is not among them goes. */
  abstract write(productId: number, prices: ReadPrices, at: Date): Promise<void>;
}
