import { parseArgs } from 'node:util';
import { type BookToPublish, PublishBook } from '#application/server/office/publish-book.ts';
import { folderRefusalText } from '#adapters/server/publishing/folder-refusal.ts';
import { manuscriptOf } from '#adapters/server/publishing/manuscript-of.ts';
import { renderMarkdown } from '#adapters/server/publishing/markdown.ts';
import { readMdBook } from '#adapters/server/publishing/mdbook-folder.ts';
import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { DraftField } from '#domain/catalogue/product-draft.ts';
import { nothingWritten } from '#domain/catalogue/product.ts';
import type { ManuscriptSection } from '#domain/reading/manuscript.ts';
import { formatPrice, type Money, parseMoney } from '#domain/shared/money.ts';
import { parsePercent, type Rate } from '#domain/shared/rate.ts';
import { slugify } from '#domain/shared/slug.ts';
import { truncate } from '#domain/shared/text.ts';
import { type Command, type Print, UsageError } from './command.ts';
import { bookFileAsked, bringBookFile } from './products/book-file.ts';
import { publishRefusalText, nothingImported } from './refusal-texts.ts';

const options = {
  title: { type: 'string' },
  price: { type: 'string' },
  slug: { type: 'string' },
  sku: { type: 'string' },
  subtitle: { type: 'string' },
  summary: { type: 'string' },
  author: { type: 'string', multiple: true },
  category: { type: 'string' },
  igv: { type: 'string' },
  isbn: { type: 'string' },
  sample: { type: 'string' },
  replace: { type: 'boolean' },
} as const;

interface BookOptions {
  readonly folder: string;
  readonly title: string;
  readonly price: Money;
  readonly igv: Rate;
  readonly sampleSize: number;
  readonly slug: string;
  readonly sku: string;
  readonly subtitle: string;
  readonly summary: string | null;
  readonly authors: readonly string[];
  readonly category: string | null;
  readonly isbn: string | null;
  readonly mayReplace: boolean;
  readonly untold: ReadonlySet<DraftField>;
}

/** `import book`: an mdBook folder as a book for sale, or a file into the working copy of a book that is there. */
export const importBook: Command = {
  words: ['import', 'book'],
  logged: 'by-its-words',
  usage: `  import book CARPETA --title TÍTULO --price 89.90
      [--slug s] [--sku s] [--subtitle s] [--summary s] [--author NOMBRE]… [--category slug]
      [--igv 0] [--isbn s] [--sample 1] [--replace]
      Publica una carpeta mdBook (SUMMARY.md y Markdown) como libro a la venta.
  import book ARCHIVO --product PRODUCTO [--append] [--dry-run]
      Trae un EPUB, un mdBook en un ZIP o un texto en Markdown al borrador de un libro o una revista, en lugar de lo que
      tiene o, con --append, después. Con --dry-run solo dice qué vendría y qué no.`,
  prepare(args) {
    if (args.includes('--product')) {
      const asked = bookFileAsked(args);
      return (started, print, by) => bringBookFile(asked, started, print, by);
    }
    const book = bookOptions(args);
    return (started, print) => publish(book, started, print);
  },
};

function bookOptions(args: readonly string[]): BookOptions {
  const { values, positionals } = parsed(args);
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new UsageError('import book: indica una sola carpeta.');
  const title = values.title?.trim() ?? '';
  if (title === '') throw new UsageError('--title: falta el título del libro.');
  if (values.price === undefined)
    throw new UsageError('--price: falta el precio en soles, como 89.90 (0 para gratis).');
  const price = parseMoney(values.price);
  if (!price.ok) throw new UsageError(`--price: «${values.price}» no es un importe en soles como 89.90.`);
  const igv = parsePercent(values.igv ?? '0');
  if (!igv.ok) throw new UsageError(`--igv: «${values.igv}» no es un porcentaje; usa 0 o la tasa general.`);
  const sample = values.sample ?? '1';
  if (!/^\d{1,3}$/.test(sample)) throw new UsageError(`--sample: «${sample}» no es un número de secciones (0 a 999).`);
  const slug = values.slug ?? slugify(title);
  return {
    folder,
    title,
    price: price.value,
    igv: igv.value,
    sampleSize: Number(sample),
    slug,
    sku: values.sku ?? `LI-${slug}`.slice(0, 60),
    subtitle: values.subtitle ?? '',
    summary: values.summary ?? null,
    authors: values.author ?? [],
    category: values.category ?? null,
    isbn: values.isbn ?? null,
    mayReplace: values.replace ?? false,
    untold: untoldBy(values),
  };
}

/** The fields that an option says, and those that none does. */
const optionOf = {
  subtitle: 'subtitle',
  summary: 'summary',
  descriptionHtml: 'summary',
  categoryId: 'category',
  igvRate: 'igv',
  staffIds: 'author',
  outcomes: null,
  certificateHours: null,
  durationMinutes: null,
  level: null,
  requirements: null,
} as const satisfies Partial<Record<DraftField, keyof typeof options | null>>;

function untoldBy(values: Readonly<Partial<Record<keyof typeof options, unknown>>>): ReadonlySet<DraftField> {
  const untold = Object.entries(optionOf).filter(([, option]) => option === null || values[option] === undefined);
  return new Set(untold.map(([field]) => field as DraftField));
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(
      `import book: opción no reconocida. ${error instanceof Error ? error.message.split('.')[0] : ''}`,
    );
  }
}

async function publish(book: BookOptions, { school, parts }: StartedSchool, print: Print): Promise<number> {
  const read = await readMdBook(book.folder);
  if (!read.ok) return refused(print, folderRefusalText(read.refusal));
  const manuscript = manuscriptOf(read.value);
  const published = await school.write(PublishBook, (publishing) =>
    publishing.execute({
      draft: draftOf(book, manuscript),
      categorySlug: book.category,
      authors: book.authors,
      manuscript,
      sampleSize: book.sampleSize,
      mayReplace: book.mayReplace,
      untold: book.untold,
    }),
  );
  if (!published.ok) return refused(print, publishRefusalText(published.refusal));
  const { slug, sections, isNew } = published.value;
  print(`${isNew ? 'Publicado' : 'Actualizado'}: «${book.title}», ${sections} secciones, ${formatPrice(book.price)}.`);
  print(parts.config.schoolOrigin + productPath('book', slug));
  return 0;
}

function draftOf(book: BookOptions, manuscript: readonly ManuscriptSection[]): BookToPublish['draft'] {
  const firstText = manuscript.find((section) => section.plainText !== '')?.plainText ?? '';
  const chapters = manuscript.filter((section) => section.level === 0).length;
  return {
    ...nothingWritten,
    sku: book.sku,
    kind: 'book',
    slug: book.slug,
    title: book.title,
    subtitle: book.subtitle,
    summary: book.summary ?? truncate(firstText, 280),
    descriptionHtml: renderMarkdown(book.summary ?? truncate(firstText, 600)).html,
    igvRate: book.igv,
    regularPrice: book.price,
    subscriberPrice: null,
    discountedPrice: null,
    discountEndsAt: null,
    durationMinutes: 0,
    startsAt: null,
    endsAt: null,
    modality: null,
    bibliographic: {
      ...(book.isbn === null ? {} : { ISBN: book.isbn }),
      Capítulos: String(chapters),
      Secciones: String(manuscript.length),
      Formato: 'Lectura en línea',
    },
    isPublished: true,
  };
}

function refused(print: Print, text: string): number {
  print(`${nothingImported} ${text}`);
  return 1;
}
