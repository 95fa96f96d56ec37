import type { Clock } from '#application/ports/clock.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type {
  SeminarNotices,
  SessionOfSomebody,
  SomebodysSeminar,
} from '#application/server/learning/ports/seminar-notices.ts';
import type { SeminarSchedule } from '#application/server/learning/ports/seminar-schedule.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { fullName } from '#domain/accounts/user.ts';
import { noticeDue, type NoticeReason, toldNow } from '#domain/learning/seminars/seminar-notice.ts';
import { seminarLetter } from './seminar-letters.ts';

/** Few enough that nobody who writes meanwhile waits for them. */
const batch = 100;

/** Goes round the sessions to come and writes to whoever has to know something of them, each in a transaction of their own. */
export class TellSeminarNews {
  constructor(
    private readonly notices: SeminarNotices,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @param isStopping is asked between two transactions whether to leave the rest to the next round. */
  async execute(isStopping: () => boolean): Promise<void> {
    for (const each of await this.notices.waiting(this.clock.now(), batch)) {
      if (isStopping()) return;
      try {
        await this.unitOfWork.write(TellWhoAttends, (tell) => tell.execute(each));
      } catch (error) {
        // The others are not kept waiting for it; the next round tries again.
        this.logger.error('A letter about a seminar was not sent', { seminar: each.productId, error: String(error) });
      }
    }
  }
}

/** Tells one person what they do not know yet of a seminar's sessions: once, however many processes go round. */
export class TellWhoAttends {
  constructor(
    private readonly notices: SeminarNotices,
    private readonly schedule: SeminarSchedule,
    private readonly accounts: Accounts,
    private readonly settings: SchoolSettings,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly clock: Clock,
  ) {}

  async execute(somebody: SomebodysSeminar): Promise<void> {
    // An account that is being deleted is waited for: nothing is noted of it, and it is written to no more.
    await this.accounts.lock(somebody.userId);
    const now = this.clock.now();
    const byReason = new Map<NoticeReason, SessionOfSomebody[]>();
    for (const session of await this.notices.sessionsOf(somebody, now)) {
      const reason = noticeDue(session, now);
      if (reason === null || !(await this.notices.note(session, toldNow(reason, session, now)))) continue;
      byReason.set(reason, [...(byReason.get(reason) ?? []), session]);
    }
    if (byReason.size === 0) return;
    const [seminar] = await this.schedule.among([somebody.productId]);
    const user = await this.accounts.find(somebody.userId);
    if (seminar === undefined || user === null) return;
    const { slug, title } = seminar;
    const page = this.addresses.school(`/main/seminarios/${slug}`);
    const from = { name: this.settings.of('identity').name, email: this.settings.of('contact').email };
    for (const [reason, sessions] of byReason) {
      const letter = seminarLetter(reason, sessions, { user, from, seminar: { title, page } });
      await this.outbox.post(letter, { name: fullName(user), email: user.email });
    }
  }
}
