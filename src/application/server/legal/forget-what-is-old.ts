import type { Clock } from '#application/ports/clock.ts';
import { Retention } from '#application/server/legal/ports/retention.ts';
import type { Uploads } from '#application/server/shared/ports/uploads.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { ages } from '#domain/legal/retention.ts';

/** Few enough that nobody who writes meanwhile waits for them. */
const batch = 200;
const day = 24 * 60 * 60 * 1000;

/** Forgets all that is older than its age, a few at a time, each few in a transaction of their own. */
export class ForgetWhatIsOld {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly uploads: Uploads,
    private readonly clock: Clock,
  ) {}

  /** @param isStopping is asked between two transactions whether to leave the rest to the next time. */
  async execute(isStopping: () => boolean): Promise<void> {
    for (const { what, days } of ages) {
      const before = new Date(this.clock.now().getTime() - days * day);
      let isFull = true;
      while (isFull && !isStopping()) {
        const gone = await this.unitOfWork.write(Retention, (retention) => retention.forget(what, before, batch));
        for (const file of gone.files) await this.uploads.remove(file);
        isFull = gone.count === batch;
      }
    }
  }
}
