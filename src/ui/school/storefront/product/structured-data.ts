import { cataloguePartOf } from '#domain/catalogue/catalogue-menu.ts';
import { isoDuration } from '#domain/shared/length.ts';
import type { ProductPage } from '#domain/catalogue/catalogue-page.ts';
import { previewPath } from '#domain/catalogue/cover-facts.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import { teacherPath } from '#domain/catalogue/staff-profile.ts';
import type { ProductDetails } from '#domain/catalogue/product.ts';
import type { AverageRating } from '#domain/learning/review.ts';
import { decimalText } from '#domain/shared/money.ts';
import { RECORDING } from '#ui/school/storefront/catalogue/product-texts.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';

/** What search engines are told of a product: Course, Event, Book or Product, and the way to its page. */
export function structuredDataOf({ product }: ProductPage, origin: string): readonly object[] {
  const part = cataloguePartOf(product.kind);
  return [
    { '@context': 'https://schema.org', ...thingOf(product, origin) },
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

function thingOf(product: ProductDetails, origin: string): object {
  const common = commonOf(product, origin);
  switch (product.kind) {
    case 'seminar':
      return product.isOver ? recordingOf(product, common, origin) : eventOf(product, common, origin);
    case 'book':
    case 'magazine':
      return bookOf(product, common, origin);
    case 'consultancy':
      return { '@type': 'Service', ...common, provider: school(origin), areaServed: 'PE' };
    case 'plan':
      return { '@type': 'Product', ...common, brand: { '@type': 'Brand', name: schoolIdentity.name } };
    case 'course':
    case 'workshop':
    case 'diploma':
    case 'specialised-course':
      return courseOf(product, common, origin);
  }
}

function commonOf(product: ProductDetails, origin: string): object {
  const url = origin + productPath(product.kind, product.slug);
  return {
    name: product.title,
    description: product.summary,
    url,
    image: origin + previewPath(product),
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
      availability: 'https://schema.org/InStock',
      ...(product.price.until !== null && { priceValidUntil: product.price.until }),
    },
  };
}

function ratingOf({ average, count }: AverageRating): object {
  return { '@type': 'AggregateRating', ratingValue: average, ratingCount: count, bestRating: 5, worstRating: 1 };
}

function courseOf({ minutes, staff, outcomes }: ProductDetails, common: object, origin: string): object {
  return {
    '@type': 'Course',
    ...common,
    provider: school(origin),
    ...(outcomes.length > 0 && { teaches: outcomes }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(minutes > 0 && { courseWorkload: isoDuration(minutes) }),
      ...(staff.length > 0 && { instructor: staff.map(person(origin)) }),
    },
  };
}

const attendance = {
  virtual: 'OnlineEventAttendanceMode',
  presencial: 'OfflineEventAttendanceMode',
  híbrido: 'MixedEventAttendanceMode',
} as const;

/** What is left of a seminar that was held: its recording, and where and when it was made. */
function recordingOf(product: ProductDetails, common: object, origin: string): object {
  const { title, minutes, startsAt, endsAt } = product;
  return {
    '@type': 'VideoObject',
    ...common,
    name: `${RECORDING}: ${title}`,
    thumbnailUrl: origin + previewPath(product),
    uploadDate: endsAt ?? startsAt,
    ...(minutes > 0 && { duration: isoDuration(minutes) }),
    isAccessibleForFree: product.price.current === 0,
    recordedAt: eventOf(product, { name: title }, origin),
  };
}

function eventOf(product: ProductDetails, common: object, origin: string): object {
  const { startsAt, endsAt, modality, staff, kind, slug } = product;
  const online = { '@type': 'VirtualLocation', url: origin + productPath(kind, slug) };
  const place = {
    '@type': 'Place',
    name: schoolIdentity.name,
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
    organizer: school(origin),
    performer: staff.map(person(origin)),
  };
}

function bookOf({ staff, bibliographic, kind }: ProductDetails, common: object, origin: string): object {
  const isbn = bibliographic.find(({ label }) => label.toUpperCase() === 'ISBN')?.value;
  const pages = Number(bibliographic.find(({ label }) => /^páginas$/i.test(label))?.value);
  return {
    '@type': kind === 'magazine' ? 'PublicationIssue' : 'Book',
    ...common,
    author: staff.map(person(origin)),
    publisher: { '@type': 'Organization', name: schoolIdentity.name },
    ...(kind === 'book' && { bookFormat: 'https://schema.org/EBook' }),
    ...(isbn !== undefined && { isbn }),
    ...(Number.isInteger(pages) && pages > 0 && { numberOfPages: pages }),
  };
}

function person(origin: string): (member: ProductDetails['staff'][number]) => object {
  return ({ slug, name, profession }) => ({
    '@type': 'Person',
    name,
    jobTitle: profession,
    url: origin + teacherPath(slug),
  });
}

function school(origin: string): object {
  return { '@type': 'Organization', name: schoolIdentity.name, url: origin };
}
