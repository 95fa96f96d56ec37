/** A row of a file, as it travels: its cells in the order of the columns of its kind. */
export interface MovingRow {
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** What is wrong with a cell. */
export interface MovingFaultTold {
  readonly line: number;
  readonly column: string;
  /** Goes on after the column's name: 'está vacía'. */
  readonly reason: string;
}

/** What a file says, before the school is asked. */
export interface MovingFileRead {
  /** Windows-1252: its accents are to be looked at. */
  readonly encoding: 'utf-8' | 'windows-1252';
  /** Each once. */
  readonly rows: readonly MovingRow[];
  /** Rows that say what another has said. */
  readonly repeated: number;
  /** The first of them, by line. */
  readonly faults: readonly MovingFaultTold[];
  readonly faultCount: number;
}

/** What becomes of some rows, or would. */
export interface MovedCounts {
  readonly added: number;
  readonly changed: number;
  readonly known: number;
  readonly letters: number;
}

export interface MovingRehearsal {
  readonly counts: MovedCounts;
  /** Those that only the school knows of. */
  readonly faults: readonly MovingFaultTold[];
}
