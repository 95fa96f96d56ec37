import type { Publications } from '#application/server/office/ports/publications.ts';
import type { ProductDraft } from '#domain/catalogue/product-draft.ts';
import { bindBook, type ManuscriptRefusal, type ManuscriptSection } from '#domain/reading/manuscript.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { slugify } from '#domain/shared/slug.ts';
import type { SavedProduct, SaveProduct, SaveProductRefusal } from './save-product.ts';

export interface BookToPublish {
  readonly draft: Omit<ProductDraft, 'categoryId' | 'staffIds'>;
  readonly categorySlug: string | null;
  /** Full names; whoever the school does not know yet is added with the name alone. */
  readonly authors: readonly string[];
  readonly manuscript: readonly ManuscriptSection[];
  /** How many sections with a text are the free sample. */
  readonly sampleSize: number;
  /** Whether a book that is already there may be replaced. */
  readonly mayReplace: boolean;
}

export interface SavedBook extends SavedProduct {
  readonly sections: number;
}

export type PublishBookRefusal =
  | SaveProductRefusal
  | ManuscriptRefusal
  | { readonly kind: 'book-exists'; readonly slug: string }
  | { readonly kind: 'category-unknown'; readonly slug: string };

/** Puts a book with its sections up for sale, or replaces one when asked to. */
export class PublishBook {
  constructor(
    private readonly publications: Publications,
    private readonly saveProduct: SaveProduct,
  ) {}

  async execute(book: BookToPublish): Promise<Result<SavedBook, PublishBookRefusal>> {
    const bound = bindBook(book.manuscript, book.sampleSize);
    if (!bound.ok) return bound;
    const category = book.categorySlug;
    const categoryId = category === null ? null : await this.publications.categoryId(category);
    if (category !== null && categoryId === null) return refuse({ kind: 'category-unknown', slug: category });
    const draft = { ...book.draft, categoryId, staffIds: [] };
    const checked = await this.saveProduct.check(draft);
    if (!checked.ok) return checked;
    const { known } = checked.value;
    if (known !== null && !book.mayReplace) return refuse({ kind: 'book-exists', slug: known.slug });
    // Authors are added only once nothing can be refused any more: a refusal must leave nothing behind.
    const saved = await this.saveProduct.execute({ ...draft, staffIds: await this.#authorIds(book.authors) });
    if (!saved.ok) return saved;
    await this.publications.replaceSections(saved.value.id, bound.value);
    return accept({ ...saved.value, sections: bound.value.length });
  }

  async #authorIds(names: readonly string[]): Promise<readonly number[]> {
    const ids: number[] = [];
    for (const name of names) {
      const known = await this.publications.staffId(name);
      ids.push(known ?? (await this.publications.addStaff(name, slugify(name), 'Autoría')));
    }
    return ids;
  }
}
