import { PartEditor } from '#application/server/office/part-editor.ts';
import type { Publications } from '#application/server/office/ports/publications.ts';
import type { Manuscripts } from '#application/server/reading/ports/manuscripts.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import { bindSections, type TypesetText } from '#domain/reading/manuscript.ts';
import { type BookContent, bookLacks } from '#domain/reading/writing/outline.ts';

/** The part 'book': the sections of a book or a magazine. Publishing it is a new edition, as an import with `--replace` is one. */
export class BookEditor extends PartEditor<BookContent> {
  readonly part = 'book';

  constructor(
    private readonly manuscripts: Manuscripts,
    private readonly publications: Publications,
  ) {
    super();
  }

  read(productId: number): Promise<BookContent> {
    return this.manuscripts.read(productId);
  }

  async check(content: BookContent): Promise<readonly Lack[]> {
    return bookLacks(content, await this.manuscripts.facts(keysOf(content)));
  }

  override async effects(productId: number, { sections }: BookContent): Promise<readonly string[]> {
    const known = await this.manuscripts.slugsOfDrafts(productId);
    const kept = new Set(sections.map(({ slug, id }) => (slug === '' ? known.get(id) : slug)));
    const marked = await this.manuscripts.marked(productId);
    return marked.flatMap(({ slug, title, readers }) => {
      if (kept.has(slug)) return [];
      const who = readers === 1 ? 'un lector subrayó o anotó' : `${readers} lectores subrayaron o anotaron`;
      return `Se quita la sección «${title}», que ${who}: cada quien conserva sus notas en su cuaderno.`;
    });
  }

  /** A copy has the same texts under addresses of its own, which it gets when it is published. */
  override copied({ sections }: BookContent): BookContent {
    return { sections: sections.map((section) => ({ ...section, slug: '' })) };
  }

  async apply(productId: number, content: BookContent, now: Date): Promise<void> {
    const texts = await this.manuscripts.texts(keysOf(content));
    // Whoever had the page open while it was published still knows what was new by its first name.
    const known = await this.manuscripts.slugsOfDrafts(productId);
    const bound = bindSections(
      content.sections.map(({ id, slug: written, title, level, isSample, text }) => {
        const found = texts.get(text) ?? nothing;
        const slug = written === '' ? (known.get(id) ?? '') : written;
        const own = { slug, title: title.trim(), level, isSample, ...(written === '' && { draftId: id }) };
        return { ...found, markdown: found.markdown ?? found.html, ...own };
      }),
    );
    // A book without any text is not published; a preview of it shows none.
    await this.publications.replaceSections(productId, bound.ok ? bound.value : [], now);
  }
}

const nothing: TypesetText = { markdown: '', html: '', plainText: '', barePictures: 0, foreignPictures: 0 };

const keysOf = ({ sections }: BookContent): readonly string[] => [
  ...new Set(sections.flatMap(({ text }) => (text === '' ? [] : [text]))),
];
