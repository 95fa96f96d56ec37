import type { CellFault, Numbered } from '#domain/office/moving/moving.ts';

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
  /** Brings the lines in, in one transaction with whoever calls. @throws MovingFault at a line that `check` would find at fault. */
  abstract execute(rows: readonly Numbered<T>[], options: MovingOptions): Promise<readonly Moved[]>;
}

/** What a line makes of what the school has, or what is wrong with it. */
export type MovingStep<P> = (Moved & { readonly plan: P }) | Numbered<CellFault>;

/** A line that came to be at fault between its check and its turn. Carries it out of the transaction. */
export class MovingFault extends Error {
  constructor(readonly fault: Numbered<CellFault>) {
    super(`Línea ${fault.line}: ${fault.value.column}: ${fault.value.reason}`);
  }
}

/** Moves what is planned first, each line as the lines before it leave the school, and written then. */
export abstract class PlannedMoving<T, P> extends Moving<T> {
  async check(rows: readonly Numbered<T>[]): Promise<readonly Verdict[]> {
    return (await this.plan(rows)).map((step) => ('plan' in step ? told(step) : step));
  }

  async execute(rows: readonly Numbered<T>[]): Promise<readonly Moved[]> {
    await this.lock(rows);
    const moved: Moved[] = [];
    const plans: P[] = [];
    for (const step of await this.plan(rows)) {
      if (!('plan' in step)) throw new MovingFault(step);
      if (step.outcome !== 'known') plans.push(step.plan);
      moved.push(told(step));
    }
    await this.write(plans);
    return moved;
  }

  /** Has whoever else would change what is planned wait. */
  protected abstract lock(rows: readonly Numbered<T>[]): Promise<void>;
  protected abstract plan(rows: readonly Numbered<T>[]): Promise<readonly MovingStep<P>[]>;
  protected abstract write(plans: readonly P[]): Promise<void>;
}

function told({ line, outcome, letter }: Moved): Moved {
  return { line, outcome, letter };
}
