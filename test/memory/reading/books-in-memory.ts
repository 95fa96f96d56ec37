import { Books, type PublishedBook, type SectionText } from '#application/server/reading/ports/books.ts';
import type { IndexSection } from '#domain/reading/book-index.ts';

/** A book with its text, as a twin is filled. */
export interface BookWithText extends PublishedBook {
  readonly sections: readonly (IndexSection & SectionText)[];
}

/** Books in this process's memory. */
export class BooksInMemory extends Books {
  constructor(private readonly books: readonly BookWithText[]) {
    super();
  }

  find(slug: string): Promise<PublishedBook | null> {
    const found = this.books.find((book) => book.slug === slug);
    if (found === undefined) return Promise.resolve(null);
    const { sections: _sections, ...book } = found;
    return Promise.resolve(book);
  }

  sections(productId: number): Promise<readonly IndexSection[]> {
    return Promise.resolve(this.#of(productId).map(({ html: _html, id: _id, ...section }) => section));
  }

  section(productId: number, slug: string): Promise<SectionText | null> {
    const found = this.#of(productId).find((section) => section.slug === slug);
    if (found === undefined) return Promise.resolve(null);
    return Promise.resolve(textOf(found));
  }

  async withSection(sectionId: number): Promise<{ book: PublishedBook; section: string } | null> {
    for (const { slug, sections } of this.books) {
      const section = sections.find(({ id }) => id === sectionId);
      const book = section === undefined ? null : await this.find(slug);
      if (section !== undefined && book !== null) return { book, section: section.slug };
    }
    return null;
  }

  texts(productId: number, slugs?: readonly string[]): Promise<readonly SectionText[]> {
    const found = this.#of(productId).filter(
      ({ slug, hasText }) => hasText && (slugs === undefined || slugs.includes(slug)),
    );
    return Promise.resolve(found.map(textOf));
  }

  async samples(): Promise<readonly PublishedBook[]> {
    const having = this.books.filter(({ sections }) => sections.some(({ isSample, hasText }) => isSample && hasText));
    const books = await Promise.all(having.map(({ slug }) => this.find(slug)));
    return books.filter((book) => book !== null);
  }

  #of(productId: number): BookWithText['sections'] {
    return this.books.find((book) => book.productId === productId)?.sections ?? [];
  }
}

function textOf({ id, slug, title, html, isSample }: SectionText): SectionText {
  return { id, slug, title, html, isSample };
}
