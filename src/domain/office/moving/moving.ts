import type { Result } from '#domain/shared/result.ts';

/** A cell that cannot be used, in words for whoever imports. */
export interface CellFault {
  readonly kind: 'cell-fault';
  /** Its column, as the file's first line names it. */
  readonly column: string;
  readonly reason: string;
}

/** A line of a file by which a school moves in; an absent column and an empty cell are both ''. */
export interface NumberedCells<Column extends string> {
  /** From 1, as an editor counts. */
  readonly line: number;
  readonly row: Readonly<Record<Column, string>>;
}

export interface Numbered<T> {
  readonly line: number;
  readonly value: T;
}

/** What a file says, each thing once. */
export interface Gathered<T> {
  /** In the order of the file, each at the line that says it first. */
  readonly things: readonly Numbered<T>[];
  /** In the order of the file. */
  readonly faults: readonly Numbered<CellFault>[];
  /** Lines that say again what another has said. */
  readonly repeated: number;
}

/** How lines of one kind are read, and what two lines say that are about the same thing. */
export interface LineReading<Column extends string, T> {
  /** All that is wrong with a line, in the order of its columns. */
  readonly read: (row: Readonly<Record<Column, string>>) => Result<T, Faulty>;
  /** By which two lines are known to be about the same thing. */
  readonly keyOf: (value: T) => string;
  /** What both say together, whichever comes first; refused where they contradict each other. */
  readonly joined: (one: T, other: T) => Result<T, CellFault>;
  /** What two different things of a file may not share, such as their place, and what is said of the second that does. */
  readonly apart?: (value: T) => { readonly place: string; readonly fault: CellFault };
}

export interface Faulty {
  readonly kind: 'cells-faulty';
  readonly faults: readonly CellFault[];
}

export function cellFault(column: string, reason: string): CellFault {
  return { kind: 'cell-fault', column, reason };
}

export function faulty(...faults: readonly CellFault[]): Faulty {
  return { kind: 'cells-faulty', faults };
}

/** What a whole file says: a file and the same lines in another order say the same, and lines said twice say nothing more. */
export function gather<Column extends string, T>(
  rows: readonly NumberedCells<Column>[],
  reading: LineReading<Column, T>,
): Gathered<T> {
  const gathering = new Gathering(reading);
  for (const row of rows) gathering.take(row);
  return gathering.gathered();
}

/** Takes in a file line by line, so that whoever reads a long one may do other things in between. */
export class Gathering<Column extends string, T> {
  readonly #things = new Map<string, Numbered<T>>();
  readonly #places = new Map<string, number>();
  readonly #faults: Numbered<CellFault>[] = [];
  #repeated = 0;

  constructor(private readonly reading: LineReading<Column, T>) {}

  take({ line, row }: NumberedCells<Column>): void {
    const said = this.reading.read(row);
    if (!said.ok) {
      this.#faults.push(...said.refusal.faults.map((value) => ({ line, value })));
      return;
    }
    const key = this.reading.keyOf(said.value);
    const before = this.#things.get(key);
    if (before === undefined) {
      if (this.#isApart(line, said.value)) this.#things.set(key, { line, value: said.value });
      return;
    }
    const all = this.reading.joined(before.value, said.value);
    if (!all.ok) {
      this.#blame(line, all.refusal, before.line);
      return;
    }
    this.#repeated += 1;
    this.#things.set(key, { line: before.line, value: all.value });
  }

  gathered(): Gathered<T> {
    return { things: [...this.#things.values()], faults: [...this.#faults], repeated: this.#repeated };
  }

  #isApart(line: number, value: T): boolean {
    const stand = this.reading.apart?.(value);
    if (stand === undefined) return true;
    const taken = this.#places.get(stand.place);
    if (taken !== undefined) this.#blame(line, stand.fault, taken);
    else this.#places.set(stand.place, line);
    return taken === undefined;
  }

  #blame(line: number, fault: CellFault, because: number): void {
    this.#faults.push({ line, value: { ...fault, reason: `${fault.reason} (línea ${because})` } });
  }
}
