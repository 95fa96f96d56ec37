import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import type { BookArrival } from '#application/read-models/reading/book-arrival.ts';
import { ImportBook } from '#application/server/reading/importing/import-book.ts';
import { type BookFileRefusal, bookFileFaultText } from '#domain/reading/importing/book-file-fault.ts';
import { bookFileFormatName, bookFileLimits, type GivenBookFile } from '#domain/reading/importing/incoming-book.ts';
import { leftOutSaid } from '#domain/reading/importing/left-out.ts';
import type { TakeInWay } from '#domain/reading/importing/take-in.ts';
import { type Print, UsageError } from '#adapters/cli/escuela/command.ts';
import { nothingImported } from '#adapters/cli/escuela/refusal-texts.ts';
import { noSuchProduct, productOf } from './product-of.ts';

/** A file that is to come into the working copy of a book. */
export interface BookFileAsked {
  readonly path: string;
  readonly product: string;
  readonly way: TakeInWay;
  /** It is only said what would come. */
  readonly isRehearsal: boolean;
}

/** Understands the arguments of `import book FILE --product …`. @throws UsageError */
export function bookFileAsked(args: readonly string[]): BookFileAsked {
  const { values, positionals } = read(args);
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new UsageError('import book: indica un solo archivo.');
  const { product = '', append = false, 'dry-run': isRehearsal = false } = values;
  return { path, product, way: append ? 'append' : 'replace', isRehearsal };
}

function read(args: readonly string[]) {
  try {
    const [product, isChosen] = [{ type: 'string' }, { type: 'boolean' }] as const;
    const options = { product, append: isChosen, 'dry-run': isChosen } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError('import book: con --product, sus opciones son --append, --dry-run.');
  }
}

/** Brings a file into the working copy of a book, or says what would come; answers the exit code. */
export async function bringBookFile(
  asked: BookFileAsked,
  started: StartedSchool,
  print: Print,
  by: string | null,
): Promise<number> {
  const file = await fileAt(asked.path);
  if (file === null) return refused(print, `No se puede leer «${asked.path}».`);
  const id = await productOf(started, asked.product);
  if (id === null) return refused(print, noSuchProduct);
  const importing = started.school.get(ImportBook);
  const told = await importing.rehearse(id, file, by);
  if (!told.ok) return refused(print, refusalText(told.refusal));
  if (asked.isRehearsal) {
    tell(told.value, print);
    print(`El borrador tiene ahora ${told.value.sectionsNow} secciones. No se guardó nada.`);
    return 0;
  }
  const done = await importing.execute(id, { file, way: asked.way, fromRevision: told.value.revision }, by);
  if (!done.ok) return refused(print, refusalText(done.refusal));
  tell(done.value, print);
  print('Está en el borrador: products publish lo pone a la venta.');
  return 0;
}

/** Null: there is no such file. One that is too large is not read. */
async function fileAt(path: string): Promise<GivenBookFile | null> {
  const facts = await stat(path).catch(() => null);
  if (facts === null || !facts.isFile()) return null;
  const isTooLarge = facts.size > bookFileLimits.largestFile;
  const content = isTooLarge ? new Uint8Array(bookFileLimits.largestFile + 1) : await readFile(path).catch(() => null);
  return content === null ? null : { name: basename(path), content };
}

function tell({ format, sections, words, pictures, barePictures, leftOut }: BookArrival, print: Print): void {
  print(`${bookFileFormatName(format)}: ${sections.length} secciones, ${words} palabras, ${pictures} imágenes.`);
  for (const { title, level } of sections) print(`${'  '.repeat(level + 1)}${title}`);
  for (const each of leftOut) print(`${leftOutSaid(each)}.`);
  if (barePictures > 0) print(`${barePictures} imágenes no dicen qué muestran: hará falta describirlas.`);
}

function refusalText(refusal: BookFileRefusal | { readonly kind: Exclude<string, BookFileRefusal['kind']> }): string {
  if ('fault' in refusal) return bookFileFaultText(refusal.fault);
  switch (refusal.kind) {
    case 'part-not-found':
      return 'Ese producto no es un libro ni una revista.';
    case 'part-saved-meanwhile':
      return 'Alguien guardó el libro mientras tanto: repite la orden.';
    case 'product-not-yours':
      return '--as: a esa persona no le toca este libro.';
    default:
      return noSuchProduct;
  }
}

function refused(print: Print, text: string): number {
  print(`${nothingImported} ${text}`);
  return 1;
}
