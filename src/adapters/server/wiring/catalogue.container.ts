import { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { ChooseFront } from '#application/server/catalogue/choose-front.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { BrowseCatalogue } from '#application/server/catalogue/browse-catalogue.ts';
import { FindCompanions } from '#application/server/catalogue/find-companions.ts';
import { FindSlugOwner } from '#application/server/catalogue/find-slug-owner.ts';
import { ConfirmNews } from '#application/server/support/confirm-news.ts';
import { LeaveNews } from '#application/server/support/leave-news.ts';
import { NewsRecord } from '#application/server/support/news-record.ts';
import { OpenFreeClass } from '#application/server/catalogue/open-free-class.ts';
import { ShowProduct } from '#application/server/catalogue/show-product.ts';
import { SubscribeToNews } from '#application/server/support/subscribe-to-news.ts';
import { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import { SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import { BoughtTogether } from '#application/server/catalogue/ports/bought-together.ts';
import { Advertisements } from '#application/server/catalogue/ports/advertisements.ts';
import { CourseContents } from '#application/server/learning/ports/course-contents.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { NewsSubscriptions } from '#application/server/support/ports/news-subscriptions.ts';
import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { Products } from '#application/server/catalogue/ports/products.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { StudentCounts } from '#application/server/catalogue/ports/student-counts.ts';
import { Teachers } from '#application/server/catalogue/ports/teachers.ts';
import { Sellers } from '#application/server/catalogue/ports/sellers.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { AdvertisementsInSql } from '#adapters/server/sql/catalogue/advertisements-in-sql.ts';
import { BoughtTogetherInSql } from '#adapters/server/sql/catalogue/bought-together-in-sql.ts';
import { CatalogueIndex } from '#adapters/server/sql/catalogue/catalogue-index.ts';
import { NewsSubscriptionsInSql } from '#adapters/server/sql/support/news-subscriptions-in-sql.ts';
import { ProductsInSql } from '#adapters/server/sql/catalogue/products-in-sql.ts';
import { StudentCountsInSql } from '#adapters/server/sql/catalogue/student-counts-in-sql.ts';
import { TeachersInSql } from '#adapters/server/sql/catalogue/teachers-in-sql.ts';
import { PublicStamps } from '#adapters/server/sql/shared/public-stamps.ts';
import { SellersInSql } from '#adapters/server/sql/catalogue/sellers-in-sql.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds the catalogue, its sellers and campaigns, and the newsletter. */
export function bindCatalogue(container: Bindings): void {
  bindClass(container, PublicStamps, [Kysely]);
  bindClass(container, CatalogueIndex, [Kysely]);
  bindPort(container, Products, ProductsInSql, [Kysely, CatalogueIndex]);
  bindPort(container, StudentCounts, StudentCountsInSql, [Kysely]);
  bindPort(container, Teachers, TeachersInSql, [Kysely, CatalogueIndex]);
  bindPort(container, Sellers, SellersInSql, [Kysely]);
  bindPort(container, Advertisements, AdvertisementsInSql, [Kysely]);
  bindPort(container, NewsSubscriptions, NewsSubscriptionsInSql, [Kysely]);
  bindClass(container, ChooseFront, [Products, PriceSettings, SchoolSettings, Clock]);
  bindClass(container, BrowseCatalogue, [Products, PriceSettings, Clock]);
  bindClass(container, OpenFreeClass, [Products, CourseContents]);
  bindPort(container, BoughtTogether, BoughtTogetherInSql, [Kysely, Clock]);
  bindClass(container, FindCompanions, [
    DiscountCodes,
    SellableProducts,
    Products,
    BoughtTogether,
    PriceSettings,
    Clock,
  ]);
  bindClass(container, ShowProduct, [Products, FindCompanions, PriceSettings, Clock]);
  bindClass(container, FindSlugOwner, [Products, Sellers, Clock]);
  bindNews(container);
}

function bindNews(container: Bindings): void {
  bindClass(container, NewsRecord, [NewsSubscriptions, Fingerprints, IdGenerator, Clock]);
  bindClass(container, SubscribeToNews, [
    NewsSubscriptions,
    NewsRecord,
    Outbox,
    PublicAddresses,
    Fingerprints,
    IdGenerator,
    Clock,
  ]);
  bindClass(container, ConfirmNews, [
    NewsSubscriptions,
    NewsRecord,
    Outbox,
    PublicAddresses,
    Fingerprints,
    IdGenerator,
    Clock,
  ]);
  bindClass(container, LeaveNews, [NewsSubscriptions, NewsRecord, Fingerprints, Clock]);
}
