import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { BrowseCatalogue } from '#application/server/catalogue/browse-catalogue.ts';
import { FindSlugOwner } from '#application/server/catalogue/find-slug-owner.ts';
import { ConfirmNews } from '#application/server/catalogue/confirm-news.ts';
import { LeaveNews } from '#application/server/catalogue/leave-news.ts';
import { NewsRecord } from '#application/server/catalogue/news-record.ts';
import { OpenFreeClass } from '#application/server/catalogue/open-free-class.ts';
import { ShowProduct } from '#application/server/catalogue/show-product.ts';
import { SubscribeToNews } from '#application/server/catalogue/subscribe-to-news.ts';
import { Advertisements } from '#application/server/ports/advertisements.ts';
import { CourseContents } from '#application/server/ports/course-contents.ts';
import { Fingerprints } from '#application/server/ports/fingerprints.ts';
import { NewsSubscriptions } from '#application/server/ports/news-subscriptions.ts';
import { PriceSettings } from '#application/server/ports/price-settings.ts';
import { Outbox } from '#application/server/ports/outbox.ts';
import { Products } from '#application/server/ports/products.ts';
import { PublicAddresses } from '#application/server/ports/public-addresses.ts';
import { Teachers } from '#application/server/ports/teachers.ts';
import { Sellers } from '#application/server/ports/sellers.ts';
import { AdvertisementsInSql } from './sql/advertisements-in-sql.ts';
import { CatalogueIndex } from './sql/catalogue-index.ts';
import { NewsSubscriptionsInSql } from './sql/news-subscriptions-in-sql.ts';
import { ProductsInSql } from './sql/products-in-sql.ts';
import { TeachersInSql } from './sql/teachers-in-sql.ts';
import { SellersInSql } from './sql/sellers-in-sql.ts';
import type { SchoolDatabase } from './sql/tables.ts';

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
