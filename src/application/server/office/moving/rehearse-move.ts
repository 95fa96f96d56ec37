import type { MovingRehearsal, MovingRow } from '#application/read-models/office/moving.ts';
import type { MovingKind } from '#domain/office/moving/moving-kinds.ts';
import { gather, type LineReading } from '#domain/office/moving/moving.ts';
import type { MovingByKind } from './moving-by-kind.ts';
import { countsOf, faultTold, rowsOfKind } from './moving-counts.ts';
import type { Moving, MovingOptions } from './moving.ts';

/** Says what some rows of a file would make of the school; nothing is written. What is wrong with a row by itself was told before. */
export class RehearseMove {
  constructor(private readonly kinds: MovingByKind) {}

  execute(kind: MovingKind, rows: readonly MovingRow[], options: MovingOptions): Promise<MovingRehearsal> {
    return this.kinds.with(kind, async <C extends string, T>(reading: LineReading<C, T>, moving: Moving<T>) => {
      const { things } = gather(rowsOfKind<C>(kind, rows), reading);
      const verdicts = await moving.check(things, options);
      return {
        counts: countsOf(verdicts.flatMap((each) => ('value' in each ? [] : [each]))),
        faults: verdicts.flatMap((each) => ('value' in each ? [faultTold(each)] : [])),
      };
    });
  }
}
