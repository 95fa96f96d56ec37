import type { Typesetter } from '#application/server/reading/ports/typesetter.ts';
import type { BookFileRefusal } from '#domain/reading/importing/book-file-fault.ts';
import {
  bookFileLimits,
  type BookFileFormat,
  type GivenBookFile,
  type IncomingBook,
} from '#domain/reading/importing/incoming-book.ts';
import { evened } from '#domain/reading/writing/outline-changes.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { bookOfMdBook, bookOfText, bookOfTexts, hasTexts, summaryIn } from './archive-to-book.ts';
import { BookFileError, fail } from './book-file-error.ts';
import { bookOfEpub } from './epub-to-book.ts';
import { isEpub } from './epub-package-reading.ts';
import { IncomingParts } from './incoming-parts.ts';
import { textOfBytes, ZipArchive } from './zip-archive.ts';

/** Reads a file that is to become a book, whatever it is; keeps nothing. Takes seconds of a large one: it belongs into a thread of its own. */
export async function readBookFile(
  file: GivenBookFile,
  typesetter: Typesetter,
): Promise<Result<IncomingBook, BookFileRefusal>> {
  try {
    return accept(await bookIn(file, typesetter));
  } catch (error) {
    if (error instanceof BookFileError) return refuse({ kind: 'book-file-faulty', fault: error.fault });
    throw error;
  }
}

async function bookIn({ name, content }: GivenBookFile, typesetter: Typesetter): Promise<IncomingBook> {
  if (content.length === 0) fail({ what: 'file-empty', name });
  if (content.length > bookFileLimits.largestFile) fail({ what: 'file-too-large', name });
  const says = /\.(epub|zip|md|markdown|txt)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const zip = isZip(content) ? await ZipArchive.open(content, name) : null;
  const parts = new IncomingParts(name, zip);
  const { format, title } = await (zip === null
    ? textIn(content, name, says, parts)
    : archiveIn(zip, name, says, parts, typesetter));
  const { sections, pictures, barePictures, leftOut } = parts;
  if (sections.every(({ words }) => words === 0) && pictures.length === 0) fail({ what: 'nothing-written', name });
  return { format, title, sections: evened(sections), pictures, barePictures, leftOut: leftOut.all };
}

interface Told {
  readonly format: BookFileFormat;
  readonly title: string;
}

async function archiveIn(
  zip: ZipArchive,
  name: string,
  says: string,
  parts: IncomingParts,
  typesetter: Typesetter,
): Promise<Told> {
  if (isEpub(zip) && (says === 'epub' || says === 'zip' || says === '')) {
    return { format: 'epub', title: await bookOfEpub(zip, name, parts, typesetter) };
  }
  if (says === 'epub') fail({ what: 'kind-differs', name, says: 'un EPUB' });
  if (says !== 'zip' && says !== '') fail({ what: 'kind-differs', name, says: 'un texto' });
  if (zip.has('[Content_Types].xml')) fail({ what: 'word-document', name });
  const summary = summaryIn(zip);
  if (summary !== null) {
    await bookOfMdBook(zip, summary, parts);
    return { format: 'mdbook', title: '' };
  }
  if (!hasTexts(zip)) fail({ what: 'no-book-inside', name });
  await bookOfTexts(zip, parts);
  return { format: 'markdown', title: '' };
}

async function textIn(content: Uint8Array, name: string, says: string, parts: IncomingParts): Promise<Told> {
  if (says === 'epub' || says === 'zip')
    fail({ what: 'kind-differs', name, says: says === 'zip' ? 'un ZIP' : 'un EPUB' });
  if (says === '') fail({ what: 'kind-unknown', name });
  return { format: 'markdown', title: await bookOfText(textOfBytes(content, name), name, parts) };
}

const signatures = [Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from([0x50, 0x4b, 5, 6])];

/** Archives begin with a file, or are empty ones. */
const isZip = (content: Uint8Array): boolean => signatures.some((each) => each.equals(content.subarray(0, 4)));
