import type { Kysely } from 'kysely';
import { noteWhetherAsked, readAskedPrices } from '#adapters/server/sql/catalogue/asked-prices.ts';
import { LivePrices } from '#application/server/office/products/ports/live-prices.ts';
import type { AskedPrice } from '#domain/catalogue/asked-price.ts';
import type { PricesContent, ReadPrices } from '#domain/office/products/prices-content.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { amountAsTyped, discountAsTyped, readOptions, writeOptions } from './price-options.ts';

export class LivePricesInSql extends LivePrices {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async read(productId: number): Promise<PricesContent> {
    const row = await this.db
      .selectFrom('products')
      .select([
        'igv_rate',
        'regular_price',
        'subscriber_price',
        'discounted_price',
        'discount_starts_at',
        'discount_ends_at',
      ])
      .select(['extension_discount', 'extension_factor'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    return {
      isExempt: row.igv_rate === 0,
      regularPrice: amountAsTyped(row.regular_price),
      subscriberPrice: amountAsTyped(row.subscriber_price),
      discountedPrice: amountAsTyped(row.discounted_price),
      ...discountAsTyped(row),
      extensionDiscount: row.extension_discount === null ? '' : String(row.extension_discount / 100),
      extensionFactor: row.extension_factor === null ? '' : String(row.extension_factor),
      options: await readOptions(this.db, productId),
    };
  }

  async write(productId: number, prices: ReadPrices, at: Date): Promise<void> {
    await this.db
      .updateTable('products')
      .set({
        igv_rate: prices.igvRate,
        regular_price: prices.regularPrice,
        subscriber_price: prices.subscriberPrice,
        discounted_price: prices.discountedPrice,
        discount_starts_at: prices.discountedPrice === null ? null : (prices.discountStartsAt?.toISOString() ?? null),
        discount_ends_at: prices.discountedPrice === null ? null : (prices.discountEndsAt?.toISOString() ?? null),
        extension_discount: prices.extension?.discount ?? null,
        extension_factor: prices.extension?.factor ?? null,
        updated_at: at.toISOString(),
      })
      .where('id', '=', productId)
      .execute();
    await noteWhetherAsked(this.db, productId, at);
    await writeOptions(this.db, productId, prices.options);
  }

  asked(productId: number): Promise<readonly AskedPrice[]> {
    return readAskedPrices(this.db, productId);
  }
}
