import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { BrowseCatalogue } from '#application/server/catalogue/browse-catalogue.ts';
import { FindSlugOwner } from '#application/server/catalogue/find-slug-owner.ts';
import { ConfirmNews } from '#application/server/support/confirm-news.ts';
import { LeaveNews } from '#application/server/support/leave-news.ts';
import { NewsRecord } from '#application/server/support/news-record.ts';
import { OpenFreeClass } from '#application/server/catalogue/open-free-class.ts';
import { ShowProduct } from '#application/server/catalogue/show-product.ts';
import { SubscribeToNews } from '#application/server/support/subscribe-to-news.ts';
import { Advertisements } from '#application/server/catalogue/ports/advertisements.ts';
import { CourseContents } from '#application/server/learning/ports/course-contents.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { NewsSubscriptions } from '#application/server/support/ports/news-subscriptions.ts';
import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { Products } from '#application/server/catalogue/ports/products.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { Teachers } from '#application/server/catalogue/ports/teachers.ts';
import { Sellers } from '#application/server/catalogue/ports/sellers.ts';
import { AdvertisementsInSql } from '#adapters/server/sql/catalogue/advertisements-in-sql.ts';
import { CatalogueIndex } from '#adapters/server/sql/catalogue/catalogue-index.ts';
import { NewsSubscriptionsInSql } from '#adapters/server/sql/support/news-subscriptions-in-sql.ts';
import { ProductsInSql } from '#adapters/server/sql/catalogue/products-in-sql.ts';
import { TeachersInSql } from '#adapters/server/sql/catalogue/teachers-in-sql.ts';
import { SellersInSql } from '#adapters/server/sql/catalogue/sellers-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Binds the catalogue, its sellers and campaigns, and the newsletter. */
export function bindCatalogue(container: Container, db: Kysely<SchoolDatabase>): void {
  const index = new CatalogueIndex(db);
  container.bind(Products).toResolvedValue(() => new ProductsInSql(db, index));
  container.bind(Teachers).toResolvedValue(() => new TeachersInSql(db));
  container.bind(Sellers).toResolvedValue(() => new SellersInSql(db));
  container.bind(Advertisements).toResolvedValue(() => new AdvertisementsInSql(db));
  container.bind(NewsSubscriptions).toResolvedValue(() => new NewsSubscriptionsInSql(db));
  container
    .bind(BrowseCatalogue)
    .toResolvedValue(
      (products, settings, clock) => new BrowseCatalogue(products, settings, clock),
      [Products, PriceSettings, Clock],
    );
  container
    .bind(OpenFreeClass)
    .toResolvedValue((products, contents) => new OpenFreeClass(products, contents), [Products, CourseContents]);
  container
    .bind(ShowProduct)
    .toResolvedValue(
      (products, settings, clock) => new ShowProduct(products, settings, clock),
      [Products, PriceSettings, Clock],
    );
  container
    .bind(FindSlugOwner)
    .toResolvedValue(
      (products, sellers, clock) => new FindSlugOwner(products, sellers, clock),
      [Products, Sellers, Clock],
    );
  bindNews(container);
}

function bindNews(container: Container): void {
  container
    .bind(NewsRecord)
    .toResolvedValue(
      (subscriptions, fingerprints, ids, clock) => new NewsRecord(subscriptions, fingerprints, ids, clock),
      [NewsSubscriptions, Fingerprints, IdGenerator, Clock],
    );
  container
    .bind(SubscribeToNews)
    .toResolvedValue(
      (subscriptions, record, outbox, addresses, fingerprints, ids, clock) =>
        new SubscribeToNews(subscriptions, record, outbox, addresses, fingerprints, ids, clock),
      [NewsSubscriptions, NewsRecord, Outbox, PublicAddresses, Fingerprints, IdGenerator, Clock],
    );
  container
    .bind(ConfirmNews)
    .toResolvedValue(
      (subscriptions, record, outbox, addresses, fingerprints, ids, clock) =>
        new ConfirmNews(subscriptions, record, outbox, addresses, fingerprints, ids, clock),
      [NewsSubscriptions, NewsRecord, Outbox, PublicAddresses, Fingerprints, IdGenerator, Clock],
    );
  container
    .bind(LeaveNews)
    .toResolvedValue(
      (subscriptions, record, fingerprints, clock) => new LeaveNews(subscriptions, record, fingerprints, clock),
      [NewsSubscriptions, NewsRecord, Fingerprints, Clock],
    );
}
