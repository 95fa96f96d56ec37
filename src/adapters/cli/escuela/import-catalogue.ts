import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { PriceSettings } from '#application/server/ports/price-settings.ts';
import { Publications } from '#application/server/ports/publications.ts';
import { ImportCatalogue, type RowOutcome } from '#application/server/publishing/import-catalogue.ts';
import { csvRefusalText, type NumberedRow, readCatalogueCsv } from '#adapters/server/publishing/catalogue-csv.ts';
import { draftOfRow } from '#adapters/server/publishing/catalogue-row.ts';
import type { StartedSchool } from '#adapters/server/start.container.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { type Command, type Print, UsageError } from './command.ts';
import { saveRefusalText } from './refusal-texts.ts';

/** `import catalogue FILE.csv`: adds or updates products; bad rows are named and left out, or with `--all-or-nothing` stop everything. */
export const importCatalogue: Command = {
  words: ['import', 'catalogue'],
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

async function run(
  file: string,
  allOrNothing: boolean,
  { school, parts }: StartedSchool,
  print: Print,
): Promise<number> {
  const content = await readFile(file).catch(() => null);
  if (content === null) return refused(print, `No se puede leer el archivo «${file}».`);
  const rows = readCatalogueCsv(content);
  if (!rows.ok) return refused(print, csvRefusalText(rows.refusal));
  const publications = school.get(Publications);
  const generalRate = school.get(PriceSettings).generalRate(limaDay(parts.clock.now()));
  const read = await Promise.all(
    rows.value.map(async ({ line, row }: NumberedRow) => ({
      line,
      draft: await draftOfRow(row, generalRate, publications),
    })),
  );
  const importing = new ImportCatalogue(school);
  const { outcomes, isStored } = await importing.execute(
    read.map(({ line, draft }) => (draft.ok ? { line, draft: draft.value } : { line, draft: null })),
    allOrNothing,
  );
  const faults = new Map(read.flatMap(({ line, draft }) => (draft.ok ? [] : [[line, draft.refusal] as const])));
  for (const outcome of outcomes) {
    const text = outcomeText(outcome, faults.get(outcome.line));
    if (text !== null) print(`Línea ${outcome.line}: ${text}`);
  }
  return summary(outcomes, isStored, print);
}

function outcomeText(outcome: RowOutcome, fault: { column: string; reason: string } | undefined): string | null {
  if (fault !== undefined) return `${fault.column}: ${fault.reason}.`;
  return outcome.result === null || outcome.result.ok ? null : `${saveRefusalText(outcome.result.refusal)}.`;
}

function summary(outcomes: readonly RowOutcome[], isStored: boolean, print: Print): number {
  const saved = outcomes.flatMap(({ result }) => (result?.ok === true ? [result.value] : []));
  const bad = outcomes.length - saved.length;
  const added = saved.filter(({ isNew }) => isNew).length;
  if (!isStored) {
    print(`No se importó nada: ${bad} ${bad === 1 ? 'fila tiene errores' : 'filas tienen errores'}.`);
    return 1;
  }
  print(`Agregados: ${added}. Actualizados: ${saved.length - added}. Con errores: ${bad}.`);
  return bad === 0 ? 0 : 1;
}

function refused(print: Print, text: string): number {
  print(`No se importó nada. ${text}`);
  return 1;
}
