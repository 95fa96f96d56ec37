import { parseArgs } from 'node:util';
import { MoveInGrants } from '#application/server/office/moving/move-in-grants.ts';
import { MoveInPeople } from '#application/server/office/moving/move-in-people.ts';
import type { Moving } from '#application/server/office/moving/moving.ts';
import type { UseCaseKey } from '#application/server/shared/ports/unit-of-work.ts';
import { CsvFault, CsvFile, type CsvLayout, csvRefusalText } from '#adapters/server/publishing/csv-file.ts';
import { layoutOfKind } from '#adapters/server/publishing/moving-file.ts';
import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import {
  type CellFault,
  gather,
  type Numbered,
  type NumberedCells,
  type LineReading,
} from '#domain/office/moving/moving.ts';
import { grantReading } from '#domain/office/moving/moved-grant.ts';
import { personReading } from '#domain/office/moving/moved-person.ts';
import { movingKindFacts, type MovingKind } from '#domain/office/moving/moving-kinds.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { type Command, type Ending, failed, type Print, UsageError } from '#adapters/cli/escuela/command.ts';
import { bringIn, MovingCounts, rehearseMoving } from './moving-run.ts';
import { nothingImported } from '#adapters/cli/escuela/refusal-texts.ts';

/** One kind of file by which a school moves in. */
interface MovingFile<Column extends string, T> {
  /** Its name is the word of its command. */
  readonly kind: MovingKind;
  /** What it does, for the help. */
  readonly purpose: string;
  readonly reading: (now: Date) => LineReading<Column, T>;
  readonly useCase: UseCaseKey<Moving<T>>;
}

interface Order {
  readonly file: string;
  readonly isRehearsal: boolean;
  readonly letters: boolean;
}

/** `import people FILE.csv`: the students of a school that comes from another platform. */
export const importPeople = movingCommand({
  kind: 'people',
  purpose: `Da cuenta a los estudiantes que vienen de otra plataforma y los invita por carta, una sola vez, a elegir su contraseña.
      Con --no-letters no se escribe a nadie: la misma orden sin esa opción invita después.`,
  reading: () => personReading,
  useCase: MoveInPeople,
});

/** `import grants FILE.csv`: what they have, and until when. */
export const importGrants = movingCommand({
  kind: 'grants',
  purpose: `Da a cada persona lo que ya tenía, por el sku o la dirección del producto, hasta su último día o sin fin.
      Lo que ya está solo se alarga, nunca se acorta.`,
  reading: (now) => grantReading(limaDay(now)),
  useCase: MoveInGrants,
});

/** The command that brings in a kind of file. */
export function movingCommand<Column extends string, T>(file: MovingFile<Column, T>): Command {
  const { kind, purpose } = file;
  const options = movingKindFacts[kind].hasLetters ? ['--dry-run', '--no-letters'] : ['--dry-run'];
  return {
    words: ['import', kind],
    logged: 'by-its-words',
    usage: `  import ${kind} ARCHIVO.csv ${options.map((option) => `[${option}]`).join(' ')}
      ${purpose}
      --dry-run solo dice qué pasaría. Con un error en cualquier línea no entra nada.`,
    prepare(args) {
      const order = orderOf(kind, options, args);
      return (started, print) => run(file, order, started, print);
    },
  };
}

function orderOf(kind: MovingKind, names: string[], args: readonly string[]) {
  const { values, positionals } = parsed(kind, names, args);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError(`import ${kind}: indica un solo archivo.`);
  return {
    file,
    isRehearsal: values['dry-run'] === true,
    letters: movingKindFacts[kind].hasLetters && values['no-letters'] !== true,
  } satisfies Order;
}

function parsed(word: string, names: readonly string[], args: readonly string[]) {
  try {
    const options = Object.fromEntries(names.map((name) => [name.slice(2), { type: 'boolean' as const }]));
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError(`import ${word}: las opciones son ${names.join(' y ')}.`);
  }
}

async function run<Column extends string, T>(
  { kind, reading, useCase }: MovingFile<Column, T>,
  { file, isRehearsal, letters }: Order,
  { school, parts }: StartedSchool,
  print: Print,
): Promise<Ending> {
  const rows = await rowsOf(file, layoutOfKind<Column>(kind));
  if (typeof rows === 'string') return refused(print, rows);
  const { things, faults, repeated } = gather(rows, reading(parts.clock.now()));
  const verdicts = await rehearseMoving(school.get(useCase), things, { letters });
  const found = verdicts.flatMap((each) => ('value' in each ? [each] : []));
  const bad = [...faults, ...found].toSorted((one, other) => one.line - other.line);
  for (const each of bad) print(faultText(each));
  const expected = new MovingCounts();
  expected.count(verdicts.flatMap((each) => ('value' in each ? [] : [each])));
  const { hasLetters } = movingKindFacts[kind];
  const tail = `Repetidas en el archivo: ${repeated}.`;
  if (isRehearsal) {
    const mails = hasLetters ? ` Cartas: ${expected.letters}.` : '';
    print(
      `Ensayo, no se escribió nada. Líneas: ${rows.length}. ${expected.text()}${mails} ${tail} Errores: ${bad.length}.`,
    );
    return bad.length === 0 ? 0 : 1;
  }
  if (bad.length > 0) return refused(print, `Errores: ${bad.length}. Corrígelos y repite la orden.`);
  const { counts, isAll } = await bringIn(school, useCase, things, { letters }, print);
  if (!isAll) return failed(counts);
  print(`${counts.text()}${hasLetters ? ` Cartas: ${counts.letters}.` : ''} ${tail}`);
  return 0;
}

/** All lines, or why the file cannot be read. */
async function rowsOf<Column extends string>(
  path: string,
  layout: CsvLayout<Column>,
): Promise<readonly NumberedCells<Column>[] | string> {
  const csv = await CsvFile.open(path, layout).catch(() => null);
  if (csv === null) return `«${path}» no es un archivo que se pueda leer.`;
  try {
    const rows: NumberedCells<Column>[] = [];
    for await (const row of csv.rows()) rows.push(row);
    return rows;
  } catch (error) {
    if (error instanceof CsvFault) return csvRefusalText(error.refusal, layout);
    throw error;
  } finally {
    await csv.close();
  }
}

function faultText({ line, value: { column, reason } }: Numbered<CellFault>): string {
  return `Línea ${line}: ${column}: ${reason}.`;
}

function refused(print: Print, text: string): number {
  print(`${nothingImported} ${text}`);
  return 1;
}
