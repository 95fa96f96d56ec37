import type { CellFault, Numbered } from '#domain/office/moving.ts';

/** How a school moves in this time. */
export interface MovingOptions {
  /** Whether people are written to. */
  readonly letters: boolean;
}

/** What becomes of a line, or would. */
export interface Moved {
  readonly line: number;
  /** `known`: it is there already, and stays as it is. */
  readonly outcome: 'added' | 'changed' | 'known';
  /** Whether somebody is written to. */
  readonly letter: boolean;
}

export type Verdict = Moved | Numbered<CellFault>;

/** Brings one kind of thing into the school from the platform it was on before. Nothing that is there is doubled. */
export abstract class Moving<T> {
  /** What `execute` would make of each line, writing nothing. The lines are about different things. */
  abstract check(rows: readonly Numbered<T>[], options: MovingOptions): Promise<readonly Verdict[]>;
  /** Brings the lines in, in one transaction with whoever calls. @throws at a line that `check` would find at fault. */
  abstract execute(rows: readonly Numbered<T>[], options: MovingOptions): Promise<readonly Moved[]>;
}
