import { cataloguePartOf, RECORDING } from '#domain/catalogue/catalogue-menu.ts';
import { isoDuration } from '#domain/shared/length.ts';
import type { ProductPage } from '#domain/catalogue/catalogue-page.ts';
import { previewPath } from '#domain/catalogue/cover-facts.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import { teacherPath } from '#domain/catalogue/staff-profile.ts';
import type { ProductDetails } from '#domain/catalogue/product.ts';
import type { AverageRating } from '#domain/learning/review.ts';
import { decimalText } from '#domain/shared/money.ts';

/** What search engines are told of a product: Course, Event, Book or Product, and the way to its page. */
export function structuredDataOf({ product }: ProductPage, origin: string, schoolName: string): readonly object[] {
  const part = cataloguePartOf(product.kind);
  return [
    { '@context': 'https://schema.org', ...thingOf(product, { origin, name: schoolName }) },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: part.title, item: origin + part.path },
        { '@type': 'ListItem', position: 3, name: product.title },
      ],
    },
  ];
}

/** The school that a product is of. */
interface ToldSchool {
  readonly origin: string;
  readonly name: string;
}

function thingOf(product: ProductDetails, told: ToldSchool): object {
  const common = commonOf(product, told);
  switch (product.kind) {
    case 'seminar':
      return product.isOver ? recordingOf(product, common, told) : eventOf(product, common, told);
    case 'book':
    case 'magazine':
      return bookOf(product, common, told);
    case 'consultancy':
      return { '@type': 'Service', ...common, provider: school(told), areaServed: 'PE' };
    case 'plan':
      return { '@type': 'Product', ...common, brand: { '@type': 'Brand', name: told.name } };
    case 'course':
    case 'workshop':
    case 'diploma':
    case 'specialised-course':
      return courseOf(product, common, told);
  }
}

function commonOf(product: ProductDetails, told: ToldSchool): object {
  const url = told.origin + productPath(product.kind, product.slug);
  return {
    name: product.title,
    description: product.summary,
    url,
    image: told.origin + previewPath(product),
    inLanguage: 'es-PE',
    ...(product.rating !== null && { aggregateRating: ratingOf(product.rating) }),
    ...(product.reviews.length > 0 && {
      review: product.reviews.map(({ author, stars, text, at }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: at.slice(0, 10),
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
        reviewBody: text,
      })),
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: decimalText(product.price.current),
      priceCurrency: 'PEN',
      category: product.price.current === 0 ? 'Free' : 'Paid',
      availability: `https://schema.org/${product.placesLeft === 0 ? 'SoldOut' : 'InStock'}`,
      ...(product.price.until !== null && { priceValidUntil: product.price.until }),
    },
  };
}

function ratingOf({ average, count }: AverageRating): object {
  return { '@type': 'AggregateRating', ratingValue: average, ratingCount: count, bestRating: 5, worstRating: 1 };
}

function courseOf({ minutes, staff, outcomes }: ProductDetails, common: object, told: ToldSchool): object {
  return {
    '@type': 'Course',
    ...common,
    provider: school(told),
    ...(outcomes.length > 0 && { teaches: outcomes }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(minutes > 0 && { courseWorkload: isoDuration(minutes) }),
      ...(staff.length > 0 && { instructor: staff.map(person(told)) }),
    },
  };
}

const attendance = {
  virtual: 'OnlineEventAttendanceMode',
  presencial: 'OfflineEventAttendanceMode',
  híbrido: 'MixedEventAttendanceMode',
} as const;

/** What is left of a seminar that was held: its recording, and where and when it was made. */
function recordingOf(product: ProductDetails, common: object, told: ToldSchool): object {
  const { title, minutes, startsAt, endsAt } = product;
  return {
    '@type': 'VideoObject',
    ...common,
    name: `${RECORDING}: ${title}`,
    thumbnailUrl: told.origin + previewPath(product),
    uploadDate: endsAt ?? startsAt,
    ...(minutes > 0 && { duration: isoDuration(minutes) }),
    isAccessibleForFree: product.price.current === 0,
    recordedAt: eventOf(product, { name: title }, told),
  };
}

function eventOf(product: ProductDetails, common: object, told: ToldSchool): object {
  const { startsAt, endsAt, modality, staff, kind, slug } = product;
  const online = { '@type': 'VirtualLocation', url: told.origin + productPath(kind, slug) };
  const place = {
    '@type': 'Place',
    name: told.name,
    address: { '@type': 'PostalAddress', addressLocality: 'Lima', addressCountry: 'PE' },
  };
  return {
    '@type': 'Event',
    ...common,
    startDate: startsAt,
    ...(endsAt !== null && { endDate: endsAt }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${attendance[modality ?? 'virtual']}`,
    location: modality === 'presencial' ? place : modality === 'híbrido' ? [place, online] : online,
    organizer: school(told),
    performer: staff.map(person(told)),
  };
}

function bookOf({ staff, bibliographic, kind }: ProductDetails, common: object, told: ToldSchool): object {
  const isbn = bibliographic.find(({ label }) => label.toUpperCase() === 'ISBN')?.value;
  const pages = Number(bibliographic.find(({ label }) => /^páginas$/i.test(label))?.value);
  return {
    '@type': kind === 'magazine' ? 'PublicationIssue' : 'Book',
    ...common,
    author: staff.map(person(told)),
    publisher: { '@type': 'Organization', name: told.name },
    ...(kind === 'book' && { bookFormat: 'https://schema.org/EBook' }),
    ...(isbn !== undefined && { isbn }),
    ...(Number.isInteger(pages) && pages > 0 && { numberOfPages: pages }),
  };
}

function person(told: ToldSchool): (member: ProductDetails['staff'][number]) => object {
  return ({ slug, name, profession }) => ({
    '@type': 'Person',
    name,
    jobTitle: profession,
    url: told.origin + teacherPath(slug),
  });
}

function school(told: ToldSchool): object {
  return { '@type': 'Organization', name: told.name, url: told.origin };
}
