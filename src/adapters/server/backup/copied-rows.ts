import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type Sqlite from 'libsql';
import type { CopiedTable, Manifest } from './manifest.ts';
import { quoted } from './named-files.ts';
import { type Cell, rowsFile } from './postgres-source.ts';
import { openCopy, sqliteCopy } from './sqlite-source.ts';

/** A value of a copied row: text that PostgreSQL wrote, or what SQLite holds, whole numbers of any size among it. */
export type CopiedValue = Cell | number | bigint | Uint8Array;

/** Reads the rows of a copy, whichever kind of database they were copied from; a few are in memory at once. */
export class CopiedRows {
  readonly #file: Sqlite.Database | null;

  constructor(
    /** Of the copy. */
    private readonly folder: string,
    { engine }: Manifest,
  ) {
    this.#file = engine === 'SQLite' ? openCopy(join(folder, 'database', sqliteCopy)) : null;
  }

  /** Every row of a table, each with its values in the order of the table's columns. @throws when one cannot be read. */
  async *of(table: CopiedTable): AsyncGenerator<readonly CopiedValue[]> {
    if (this.#file === null) yield* linesOf(join(this.folder, 'database', rowsFile(table.name)), table.columns.length);
    else {
      const columns = table.columns.map(({ name }) => quoted(name)).join(', ');
      const reading = this.#file
        .prepare(`select ${columns} from ${quoted(table.name)}`)
        .raw()
        .safeIntegers();
      yield* reading.iterate([]) as Iterable<readonly CopiedValue[]>;
    }
  }

  close(): void {
    this.#file?.close();
  }
}

async function* linesOf(path: string, width: number): AsyncGenerator<readonly Cell[]> {
  const unpacked = createGunzip().setEncoding('utf8');
  // Whoever reads what is unpacked is told what went wrong before it.
  pipeline(createReadStream(path), unpacked, () => undefined);
  let rest = '';
  for await (const text of unpacked as AsyncIterable<string>) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield rowOf(line, width);
  }
  if (rest !== '') throw new Error(`${path} ends within a row`);
}

function rowOf(line: string, width: number): readonly Cell[] {
  const row: unknown = JSON.parse(line);
  const isRow = Array.isArray(row) && row.length === width;
  if (!isRow || !row.every((cell) => cell === null || typeof cell === 'string'))
    throw new Error('Not a row of its table');
  return row as readonly Cell[];
}
