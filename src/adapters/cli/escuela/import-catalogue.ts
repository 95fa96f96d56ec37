import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { Publications } from '#application/server/office/ports/publications.ts';
import { ImportCatalogue, RehearseCatalogue } from '#application/server/office/import-catalogue.ts';
import { RehearsedPublications } from '#application/server/office/rehearsed-publications.ts';
import { SaveProduct } from '#application/server/office/save-product.ts';
import { type CatalogueColumn, catalogueLayout } from '#adapters/server/publishing/catalogue-columns.ts';
import { CsvFault, CsvFile, csvRefusalText } from '#adapters/server/publishing/csv-file.ts';
import { draftsOf, type ReadRow } from '#adapters/server/publishing/catalogue-row.ts';
import { KnownNames } from '#adapters/server/publishing/known-names.ts';
import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { CatalogueRun } from './catalogue-run.ts';
import { type Command, type Ending, failed, type Print, UsageError } from './command.ts';
import { nothingImported } from './refusal-texts.ts';

/**
 * Milliseconds between two transactions of an import at least. It rests as long as the last one took, so that on a machine that has
 * other work as well whoever else has something to write gets half of the time.
 */
const leastRest = 8;

/** `import catalogue FILE.csv`: adds or updates products; bad rows are named and left out, or with `--all-or-nothing` stop everything. */
export const importCatalogue: Command = {
  words: ['import', 'catalogue'],
  logged: 'by-its-words',
  usage: `  import catalogue ARCHIVO.csv [--all-or-nothing]
      Agrega o actualiza productos. Cada fila con error se nombra con su línea y su motivo.`,
  prepare(args) {
    const { values, positionals } = parsed(args);
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError('import catalogue: indica un solo archivo CSV.');
    const allOrNothing = values['all-or-nothing'] ?? false;
    return (started, print) => run(file, allOrNothing, started, print);
  },
};

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { 'all-or-nothing': { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch {
    throw new UsageError('import catalogue: la única opción es --all-or-nothing.');
  }
}

async function run(file: string, allOrNothing: boolean, started: StartedSchool, print: Print): Promise<Ending> {
  const csv = await CsvFile.open(file, catalogueLayout).catch(() => null);
  if (csv === null) return refused(print, `No se puede leer el archivo «${file}».`);
  const { school, parts } = started;
  const names = new KnownNames(school.get(Publications));
  const generalRate = school.get(PriceSettings).generalRate(limaDay(parts.clock.now()));
  const rows = (): AsyncIterable<ReadRow> => draftsOf(csv, generalRate, names);
  try {
    const bad = allOrNothing ? await rehearse(rows(), started, print) : await readThrough(csv);
    if (bad > 0) return refused(print, `${bad} ${bad === 1 ? 'fila tiene' : 'filas tienen'} errores.`);
    return await store(rows(), allOrNothing, started, print);
  } catch (error) {
    if (error instanceof CsvFault) return refused(print, csvRefusalText(error.refusal, catalogueLayout));
    throw error;
  } finally {
    await csv.close();
  }
}

/**
 * Checks every row before the first is written, names those with errors, and counts them. One transaction over all of them would
 * do the same and keep everybody else waiting.
 */
async function rehearse(rows: AsyncIterable<ReadRow>, { school, parts }: StartedSchool, print: Print): Promise<number> {
  const publications = new RehearsedPublications(school.get(Publications));
  const rehearsing = new RehearseCatalogue(new SaveProduct(publications, school.get(PriceSettings), parts.clock));
  const found = new CatalogueRun(print);
  await found.go(rows, (entries) => rehearsing.execute(entries));
  return found.bad;
}

async function store(
  rows: AsyncIterable<ReadRow>,
  endsAtError: boolean,
  { school }: StartedSchool,
  print: Print,
): Promise<Ending> {
  const importing = new ImportCatalogue(school);
  const stored = new CatalogueRun(print, { endsAtError });
  try {
    let rest = 0;
    await stored.go(rows, async (entries) => {
      await pause(Math.max(leastRest, rest));
      const began = performance.now();
      const outcomes = await importing.execute(entries);
      rest = performance.now() - began;
      return outcomes;
    });
  } catch (error) {
    print(stored.interruption(error));
    return failed(stored);
  }
  print(`${stored.counts()} Con errores: ${stored.bad}.`);
  if (stored.bad === 0) return 0;
  return failed(stored);
}

/** What cannot be read at all is found before anything is written. */
async function readThrough(csv: CsvFile<CatalogueColumn>): Promise<0> {
  for await (const row of csv.rows()) void row;
  return 0;
}

function refused(print: Print, text: string): number {
  print(`${nothingImported} ${text}`);
  return 1;
}
