import type { Kysely } from 'kysely';
import { columnsOfWritten } from '#adapters/server/sql/catalogue/written-columns.ts';
import type { ScheduledCampaign } from '#test/memory/catalogue/advertisements-in-memory.ts';
import { StudentCountsInSql } from '#adapters/server/sql/catalogue/student-counts-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import type { Seller } from '#domain/catalogue/seller.ts';
import { endOfLimaDay } from '#domain/shared/dates.ts';
import { slugify } from '#domain/shared/slug.ts';
import { insertHolders, insertProduct, insertUser } from '#test/support/shared/rows.ts';

type Db = Kysely<SchoolDatabase>;

/** Inserts products as a twin in memory would hold them, with their categories, people, modules and prices; position follows the order given. */
export async function insertCatalogue(db: Db, products: readonly StoredProductDetails[]): Promise<void> {
  for (const product of products) await insertCategory(db, product);
  for (const [index, product] of products.entries()) await insertDetails(db, product, index + 1);
}

async function insertCategory(db: Db, { category }: StoredProductDetails): Promise<void> {
  if (category === null) return;
  await db
    .insertInto('categories')
    .values({ ...category, position: category.id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

async function insertDetails(db: Db, product: StoredProductDetails, position: number): Promise<void> {
  const topics = product.kind === 'seminar' ? product.syllabus.filter(({ classes }) => classes.length === 0) : [];
  await insertProduct(db, product.id, {
    ...columnsOfWritten(product),
    kind: product.kind,
    slug: product.slug,
    title: product.title,
    summary: product.summary,
    category_id: product.category?.id ?? null,
    igv_rate: product.price.taxRate,
    regular_price: product.price.regular,
    discounted_price: product.price.reduced,
    discount_starts_at: product.price.reducedFrom ?? null,
    discount_ends_at: product.price.reducedUntil,
    subscriber_price: product.price.subscriber,
    cover_file: product.coverFile,
    duration_minutes: product.minutes,
    has_consultations: product.hasConsultations ? 1 : 0,
    starts_at: product.startsAt,
    ends_at: product.endsAt,
    modality: product.modality,
    syllabus: JSON.stringify(
      topics.map(({ title, text, staffNames }) => ({
        title,
        text,
        staffIds: product.staff.filter(({ name }) => staffNames.includes(name)).map(({ id }) => id),
      })),
    ),
    plan_page: product.planPage,
    plan_seats: product.planSeats,
    bibliographic: JSON.stringify(Object.fromEntries(product.bibliographic.map(({ label, value }) => [label, value]))),
    published_at: product.publishedAt,
    updated_at: product.updatedAt,
    position,
  });
  await insertPeople(db, product);
  await (product.kind === 'book' ? insertSections(db, product) : insertModules(db, product));
  await insertTerms(db, product);
  await insertRatings(db, product);
  if (product.students > 0) {
    await insertHolders(db, new Map([[product.id, product.students]]));
    await new StudentCountsInSql(db).refresh(() => false);
  }
}

async function insertPeople(db: Db, { id, staff }: StoredProductDetails): Promise<void> {
  for (const [index, member] of staff.entries()) {
    const { id: staffId, slug, name, profession, biography, photo, part } = member;
    await db
      .insertInto('staff')
      .values({ id: staffId, slug, full_name: name, profession, biography, photo_file: photo })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await db
      .insertInto('product_staff')
      .values({ product_id: id, staff_id: staffId, position: index + 1, part })
      .execute();
  }
}

/** Ratings of so many people that have that average. */
async function insertRatings(db: Db, { id, rating }: StoredProductDetails): Promise<void> {
  if (rating === null) return;
  const sum = Math.round(Number(rating.average) * rating.count);
  for (let place = 0; place < rating.count; place += 1) {
    const userId = `rater-${id}-${place}`;
    const stars = Math.floor(sum / rating.count) + (place < sum % rating.count ? 1 : 0);
    await insertUser(db, userId);
    await db
      .insertInto('content_ratings')
      .values({
        id: `rating-${id}-${place}`,
        product_id: id,
        user_id: userId,
        stars,
        opinion: '',
        at: '2026-03-01T12:00:00.000Z',
      })
      .execute();
  }
}

async function insertModules(db: Db, { id, syllabus, freeClass }: StoredProductDetails): Promise<void> {
  const modules = syllabus.filter(({ classes }) => classes.length > 0);
  for (const [index, module] of modules.entries()) {
    const moduleId = id * 100 + index;
    await db
      .insertInto('modules')
      .values({ id: moduleId, product_id: id, position: index + 1, title: module.title, summary: module.text })
      .execute();
    for (const [place, each] of module.classes.entries()) {
      await db
        .insertInto('classes')
        .values({
          id: moduleId * 100 + place,
          module_id: moduleId,
          product_id: id,
          position: place + 1,
          title: each.title,
          kind: each.kind,
          video_file: null,
          captions_file: null,
          poster_file: null,
          duration_seconds: each.seconds,
          reading_html: null,
          staff_id: null,
          is_free: freeClass?.id === moduleId * 100 + place ? 1 : 0,
        })
        .execute();
    }
    if (module.hasExam) {
      await db
        .insertInto('exams')
        .values({
          id: moduleId,
          product_id: id,
          module_id: moduleId,
          title: 'Examen',
          pass_mark: 140,
          attempts_a_day: 2,
          minutes: 20,
        })
        .execute();
    }
  }
}

/** Chapters with parts of their own are headings without a text; of what has a text the first is for anyone, if there is a sample. */
async function insertSections(db: Db, { id, hasSample, syllabus }: StoredProductDetails): Promise<void> {
  const sections = syllabus.flatMap(({ title, classes }) => [
    { title, level: 0, isHeading: classes.length > 0 },
    ...classes.map((each) => ({ title: each.title, level: 1, isHeading: false })),
  ]);
  const sample = hasSample ? sections.findIndex(({ isHeading }) => !isHeading) : -1;
  for (const [position, { title, level, isHeading }] of sections.entries()) {
    await db
      .insertInto('book_sections')
      .values({
        id: id * 100 + position,
        product_id: id,
        position,
        parent_id: null,
        level,
        slug: slugify(title),
        title,
        html: isHeading ? '' : '<p>Uno.</p>',
        plain_text: '',
        is_sample: isHeading || position === sample ? 1 : 0,
      })
      .execute();
  }
}

async function insertTerms(db: Db, { id, planTerms }: StoredProductDetails): Promise<void> {
  for (const [index, term] of planTerms.entries()) {
    await db
      .insertInto('plan_prices')
      .values({
        id: term.id,
        product_id: id,
        position: index + 1,
        regular_price: term.price.regular,
        discounted_price: term.price.reduced,
        duration: term.duration,
        duration_unit: term.unit,
        seat_price: term.seatPrice,
      })
      .execute();
  }
}

/** Inserts verified sellers with their codes. */
export async function insertSellers(db: Db, sellers: readonly Seller[]): Promise<void> {
  for (const seller of sellers) {
    if (seller.code !== null) {
      await db
        .insertInto('discount_codes')
        .values({
          id: seller.id,
          origin: 'seller',
          word: seller.code.word,
          title: '',
          amount_type: seller.code.reduction === 'percentage' ? 0 : 1,
          amount: seller.code.amount,
          rule: 0,
          product_ids: '[]',
          starts_at: '2026-01-01T05:00:00.000Z',
          ends_at: endOfLimaDay(seller.code.lastDay).toISOString(),
          limit_in_all: null,
          limit_per_account: null,
        })
        .execute();
    }
    await db
      .insertInto('sellers')
      .values({
        id: seller.id,
        slug: seller.slug,
        full_name: seller.fullName,
        trade_name: seller.tradeName,
        category_title: seller.categoryTitle,
        email: seller.email,
        phone: seller.phone,
        photo_file: seller.photo,
        logo_file: seller.logo,
        verified: 1,
        discount_code_id: seller.code === null ? null : seller.id,
      })
      .execute();
  }
}

/** Inserts campaigns with their images. */
export async function insertCampaigns(db: Db, campaigns: readonly ScheduledCampaign[]): Promise<void> {
  for (const { id, kind, text, area, from, until, images } of campaigns) {
    await db
      .insertInto('campaigns')
      .values({
        id,
        area,
        kind,
        alt_text: text,
        starts_at: from.toISOString(),
        ends_at: until.toISOString(),
        active: 1,
      })
      .execute();
    for (const [index, image] of images.entries()) {
      await db
        .insertInto('campaign_images')
        .values({
          id: image.id,
          campaign_id: id,
          position: index + 1,
          desktop_file: image.desktopImage,
          mobile_file: image.mobileImage,
          desktop_link: image.desktopLink,
          mobile_link: image.mobileLink,
          seconds: image.seconds,
        })
        .execute();
    }
  }
}
