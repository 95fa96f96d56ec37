import { manuscriptOf } from '#adapters/server/publishing/manuscript-of.ts';
import { readMdBook } from '#adapters/server/publishing/mdbook-folder.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { PublishBook } from '#application/server/office/publish-book.ts';
import { nothingWritten } from '#domain/catalogue/product.ts';
import { money } from '#domain/shared/money.ts';
import { NO_RATE } from '#domain/shared/rate.ts';

/** Publishes an mdBook folder as `import book FOLDER --replace` does; returns the product's id. */
export async function publishFolder(school: School, folder: string, slug: string): Promise<number> {
  const read = await readMdBook(folder);
  if (!read.ok) throw new Error(read.refusal.kind);
  const manuscript = manuscriptOf(read.value);
  const draft = {
    ...nothingWritten,
    sku: `LI-${slug}`,
    kind: 'book',
    slug,
    title: 'Un libro entero',
    summary: 'Para leerlo de principio a fin.',
    descriptionHtml: '<p>Para leerlo de principio a fin.</p>',
    igvRate: NO_RATE,
    regularPrice: money(2490),
    subscriberPrice: null,
    discountedPrice: null,
    discountEndsAt: null,
    durationMinutes: 0,
    startsAt: null,
    endsAt: null,
    modality: null,
    bibliographic: {},
    isPublished: true,
  } as const;
  const published = await school.write(PublishBook, (publish) =>
    publish.execute({
      draft,
      categorySlug: null,
      authors: ['Rosa Huamán'],
      manuscript,
      sampleSize: 1,
      mayReplace: true,
    }),
  );
  if (!published.ok) throw new Error(published.refusal.kind);
  return published.value.id;
}
