import { contextOfWork, type SourceNotes, withContext } from './work-context.ts';

/** What some work gave, and what it was made from. */
export interface Recorded<T> {
  readonly value: T;
  /** The tables whose rows it read or wrote. What the process remembered of earlier work is not among them. */
  readonly tables: ReadonlySet<string>;
  /** False where it holds what is good for one visitor, for minutes, or is older than the database: a signed address. */
  readonly mayBeKept: boolean;
}

/** Who records what is done now; null: nobody. */
const recorded = (): SourceNotes | null => contextOfWork().recording;
const known = new Map<string, readonly string[]>();

/**
 * Does work and notes what it is made from; what it does at the same time counts as well, other work does not. Whoever records around
 * it is told the same.
 */
export async function recordSources<T>(work: () => Promise<T>): Promise<Recorded<T>> {
  const notes: SourceNotes = { tables: new Set(), mayBeKept: true };
  const around = recorded();
  const value = await withContext({ recording: notes }, work);
  if (around !== null) {
    for (const table of notes.tables) around.tables.add(table);
    around.mayBeKept &&= notes.mayBeKept;
  }
  return { value, ...notes };
}

/** Does work whose statements are not noted. */
export function unrecorded<T>(work: () => T): T {
  // Not by `exit`: it takes the hooks of all promises away and sets them again, which costs more than most work.
  return recorded() === null ? work() : withContext({ recording: null }, work);
}

/** Notes a statement for whoever records; called for every statement of a database. */
export function noteStatement(text: string): void {
  const notes = recorded();
  if (notes === null) return;
  for (const table of tablesOf(text)) notes.tables.add(table);
}

/** Notes that something is made from a table of which the process remembers the rows as they are now. */
export function noteTable(table: string): void {
  recorded()?.tables.add(table);
}

/** Notes that what is being made must not be given to anybody else, nor later. */
export function noteNotToKeep(): void {
  const notes = recorded();
  if (notes !== null) notes.mayBeKept = false;
}

function tablesOf(text: string): readonly string[] {
  let tables = known.get(text);
  if (tables === undefined) {
    const named = text.matchAll(/\b(?:from|join|update|into)\s+(?:only\s+)?"?(\w+)"?/gi);
    tables = [...new Set(Array.from(named, ([, table = '']) => table))];
    known.set(text, tables);
  }
  return tables;
}
