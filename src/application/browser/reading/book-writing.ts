import { PartApi } from '#application/browser/office/ports/part-api.ts';
import type { BookApi, BookMakingApi } from '#application/browser/reading/ports/book-making-api.ts';
import type { BookContent, EditedSection } from '#domain/reading/writing/outline.ts';

/** A section whose text may have been written on since it was read. */
export interface WrittenSection extends EditedSection {
  /** Markdown that stands in place of the text that `text` names; null: nothing was written. */
  readonly written: string | null;
}

export interface WrittenBook {
  readonly sections: readonly WrittenSection[];
  /** Of how many readings this is the last: what was written before another one is not its own. */
  readonly reading: number;
}

/**
 * A book with what is written in it. Of the texts only those travel that were written on, each once: first they, then the tree that names
 * them, so that no tree names a text that is not kept.
 */
export class BookWriting extends PartApi<WrittenBook> {
  readonly #keys = new Map<string, string>();
  #readings = 0;

  constructor(
    private readonly trees: BookApi,
    private readonly making: BookMakingApi,
  ) {
    super();
  }

  async read(productId: number): ReturnType<PartApi<WrittenBook>['read']> {
    const read = await this.trees.read(productId);
    if (!read.ok) return read;
    const sections = read.value.content.sections.map((section) => ({ ...section, written: null }));
    this.#readings += 1;
    return { ok: true, value: { ...read.value, content: { sections, reading: this.#readings } } };
  }

  async keep(
    productId: number,
    { sections }: WrittenBook,
    fromRevision: number,
  ): ReturnType<PartApi<BookContent>['keep']> {
    const kept: EditedSection[] = [];
    for (const { written, ...section } of sections) {
      const key = written === null ? section.text : this.#keys.get(written);
      if (key !== undefined || written === null) {
        kept.push({ ...section, text: key ?? '' });
        continue;
      }
      const answer = await this.making.keepText(productId, written);
      if (!answer.ok) return answer;
      this.#keys.set(written, answer.value.key);
      kept.push({ ...section, text: answer.value.key });
    }
    return this.trees.keep(productId, { sections: kept }, fromRevision);
  }
}
