import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { KeepPart, KeepPartRefusal, ReadPart } from '#application/server/office/products/edit-part.ts';
import type { Manuscripts } from '#application/server/reading/ports/manuscripts.ts';
import type { BookFileRefusal } from '#domain/reading/importing/book-file-fault.ts';
import { takeIn, type TakeInWay } from '#domain/reading/importing/take-in.ts';
import { mostSections, type TypesetText } from '#domain/reading/manuscript.ts';
import type { BookContent } from '#domain/reading/writing/outline.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type KeepArrivedBookRefusal = KeepPartRefusal | BookFileRefusal;

/** Sections of a file, their texts set. */
export interface ArrivedBook {
  readonly arrived: readonly { readonly title: string; readonly level: number; readonly text: TypesetText | null }[];
  readonly way: TakeInWay;
  readonly fromRevision: number;
}

/** Keeps what a file brought in the working copy of a book, as typing does, in one transaction with the line in the log. */
export class KeepArrivedBook {
  constructor(
    private readonly readPart: ReadPart,
    private readonly keepPart: KeepPart,
    private readonly manuscripts: Manuscripts,
    private readonly journal: OfficeJournal,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async execute(
    productId: number,
    { arrived, way, fromRevision }: ArrivedBook,
    by: string | null,
  ): Promise<Result<undefined, KeepArrivedBookRefusal>> {
    const open = await this.readPart.execute(productId, 'book', by, 'edit');
    if (!open.ok) return open;
    const now = (open.value.content as BookContent).sections;
    const count = way === 'append' ? now.length + arrived.length : arrived.length;
    if (count > mostSections) {
      return refuse({ kind: 'book-file-faulty', fault: { what: 'too-many-sections', count } });
    }
    const texts = arrived.flatMap(({ text }) => (text === null ? [] : [text]));
    const keys = (await this.manuscripts.keep(texts, this.clock.now())).values();
    const sections = takeIn(
      now,
      arrived.map(({ title, level, text }) => ({
        id: this.ids.newId(),
        title,
        level,
        text: text === null ? '' : (keys.next().value ?? ''),
      })),
      way,
    );
    const kept = await this.keepPart.execute(productId, 'book', { sections }, fromRevision, by);
    if (!kept.ok) return kept;
    await this.journal.note(by, 'book-imported', String(productId), {}, { added: String(arrived.length) });
    return accept(undefined);
  }
}
