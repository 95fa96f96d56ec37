import type { Clock } from '#application/ports/clock.ts';
import type { PlaceHoldings } from '#application/server/learning/ports/place-holdings.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { PlaceGuard } from './place-guard.ts';

/**
 * Goes round the seminars that say for how many people they are, and keeps how many places are left. What is sold is counted as it is
 * sold; this is for what comes and goes otherwise: orders that expire, accesses that end, people who are moved in, sessions that are over.
 */
export class KeepPlaces {
  constructor(
    private readonly holdings: PlaceHoldings,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param isStopping is asked between two transactions whether to leave the rest to the next round. */
  async execute(isStopping: () => boolean): Promise<void> {
    for (const seminarId of await this.holdings.limitedAt(this.clock.now())) {
      if (isStopping()) return;
      await this.unitOfWork.write(PlaceGuard, (guard) => guard.keep(seminarId));
    }
    await this.holdings.forgetPlansWithout();
  }
}
