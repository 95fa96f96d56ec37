import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { OrdersUnderWay } from '#application/server/orders/ports/orders-under-way.ts';
import type { PlanEndings } from '#application/server/plans/ports/plan-endings.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { fullName, readerOf } from '#domain/accounts/user.ts';
import { dueReminder, hasSuccessor, reminderDays } from '#domain/plans/plan-ending.ts';
import { planEndingLetter } from './plan-ending-letter.ts';
import type { PlanRenewals } from './plan-renewals.ts';

/** Few enough that nobody who writes meanwhile waits for them. */
const batch = 100;
const dayMs = 86_400_000;
/** The first reminder's day begins before it is that many days to the end. */
const lookAheadMs = (Math.max(...reminderDays) + 1) * dayMs;

/** Goes round the plans that end soon and writes to whoever has them, each in a transaction of their own. */
export class TellPlanEndings {
  constructor(
    private readonly endings: PlanEndings,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param isStopping is asked between two transactions whether to leave the rest to the next round. */
  async execute(isStopping: () => boolean): Promise<void> {
    const now = this.clock.now();
    const span = { now, until: new Date(now.getTime() + lookAheadMs) };
    let after: string | null = null;
    let isFull = true;
    while (isFull && !isStopping()) {
      const owners: readonly string[] = await this.endings.ownersOfEnding(span, after, batch);
      for (const userId of owners) {
        if (isStopping()) return;
        await this.unitOfWork.write(TellWhoseEnds, (tell) => tell.execute(userId));
      }
      isFull = owners.length === batch;
      after = owners.at(-1) ?? null;
    }
  }
}

/** Writes to one account about each of its plans that ends soon: once for each reminder, however many processes go round. Decision 0101. */
export class TellWhoseEnds {
  constructor(
    private readonly endings: PlanEndings,
    private readonly renewals: PlanRenewals,
    private readonly accounts: Accounts,
    private readonly underWay: OrdersUnderWay,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<void> {
    // An account that is being deleted is waited for: it is written to no more.
    await this.accounts.lock(userId);
    const now = this.clock.now();
    const held = await this.endings.heldBy(userId);
    const ending = held.filter((plan) => !plan.isRefunded && !hasSuccessor(plan, held));
    const due = ending.flatMap((plan) => {
      const days = dueReminder(plan, now);
      return days === null || plan.endsAt === null ? [] : [{ plan, days, endsAt: plan.endsAt }];
    });
    if (due.length === 0) return;
    const reader = readerOf(await this.accounts.find(userId));
    if (reader === null || reader.emailVerifiedAt === null) return;
    const paying = new Set(
      (await this.underWay.of(userId)).flatMap(({ lines }) => lines.map(({ productId }) => productId)),
    );
    for (const { plan, days, endsAt } of due) {
      if (paying.has(plan.planId) || !(await this.endings.markTold(plan.grantId, days))) continue;
      const offer = (await this.renewals.of(plan, now))?.offer ?? null;
      const letter = planEndingLetter(reader, { ...plan, endsAt }, offer, { addresses: this.addresses, now });
      await this.outbox.post(letter, { name: fullName(reader), email: reader.email });
    }
  }
}
