import type { CopiedTable } from './manifest.ts';

/** By its name: `photo_file`, `file_key`, `file`. A test holds every column of keys to it. */
const keyColumn = /^(?:\w+_)?file(?:_key)?$/;

/** Whether a column holds keys of the file store. */
export function isKeyColumn(column: string): boolean {
  return keyColumn.test(column);
}

/** A statement whose rows are every key (`key`) that a row of the tables names; null when no table has such a column. */
export function namedFilesQuery(tables: readonly Pick<CopiedTable, 'name' | 'columns'>[]): string | null {
  const parts = tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => isKeyColumn(column.name))
      .map((column) => `cast(${quoted(column.name)} as text)`)
      .map((key) => `select ${key} as key from ${quoted(name)} where ${key} <> ''`),
  );
  return parts.length === 0 ? null : parts.join(' union ');
}

/** A name as SQL takes it, whatever it is. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
