import type { CopiedTable } from './manifest.ts';

/** By its name: `photo_file`, `file_key`, `file`. A test holds every column of keys to it. */
const keyColumn = /^(?:\w+_)?file(?:_key)?$/;

/** Whether a column holds keys of the file store by its name: copies of every release have the files of these. */
export function isKeyColumn(column: string): boolean {
  return keyColumn.test(column);
}

/** Columns of keys whose names are other words: of files that were sent for a content, and of pieces of videos on their way. */
const otherKeys: ReadonlySet<string> = new Set(['content_files.key', 'shared_content_files.key', 'video_pieces.key']);

/**
 * Documents in JSON that name files: drafts, what was published before, and what attempts were asked. Covers and pictures of questions alone
 * are in no table of sent files.
 */
const documents: ReadonlySet<string> = new Set([
  'working_copy_parts.content',
  'product_versions.contents',
  'asked_questions.content',
]);

/** What stands before a key in them. */
const before = ['"coverFile":"', '"image":{"source":"'] as const;

const inDocuments = new RegExp(`(?:${before.map((each) => each.replace('{', '\\{')).join('|')})([^"\\\\]+)"`, 'g');

/** What a column holds: keys of the file store, or documents that name some; null: neither. */
type Holds = (table: string, column: string) => 'keys' | 'documents' | null;

const holdsKeys: Holds = (table, column) => {
  if (isKeyColumn(column) || otherKeys.has(`${table}.${column}`)) return 'keys';
  return documents.has(`${table}.${column}`) ? 'documents' : null;
};

/** The same of what copies of every release have. */
export const holdsKeysByName: Holds = (_, column) => (isKeyColumn(column) ? 'keys' : null);

/** The keys that a cell of such a column names. */
function keysInCell({ kind, cell }: NamingCell): readonly string[] {
  return kind === 'keys' ? [cell] : [...cell.matchAll(inDocuments)].map(([, key = '']) => key);
}

/** A cell that names files, as the statement gives it. */
export interface NamingCell {
  readonly kind: 'keys' | 'documents';
  readonly cell: string;
}

/** A statement whose rows are every cell of the tables that names files (`NamingCell`), each once; null when no table has such a column. */
export function namedFilesQuery(
  tables: readonly Pick<CopiedTable, 'name' | 'columns'>[],
  holds: Holds = holdsKeys,
): string | null {
  const parts = tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) => {
      const kind = holds(name, column.name);
      if (kind === null) return [];
      const cell = `cast(${quoted(column.name)} as text)`;
      const names = kind === 'keys' ? `${cell} <> ''` : before.map((each) => `${cell} like '%${each}%'`).join(' or ');
      return [`select '${kind}' as kind, ${cell} as cell from ${quoted(name)} where ${names}`];
    }),
  );
  return parts.length === 0 ? null : parts.join(' union ');
}

/** The keys that such rows name. */
export function namedKeys(cells: readonly NamingCell[]): ReadonlySet<string> {
  return new Set(cells.flatMap(keysInCell));
}

/** A name as SQL takes it, whatever it is. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
