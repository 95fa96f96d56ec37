import type { Clock } from '#application/ports/clock.ts';
import type { WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import type { Manuscripts } from '#application/server/reading/ports/manuscripts.ts';
import type { Typesetter } from '#application/server/reading/ports/typesetter.ts';
import type { BookContent } from '#domain/reading/writing/outline.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** Keeps the text of a section. It is part of no book until a working copy names its key. */
export class KeepSectionText {
  constructor(
    private readonly manuscripts: Manuscripts,
    private readonly typesetter: Typesetter,
    private readonly clock: Clock,
  ) {}

  /** Gives the key; '': it says nothing. */
  async execute(markdown: string): Promise<string> {
    const [key = ''] = await this.manuscripts.keep([await this.typesetter.set(markdown)], this.clock.now());
    return key;
  }
}

/** Reads the text of a section as it is written. */
export class ReadSectionText {
  constructor(
    private readonly manuscripts: Manuscripts,
    private readonly copies: WorkingCopies,
    private readonly typesetter: Typesetter,
  ) {}

  /** Of a book that is published or edited so: nobody reads another's by its key. */
  async execute(productId: number, key: string): Promise<Result<string, { readonly kind: 'text-not-found' }>> {
    if (!(await this.#isOf(productId, key))) return refuse({ kind: 'text-not-found' });
    const text = (await this.manuscripts.texts([key])).get(key);
    if (text === undefined) return refuse({ kind: 'text-not-found' });
    return accept(text.markdown ?? (await this.typesetter.markdownOf(text.html)));
  }

  async #isOf(productId: number, key: string): Promise<boolean> {
    const names = ({ sections }: BookContent): boolean => sections.some(({ text }) => text === key);
    if (names(await this.manuscripts.read(productId))) return true;
    const kept = await this.copies.find(productId, 'book');
    return kept?.isPending === true && names(kept.content as BookContent);
  }
}
