import type { MovedCounts, MovingFaultTold, MovingRow } from '#application/read-models/office/moving.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { MovingKind } from '#domain/office/moving/moving-kinds.ts';
import { gather, type LineReading } from '#domain/office/moving/moving.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { MovingByKind } from './moving-by-kind.ts';
import { countsOf, faultTold, rowsOfKind } from './moving-counts.ts';
import { type Moving, MovingFault, type MovingOptions } from './moving.ts';

/** A row that cannot go in: none of its part does. */
export interface RowFaulty extends MovingFaultTold {
  readonly kind: 'moving-row-faulty';
}

/**
 * Brings a part of a file in, all of its rows or none, with the line of the log that says how many. Said again it brings nothing: what was
 * interrupted goes on by saying it all once more. Source: docs/decisions/0081.
 */
export class MoveIn {
  constructor(
    private readonly kinds: MovingByKind,
    private readonly journal: OfficeJournal,
  ) {}

  execute(
    by: string,
    kind: MovingKind,
    rows: readonly MovingRow[],
    options: MovingOptions,
  ): Promise<Result<MovedCounts, RowFaulty>> {
    return this.kinds.with(kind, async <C extends string, T>(reading: LineReading<C, T>, moving: Moving<T>) => {
      const { things, faults } = gather(rowsOfKind<C>(kind, rows), reading);
      const [bad] = faults;
      if (bad !== undefined) return refuse({ kind: 'moving-row-faulty' as const, ...faultTold(bad) });
      try {
        const counts = countsOf(await moving.execute(things, options));
        await this.#note(by, kind, counts);
        return accept(counts);
      } catch (error) {
        // Nothing is written before every line is looked at.
        if (error instanceof MovingFault)
          return refuse({ kind: 'moving-row-faulty' as const, ...faultTold(error.fault) });
        throw error;
      }
    });
  }

  async #note(by: string, kind: MovingKind, { added, changed, letters }: MovedCounts): Promise<void> {
    if (added + changed + letters === 0) return;
    const after = { added: String(added), changed: String(changed), letters: String(letters) };
    await this.journal.note(by, 'moved-in', kind, {}, after);
  }
}
