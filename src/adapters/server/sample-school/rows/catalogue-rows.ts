import type { Insertable } from 'kysely';
import { renderMarkdown } from '#adapters/server/publishing/markdown.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { hasQuestions, moduleCodeOf, staffPartIn } from '#domain/catalogue/product-kind.ts';
import { NO_RATE } from '#domain/shared/rate.ts';
import { sampleCategories } from '#adapters/server/sample-school/categories.ts';
import { type SampleEntry, sampleCatalogue } from '#adapters/server/sample-school/catalogue.ts';
import { secondsToRead } from '#domain/learning/syllabus/reading-time.ts';
import { certificateHours } from '#adapters/server/sample-school/certificate-hours.ts';
import { clipSeconds } from '#adapters/server/sample-school/clips.ts';
import type { SampleClass, SampleModule, SampleSeminar } from '#adapters/server/sample-school/content-types.ts';
import type { DayOfStart } from '#adapters/server/sample-school/day-of-start.ts';
import { forWhom } from '#adapters/server/sample-school/for-whom.ts';
import { sampleStaff } from '#adapters/server/sample-school/staff.ts';

type Row<T extends keyof SchoolDatabase> = Insertable<SchoolDatabase[T]>;

/** The extension of a plan: 30 % off the second period. Source: PRICE-6. */
const planExtension = { extension_discount: 30_00, extension_factor: 2 } as const;
const noExtension = { extension_discount: null, extension_factor: null } as const;

/** @throws when the data name a category or a person that is not there. */
export function categoryId(slug: string): number {
  return found(sampleCategories, slug).id;
}

/** @throws as above. */
export function staffId(slug: string): number {
  return found(sampleStaff, slug).id;
}

/** @throws as above. */
export function staffName(slug: string): string {
  return found(sampleStaff, slug).fullName;
}

function found<T extends { readonly slug: string }>(list: readonly T[], slug: string): T {
  const one = list.find((each) => each.slug === slug);
  if (one === undefined) throw new Error(`The sample school has no "${slug}"`);
  return one;
}

/** Whole seconds of a class; a reading takes whole minutes. */
export function secondsOf(each: SampleClass): number {
  return 'clip' in each ? clipSeconds[each.clip] : secondsToRead(each.text);
}

/** The modules a product is studied in; the recording of a past seminar is one of a single class. */
export function modulesOf({ kind, product }: SampleEntry): readonly SampleModule[] {
  if (kind === 'seminar') return recordingOf(product);
  return 'modules' in product ? product.modules : [];
}

function recordingOf({ recording, title }: SampleSeminar): readonly SampleModule[] {
  if (recording === undefined) return [];
  const { clip, summary } = recording;
  return [{ title: 'Grabación', summary, classes: [{ title: `Resumen grabado: ${title}`, clip }] }];
}

/** Rows of `products`. `generalRate` in basis points. */
export function productRows(start: DayOfStart, generalRate: number): Row<'products'>[] {
  return sampleCatalogue.map((entry, index) => productRow(entry, index + 1, start, generalRate));
}

function productRow(entry: SampleEntry, position: number, start: DayOfStart, generalRate: number): Row<'products'> {
  const { kind, product } = entry;
  const published = start.after(-120 + position);
  return {
    id: product.id,
    kind,
    slug: product.slug,
    title: product.title,
    subtitle: product.subtitle,
    summary: product.summary,
    description_html: renderMarkdown(product.description).html,
    description_markdown: product.description,
    category_id: categoryId(product.category),
    sku: `ES-${moduleCodeOf(kind)}-${product.id}`,
    igv_rate: kind === 'book' ? NO_RATE : generalRate,
    regular_price: product.price,
    subscriber_price: product.subscriberPrice ?? null,
    discounted_price: product.discount?.price ?? null,
    discount_ends_at: product.discount === undefined ? null : start.lastMoment(product.discount.endsInDays),
    ...(kind === 'plan' ? planExtension : noExtension),
    cover_file: null,
    duration_minutes: minutesOf(entry),
    level: forWhom[product.slug]?.level ?? null,
    requirements: JSON.stringify(forWhom[product.slug]?.requirements ?? []),
    arranging: ('arranging' in product ? product.arranging : undefined) ?? '',
    certificate_hours: certificateHours(entry),
    outcomes: JSON.stringify(product.outcomes),
    has_consultations: hasQuestions(kind) ? 1 : 0,
    ...datesOf(entry, start),
    modality: kind === 'seminar' ? product.modality : kind === 'workshop' ? 'virtual' : null,
    syllabus: kind === 'seminar' ? syllabusOf(product) : '[]',
    plan_page: kind === 'plan' ? product.page : null,
    plan_seats: kind === 'plan' ? product.seats : null,
    bibliographic: JSON.stringify('bibliographic' in product ? product.bibliographic : {}),
    status: 'published',
    published_at: published,
    position,
    created_at: published,
    updated_at: published,
  };
}

function minutesOf(entry: SampleEntry): number {
  if (entry.kind === 'consultancy') return entry.product.minutes ?? 0;
  // Of a past seminar one buys what was recorded, which is shorter than the session was.
  if (entry.kind === 'seminar' && entry.product.recording === undefined) return entry.product.minutes;
  const seconds = modulesOf(entry).flatMap(({ classes }) => classes.map(secondsOf));
  return Math.ceil(seconds.reduce((sum, each) => sum + each, 0) / 60);
}

function datesOf({ kind, product }: SampleEntry, start: DayOfStart): Pick<Row<'products'>, 'starts_at' | 'ends_at'> {
  if (kind !== 'seminar') return { starts_at: null, ends_at: null };
  const opens = start.session(product.inDays, product.hour);
  const closes = new Date(opens.getTime() + product.minutes * 60_000);
  return { starts_at: opens.toISOString(), ends_at: closes.toISOString() };
}

function syllabusOf({ topics }: SampleSeminar): string {
  return JSON.stringify(topics.map(({ title, text, staff }) => ({ title, text, staffIds: staff.map(staffId) })));
}

/** Rows of `product_staff`. */
export function productStaffRows(): Row<'product_staff'>[] {
  return sampleCatalogue.flatMap(({ kind, product }) =>
    product.staff.map((slug, index) => ({
      product_id: product.id,
      staff_id: staffId(slug),
      position: index + 1,
      part: staffPartIn(kind),
    })),
  );
}

/** Rows of `plan_prices` and `plan_products`. */
export function planRows(): { readonly prices: Row<'plan_prices'>[]; readonly products: Row<'plan_products'>[] } {
  const plans = sampleCatalogue.flatMap((entry) => (entry.kind === 'plan' ? [entry.product] : []));
  return {
    prices: plans.flatMap((plan) =>
      plan.prices.map((price, index) => ({
        id: plan.id * 10 + index + 1,
        product_id: plan.id,
        position: index + 1,
        regular_price: price.regular,
        discounted_price: price.discounted ?? null,
        duration: price.duration,
        duration_unit: price.unit,
        seat_price: price.seat ?? null,
      })),
    ),
    products: plans.flatMap((plan) =>
      plan.gives.map((given) => ({
        plan_id: plan.id,
        product_id: 'product' in given ? given.product : null,
        kind: 'kind' in given ? given.kind : null,
        category_id: 'category' in given && given.category !== undefined ? categoryId(given.category) : null,
      })),
    ),
  };
}

/** Rows of `price_options`: further seats of seminars. */
export function priceOptionRows(): Row<'price_options'>[] {
  return sampleCatalogue.flatMap(({ kind, product }) => {
    if (kind !== 'seminar' || product.seats === undefined) return [];
    const { label, price, discountedPrice } = product.seats;
    const option = { id: product.id * 10 + 1, product_id: product.id, position: 1, label, kind: 'seat', price };
    return [{ ...option, discounted_price: discountedPrice ?? null }];
  });
}
