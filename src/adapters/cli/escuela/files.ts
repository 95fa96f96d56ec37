import { parseArgs } from 'node:util';
import type { Config } from '#adapters/server/config/config.ts';
import { copyFiles, removeCopied } from '#adapters/server/files/copy-files.ts';
import { filesOf, storeNames } from '#adapters/server/files/file-stores.ts';
import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import { type FileStore, FilesUnavailable } from '#application/server/shared/ports/file-store.ts';
import { recordsOf } from './backup.ts';
import { type Command, type Print, UsageError } from './command.ts';

/** Files, and bytes, after which a line says how far it is. */
const [filesALine, bytesALine] = [200, 256 * 1024 * 1024];

interface Order {
  readonly from: string;
  readonly to: string;
  readonly deletesSource: boolean;
}

/** `files copy --to s3|folder`: the files of one store to another, while the school works. */
export const copySchoolFiles: Command = {
  words: ['files', 'copy'],
  logged: 'from-its-beginning',
  usage: `  files copy --to s3|folder [--from folder|s3] [--delete-source]
      Copia los archivos de la escuela de un almacén a otro y compara tamaño y SHA-256 de cada uno. Lo que ya está igual se deja
      como está: si se interrumpe, repite la orden. La escuela puede seguir abierta. Cuando FILES_STORE ya es el destino, lo que
      ningún registro nombra se borró mientras tanto y no vuelve; y solo entonces --delete-source borra el origen, después de
      leer de nuevo cada copia. El registro de actividad dice cuándo empezó y cómo terminó.`,
  prepare(args) {
    const order = orderOf(args);
    return (started, print) => copy(order, started, print);
  },
};

function orderOf(args: readonly string[]): Order {
  const { to, from, 'delete-source': deletesSource = false } = optionsOf(args);
  if (to === undefined || !storeNames.includes(to)) throw new UsageError(`--to: indica ${storeNames.join(' o ')}.`);
  const source = from ?? (to === 'folder' ? 's3' : 'folder');
  if (!storeNames.includes(source)) throw new UsageError(`--from: indica ${storeNames.join(' o ')}.`);
  if (source === to) throw new UsageError('files copy: el origen y el destino son el mismo.');
  return { from: source, to, deletesSource };
}

function optionsOf(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = { to: text, from: text, 'delete-source': { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new UsageError('files copy: sus opciones son --to, --from, --delete-source.');
  }
}

async function copy({ from, to, deletesSource }: Order, { parts }: StartedSchool, print: Print): Promise<number> {
  const { config, clock } = parts;
  if (deletesSource && config.filesStore !== to) {
    throw new UsageError(
      `--delete-source: la escuela todavía usa ${config.filesStore}; cambia antes FILES_STORE a ${to}.`,
    );
  }
  const source = filesOf({ ...config, filesStore: from }, clock);
  const target = filesOf({ ...config, filesStore: to }, clock);
  try {
    const named = config.filesStore === to ? await namedFilesOf(config) : null;
    const isWhole = await pass(source, target, named, print);
    if (!isWhole || !deletesSource) return isWhole ? 0 : 1;
    return await deleteSource(source, target, { named, print });
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
    print(
      `El almacén de archivos no responde: ${error.message}. Lo copiado está completo; repite la orden para seguir.`,
    );
    return 1;
  }
}

/** Whether everything is in the target as it is in the source. @param named as of `copyFiles`. */
async function pass(
  source: FileStore,
  target: FileStore,
  named: ReadonlySet<string> | null,
  print: Print,
): Promise<boolean> {
  const all = await sizeOf(source);
  print(`${all.files} archivos en el origen, ${inMegabytes(all.bytes)}.`);
  const done = { copied: 0, equal: 0, gone: 0, kept: 0, unnamed: 0, different: 0 };
  let [files, bytes] = [0, 0];
  let told = { files: 0, bytes: 0 };
  await copyFiles(source, target, named, (file) => {
    done[file.outcome] += 1;
    files += 1;
    bytes += file.bytes;
    if (file.outcome === 'kept') print(`Se queda como está en el destino, que la escuela usa: ${file.key}`);
    if (file.outcome === 'different') print(`Cambia mientras se copia, o no llega igual: ${file.key}`);
    if (files - told.files < filesALine && bytes - told.bytes < bytesALine) return;
    told = { files, bytes };
    print(`  ${files} de ${all.files} archivos, ${inMegabytes(bytes)} de ${inMegabytes(all.bytes)}.`);
  });
  print(`Copiados: ${done.copied}. Ya estaban: ${done.equal}. Borrados mientras tanto: ${done.gone}.`);
  if (done.unnamed > 0) print(`No vuelven al destino, porque ya no los nombra ningún registro: ${done.unnamed}.`);
  if (done.different > 0) print(`Sin copiar: ${done.different}. Repite la orden.`);
  return done.different === 0;
}

async function deleteSource(
  source: FileStore,
  target: FileStore,
  { named, print }: { readonly named: ReadonlySet<string> | null; readonly print: Print },
): Promise<number> {
  let [removed, left] = [0, 0];
  await removeCopied(source, target, (file) => {
    if (file.removed) removed += 1;
    else {
      left += 1;
      const reason = named?.has(file.key) === false ? 'ningún registro lo nombra' : 'su copia no es igual';
      print(`Se queda en el origen, porque ${reason}: ${file.key}`);
    }
  });
  print(`Borrados del origen: ${removed}. Se quedan: ${left}.`);
  return left === 0 ? 0 : 1;
}

/** The keys that the school's records name as they are now. */
async function namedFilesOf(config: Config): Promise<ReadonlySet<string>> {
  const records = await recordsOf(config);
  try {
    return await records.namedFiles();
  } finally {
    await records.close();
  }
}

async function sizeOf(store: FileStore): Promise<{ files: number; bytes: number }> {
  let [files, bytes] = [0, 0];
  for await (const file of store.list()) {
    files += 1;
    bytes += file.bytes;
  }
  return { files, bytes };
}

function inMegabytes(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
