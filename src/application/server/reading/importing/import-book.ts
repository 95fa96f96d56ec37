import type { BookArrival, BookRehearsal } from '#application/read-models/reading/book-arrival.ts';
import type { ReadPart, ReadPartRefusal } from '#application/server/office/products/edit-part.ts';
import type { BookFiles } from '#application/server/reading/ports/book-files.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { Uploads } from '#application/server/shared/ports/uploads.ts';
import { contentUploadRules } from '#domain/learning/syllabus/content-upload-rules.ts';
import type { BookFileRefusal } from '#domain/reading/importing/book-file-fault.ts';
import type { GivenBookFile, IncomingBook, IncomingPicture } from '#domain/reading/importing/incoming-book.ts';
import { LeftOutTally } from '#domain/reading/importing/left-out.ts';
import { takeIn, type TakeInWay } from '#domain/reading/importing/take-in.ts';
import type { BookContent } from '#domain/reading/writing/outline.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import { KeepArrivedBook, type KeepArrivedBookRefusal } from './keep-arrived-book.ts';

/** How a file is to come in. */
export interface BookToImport {
  readonly file: GivenBookFile;
  readonly way: TakeInWay;
  /** Of the working copy that it was rehearsed with: what somebody saved since is not overwritten. */
  readonly fromRevision: number;
}

/** Brings a book or a magazine in from a file: its sections with their texts and pictures come into the working copy, all or nothing. */
export class ImportBook {
  constructor(
    private readonly readPart: ReadPart,
    private readonly files: BookFiles,
    private readonly uploads: Uploads,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Says what a file would become; keeps nothing. @param by the account; null: the command line. */
  async rehearse(
    productId: number,
    file: GivenBookFile,
    by: string | null,
  ): Promise<Result<BookRehearsal, ReadPartRefusal | BookFileRefusal>> {
    const open = await this.readPart.execute(productId, 'book', by, 'edit');
    if (!open.ok) return open;
    const read = await this.files.read(file);
    if (!read.ok) return read;
    const { sections: now } = open.value.content as BookContent;
    const ids = new Set(now.map(({ id }) => id));
    const arrived = read.value.sections.map(({ title, level }) => ({ id: '', title, level, text: '' }));
    const sectionsKept = takeIn(now, arrived, 'replace').filter(({ id }) => ids.has(id)).length;
    return accept({
      ...arrivalOf(read.value),
      revision: open.value.revision,
      sectionsNow: now.length,
      sectionsKept,
    });
  }

  /** Brings it in, and says what came. Pictures that turn out to be broken are left out, and told of. */
  async execute(
    productId: number,
    { file, way, fromRevision }: BookToImport,
    by: string | null,
  ): Promise<Result<BookArrival, ReadPartRefusal | BookFileRefusal | KeepArrivedBookRefusal>> {
    const open = await this.readPart.execute(productId, 'book', by, 'edit');
    if (!open.ok) return open;
    const read = await this.files.read(file);
    if (!read.ok) return read;
    const { sections, pictures, leftOut } = read.value;
    const kept: (string | null)[] = [];
    try {
      for (const picture of pictures) kept.push(await this.#keep(picture));
      const markdown = sections.map((section) => section.markdown);
      const shown = kept.map((key) => (key === null ? null : `/imagenes/${key}`));
      const texts = await this.files.set(markdown, shown);
      const arrived = sections.map(({ title, level }, place) => ({ title, level, text: texts[place] ?? null }));
      const done = await this.unitOfWork.write(KeepArrivedBook, (keep) =>
        keep.execute(productId, { arrived, way, fromRevision }, by),
      );
      if (!done.ok) await this.#forget(kept);
      return done.ok ? accept({ ...arrivalOf(read.value), leftOut: withBroken(leftOut, pictures, kept) }) : done;
    } catch (error) {
      await this.#forget(kept);
      throw error;
    }
  }

  async #keep({ content }: IncomingPicture): Promise<string | null> {
    const kept = await this.uploads.keep(content, contentUploadRules.picture);
    return kept.ok ? kept.value.key : null;
  }

  async #forget(kept: readonly (string | null)[]): Promise<void> {
    for (const key of kept) if (key !== null) await this.uploads.remove(key);
  }
}

function arrivalOf({ format, title, sections, pictures, barePictures, leftOut }: IncomingBook): BookArrival {
  return {
    format,
    title,
    sections: sections.map(({ title: named, level, words }) => ({ title: named, level, words })),
    words: sections.reduce((sum, { words }) => sum + words, 0),
    pictures: pictures.length,
    barePictures,
    leftOut,
  };
}

function withBroken(
  leftOut: BookArrival['leftOut'],
  pictures: readonly IncomingPicture[],
  kept: readonly (string | null)[],
): BookArrival['leftOut'] {
  const tally = new LeftOutTally();
  for (const { kind, file, count } of leftOut) tally.add(kind, file, count);
  for (const [place, { file }] of pictures.entries()) if (kept[place] === null) tally.add('picture', file);
  return tally.all;
}
