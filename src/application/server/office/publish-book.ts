import type { Clock } from '#application/ports/clock.ts';
import type { Publications } from '#application/server/office/ports/publications.ts';
import type { DraftField, ProductDraft } from '#domain/catalogue/product-draft.ts';
import { bindBook, type ManuscriptRefusal, type ManuscriptSection } from '#domain/reading/manuscript.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { slugify } from '#domain/shared/slug.ts';
import type { SavedProduct, SaveProduct, SaveProductRefusal } from './save-product.ts';

export interface BookToPublish {
  readonly draft: Omit<ProductDraft, 'categoryId' | 'staffIds'>;
  readonly categorySlug: string | null;
  /** Full names, or slugs of people; whoever the school does not know yet is added with the name alone. */
  readonly authors: readonly string[];
  readonly manuscript: readonly ManuscriptSection[];
  /** How many sections with a text are the free sample. */
  readonly sampleSize: number;
  /** Whether a book that is already there may be replaced. */
  readonly mayReplace: boolean;
  /** What is not said of a book that is replaced, which keeps it. */
  readonly untold?: ReadonlySet<DraftField>;
}

export interface SavedBook extends SavedProduct {
  readonly sections: number;
}

export type PublishBookRefusal =
  | SaveProductRefusal
  | ManuscriptRefusal
  | { readonly kind: 'book-exists'; readonly slug: string }
  | { readonly kind: 'category-unknown'; readonly slug: string }
  | AuthorRefusal;

type AuthorRefusal =
  /** Nothing in it can stand in an address. */
  | { readonly kind: 'author-unnamed'; readonly name: string }
  /** The page of somebody who is called otherwise has the address that this name would get. */
  | { readonly kind: 'author-page-taken'; readonly name: string; readonly by: string };

/** Somebody the school knows, or who is to be added. */
type Author = { readonly id: number } | { readonly name: string; readonly slug: string };

/** Puts a book with its sections up for sale, or replaces one when asked to. */
export class PublishBook {
  constructor(
    private readonly publications: Publications,
    private readonly saveProduct: SaveProduct,
    private readonly clock: Clock,
  ) {}

  async execute(book: BookToPublish): Promise<Result<SavedBook, PublishBookRefusal>> {
    const bound = bindBook(book.manuscript, book.sampleSize);
    if (!bound.ok) return bound;
    const category = book.categorySlug;
    const categoryId = category === null ? null : await this.publications.categoryId(category);
    if (category !== null && categoryId === null) return refuse({ kind: 'category-unknown', slug: category });
    const draft = { ...book.draft, categoryId, staffIds: [] };
    const checked = await this.saveProduct.check(draft, book.untold);
    if (!checked.ok) return checked;
    const { known } = checked.value;
    if (known !== null && !book.mayReplace) return refuse({ kind: 'book-exists', slug: known.slug });
    const authors = await this.#authors(book.authors);
    if (!authors.ok) return authors;
    // Authors are added only once nothing can be refused any more: a refusal must leave nothing behind.
    const named = { ...draft, staffIds: await this.#idsOf(authors.value) };
    const saved = await this.saveProduct.execute(named, book.untold);
    if (!saved.ok) return saved;
    await this.publications.replaceSections(saved.value.id, bound.value, this.clock.now());
    return accept({ ...saved.value, sections: bound.value.length });
  }

  /** Each once, in their order. A name that differs only in accents or signs from that of a person with a page is that person's. */
  async #authors(names: readonly string[]): Promise<Result<readonly Author[], AuthorRefusal>> {
    const authors = new Map<number | string, Author>();
    for (const name of names) {
      const author = await this.#author(name);
      if (!author.ok) return author;
      const key = 'id' in author.value ? author.value.id : author.value.slug;
      if (!authors.has(key)) authors.set(key, author.value);
    }
    return accept([...authors.values()]);
  }

  async #author(name: string): Promise<Result<Author, AuthorRefusal>> {
    const known = await this.publications.staffId(name);
    if (known !== null) return accept({ id: known });
    const slug = slugify(name);
    if (slug === '') return refuse({ kind: 'author-unnamed', name });
    const holder = await this.publications.staffWithSlug(slug);
    if (holder === null) return accept({ name, slug });
    if (slugify(holder.fullName) === slug) return accept({ id: holder.id });
    return refuse({ kind: 'author-page-taken', name, by: holder.fullName });
  }

  async #idsOf(authors: readonly Author[]): Promise<readonly number[]> {
    const ids: number[] = [];
    for (const author of authors)
      ids.push('id' in author ? author.id : await this.publications.addStaff(author.name, author.slug, 'Autoría'));
    return ids;
  }
}
