import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkCopy } from '#adapters/server/backup/check-copy.ts';
import { CopyRefused } from '#adapters/server/backup/copy-refusal.ts';
import { bytesOf, type CopyStep, makeCopy } from '#adapters/server/backup/make-copy.ts';
import type { Manifest } from '#adapters/server/backup/manifest.ts';
import { PostgresSource } from '#adapters/server/backup/postgres-source.ts';
import { restoreCopy, type RestoreStep } from '#adapters/server/backup/restore-copy.ts';
import type { SchoolSource } from '#adapters/server/backup/school-source.ts';
import { sqliteCopy, SqliteSource } from '#adapters/server/backup/sqlite-source.ts';
import type { Config } from '#adapters/server/config/config.ts';
import { ClockOfTheMachine } from '#adapters/server/clock-of-the-machine.ts';
import { filesOf } from '#adapters/server/files/file-stores.ts';
import { formatLimaTime, limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { copyRefusalLines, megabytes, missingLines } from './backup-texts.ts';
import { type CommandBesideSchool, type Print, UsageError } from './command.ts';

/** Made, but rows name files that the school has lost. */
const doneWithWarning = 3;

/** `backup FOLDER`: a copy of the school in a new folder below FOLDER, while the school works. */
export const backUp: CommandBesideSchool = {
  words: ['backup'],
  usage: `  backup CARPETA
      Copia la base de datos y los archivos, sin parar la escuela, en una carpeta nueva dentro de CARPETA.`,
  prepareBeside(args) {
    const { folder } = understood('backup', args);
    return (config, print) => orRefused(print, () => backUpInto(folder, config, print));
  },
};

/** `backup check FOLDER`: looks whether a copy is whole, without restoring it. */
export const checkBackup: CommandBesideSchool = {
  words: ['backup', 'check'],
  usage: `  backup check COPIA
      Revisa que una copia esté entera: cada archivo, cada fila y la base de datos.`,
  prepareBeside(args) {
    const { folder } = understood('backup check', args);
    return (_, print) =>
      orRefused(print, async () => {
        print(`Está entera. ${contentOf(await checkCopy(folder))}`);
        return 0;
      });
  },
};

/** `restore FOLDER`: puts a copy into the empty place that the settings name. */
export const restore: CommandBesideSchool = {
  words: ['restore'],
  usage: `  restore COPIA [--send-letters]
      Pone una copia en DATA_DIR y, si hay DATABASE_URL, en esa base; ambas deben estar vacías.
      Los correos que esperaban en la copia no se envían, salvo con --send-letters.`,
  prepareBeside(args) {
    const { folder, sendsLetters } = understood('restore', args, true);
    return (config, print) => orRefused(print, () => restoreFrom(folder, sendsLetters, config, print));
  },
};

function understood(name: string, args: readonly string[], takesLetters = false) {
  const options = takesLetters ? ({ 'send-letters': { type: 'boolean' } } as const) : {};
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [folder, ...more] = positionals;
    if (folder === undefined || folder === '' || more.length > 0)
      throw new UsageError(`${name}: indica una sola carpeta.`);
    return { folder: resolve(folder), sendsLetters: 'send-letters' in values };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${name}: opción no reconocida. ${error instanceof Error ? error.message.split('.')[0] : ''}`);
  }
}

async function orRefused(print: Print, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CopyRefused)) throw error;
    for (const line of copyRefusalLines(error.refusal)) print(line);
    return 1;
  }
}

async function backUpInto(target: string, config: Config, print: Print): Promise<number> {
  const source = await recordsOf(config);
  try {
    const { dataDir } = config;
    const report = (step: CopyStep): void => print(copyStepText(step));
    const made = await makeCopy({
      source,
      files: filesOf(config, new ClockOfTheMachine()),
      dataDir,
      target,
      now: new Date(),
      report,
    });
    print(`Copia terminada: ${made.folder}`);
    print('Guárdala como la escuela misma: contiene sus claves y datos personales.');
    for (const line of missingLines(made.manifest.missing)) print(line);
    await noteIn(source, made.manifest, print);
    return made.manifest.missing.length > 0 ? doneWithWarning : 0;
  } finally {
    await source.close();
  }
}

/** Tells the school of its copy. A copy that is whole is not made less so by what cannot be noted. */
async function noteIn(source: SchoolSource, { database, files }: Manifest, print: Print): Promise<void> {
  try {
    await source.note({ endedAt: new Date(), bytes: bytesOf([...database, ...files]) });
  } catch (error) {
    print(`Aviso: la copia está entera, pero la escuela no pudo anotarla para su oficina: ${String(error)}`);
  }
}

/** The records of a school as whoever copies it asks them; close it afterwards. */
export async function recordsOf({ databaseUrl, dataDir }: Config): Promise<SchoolSource> {
  return databaseUrl === null ? new SqliteSource(join(dataDir, sqliteCopy)) : PostgresSource.open(databaseUrl);
}

async function restoreFrom(folder: string, sendsLetters: boolean, config: Config, print: Print): Promise<number> {
  const { dataDir, databaseUrl } = config;
  const report = (step: RestoreStep): void => print(restoreStepText(step));
  const { manifest, letters } = await restoreCopy({
    folder,
    dataDir,
    databaseUrl,
    files: filesOf(config, new ClockOfTheMachine()),
    sendsLetters,
    report,
  });
  if (letters > 0) {
    print(
      sendsLetters
        ? `Correos que esperaban y saldrán cuando inicies la escuela: ${letters}.`
        : `Correos que esperaban en la copia y no se enviarán: ${letters}.`,
    );
  }
  for (const line of missingLines(manifest.missing)) print(line);
  print(`Restaurada. La escuela está como el ${momentOf(manifest)}; lo que pasó después no está.`);
  return 0;
}

function copyStepText(step: CopyStep): string {
  switch (step.kind) {
    case 'leftovers':
      return `Quedaron copias sin terminar; si ninguna está en marcha, bórralas: ${step.folders.join(', ')}`;
    case 'begun':
      return `Copiando en ${step.folder}. Harán falta como mucho ${megabytes(step.needed)}; hay ${megabytes(step.free)} libres.`;
    case 'database':
      return `Base de datos: ${step.tables} tablas, ${step.rows} filas, ${megabytes(step.bytes)}.`;
    case 'again':
      return `Mientras se copiaba se borraron ${step.gone} archivos; la base de datos se copia otra vez.`;
    case 'files':
      return `Archivos: ${step.count}, ${megabytes(step.bytes)}.`;
  }
}

function restoreStepText(step: RestoreStep): string {
  switch (step.kind) {
    case 'checked':
      return `La copia está entera. ${contentOf(step.manifest)}`;
    case 'files':
      return `Archivos en su sitio: ${step.count}.`;
    case 'database':
      return step.from === step.to
        ? `Base de datos en su sitio: ${step.to}.`
        : `Base de datos en su sitio: de ${step.from} a ${step.to}.`;
  }
}

function contentOf(manifest: Manifest): string {
  const { engine, release, migrations, tables, files } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `Copia del ${momentOf(manifest)}, de ${engine}, versión ${release} (${migrations.at(-1)}): ${rows} filas en ${tables.length} tablas y ${files.length} archivos.`;
}

function momentOf({ madeAt }: Manifest): string {
  const at = new Date(madeAt);
  return `${formatDayMonthYear(limaDay(at))}, ${formatLimaTime(at)}`;
}
