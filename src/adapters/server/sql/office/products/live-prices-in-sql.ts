import { type Kysely, sql } from 'kysely';
import { noteWhetherAsked, readAskedPrices } from '#adapters/server/sql/catalogue/asked-prices.ts';
import { LivePrices } from '#application/server/office/products/ports/live-prices.ts';
import type { AskedPrice } from '#domain/catalogue/asked-price.ts';
import type { OptionContent, PricesContent, ReadOption, ReadPrices } from '#domain/office/products/prices-content.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { decimalText, money } from '#domain/shared/money.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class LivePricesInSql extends LivePrices {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async read(productId: number): Promise<PricesContent> {
    const row = await this.db
      .selectFrom('products')
      .select(['igv_rate', 'regular_price', 'subscriber_price', 'discounted_price', 'discount_ends_at'])
      .select(['extension_discount', 'extension_factor'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const options = await this.db
      .selectFrom('price_options')
      .selectAll()
      .where('product_id', '=', productId)
      .orderBy('position')
      .orderBy('id')
      .execute();
    return {
      isExempt: row.igv_rate === 0,
      regularPrice: typed(row.regular_price),
      subscriberPrice: typed(row.subscriber_price),
      discountedPrice: typed(row.discounted_price),
      discountUntil: row.discount_ends_at === null ? '' : limaDay(new Date(row.discount_ends_at)),
      extensionDiscount: row.extension_discount === null ? '' : String(row.extension_discount / 100),
      extensionFactor: row.extension_factor === null ? '' : String(row.extension_factor),
      options: options.map((option): OptionContent => ({
        id: option.id,
        key: String(option.id),
        label: option.label,
        kind: option.kind === 'seat' ? 'seat' : 'extra',
        price: typed(option.price),
        discountedPrice: typed(option.discounted_price),
      })),
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
        discount_ends_at: prices.discountedPrice === null ? null : (prices.discountEndsAt?.toISOString() ?? null),
        extension_discount: prices.extension?.discount ?? null,
        extension_factor: prices.extension?.factor ?? null,
        updated_at: at.toISOString(),
      })
      .where('id', '=', productId)
      .execute();
    await noteWhetherAsked(this.db, productId, at);
    await this.#writeOptions(productId, prices.options);
  }

  asked(productId: number): Promise<readonly AskedPrice[]> {
    return readAskedPrices(this.db, productId);
  }

  async #writeOptions(productId: number, options: readonly ReadOption[]): Promise<void> {
    const kept = options.flatMap(({ id }) => id ?? []);
    const gone = this.db.deleteFrom('price_options').where('product_id', '=', productId);
    await (kept.length === 0 ? gone : gone.where('id', 'not in', kept)).execute();
    for (const [index, option] of options.entries()) {
      const columns = {
        position: index + 1,
        label: option.label,
        kind: option.kind,
        price: option.price,
        discounted_price: option.discountedPrice,
      };
      const known =
        option.id === null
          ? undefined
          : await this.db
              .updateTable('price_options')
              .set(columns)
              .where('id', '=', option.id)
              .where('product_id', '=', productId)
              .returning('id')
              .executeTakeFirst();
      if (known !== undefined) continue;
      const id = sql<number>`(select coalesce(max(id), 0) + 1 from price_options)`;
      await this.db
        .insertInto('price_options')
        .values({ id, product_id: productId, ...columns })
        .execute();
    }
  }
}

const typed = (centimos: number | null): string => (centimos === null ? '' : decimalText(money(centimos)));
