import type { Clock } from '#application/ports/clock.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { RecordingNotices } from '#application/server/learning/ports/recording-notices.ts';
import type { SomebodysSeminar } from '#application/server/learning/ports/seminar-notices.ts';
import type { SeminarSchedule } from '#application/server/learning/ports/seminar-schedule.ts';
import type { Letter, Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { firstName, fullName, readerOf, type User } from '#domain/accounts/user.ts';

/** Few enough that nobody who writes meanwhile waits for them. */
const batch = 100;

/** Goes round the seminars that were held and writes to whoever has them once the recording is there, each in a transaction of their own. Decision 0133. */
export class TellRecordings {
  constructor(
    private readonly notices: RecordingNotices,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @param isStopping is asked between two transactions whether to leave the rest to the next round. */
  async execute(isStopping: () => boolean): Promise<void> {
    for (const productId of await this.notices.unnoted(this.clock.now())) {
      if (isStopping()) return;
      await this.unitOfWork.write(NoteRecording, (note) => note.execute(productId));
    }
    for (const each of await this.notices.waiting(batch)) {
      if (isStopping()) return;
      try {
        await this.unitOfWork.write(TellOfRecording, (tell) => tell.execute(each));
      } catch (error) {
        // The others are not kept waiting for it; the next round tries again.
        this.logger.error('A letter about a recording was not sent', { seminar: each.productId, error: String(error) });
      }
    }
  }
}

/** Notes that the recording of a seminar is there, and who is to be told: all of it or nothing. */
export class NoteRecording {
  constructor(
    private readonly notices: RecordingNotices,
    private readonly clock: Clock,
  ) {}

  execute(productId: number): Promise<void> {
    return this.notices.note(productId, this.clock.now());
  }
}

/** Tells one person that the recording of a seminar is there: once, however many processes go round. */
export class TellOfRecording {
  constructor(
    private readonly notices: RecordingNotices,
    private readonly schedule: SeminarSchedule,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly clock: Clock,
  ) {}

  async execute(somebody: SomebodysSeminar): Promise<void> {
    // An account that is being deleted is waited for: it is written to no more.
    await this.accounts.lock(somebody.userId);
    if (!(await this.notices.take(somebody, this.clock.now()))) return;
    const [seminar] = await this.schedule.among([somebody.productId]);
    const reader = readerOf(await this.accounts.find(somebody.userId));
    if (seminar === undefined || reader === null) return;
    const page = this.addresses.school(`/main/seminarios/${seminar.slug}`);
    await this.outbox.post(recordingLetter(reader, seminar.title, page), {
      name: fullName(reader),
      email: reader.email,
    });
  }
}

function recordingLetter(reader: User, title: string, page: string): Letter {
  return {
    subject: `Ya está la grabación de «${title}»`,
    preview: 'Puedes verla en tu área de estudiante.',
    greeting: `Hola, ${firstName(reader)}:`,
    blocks: [
      { kind: 'text', text: `Publicamos la grabación de «${title}». Ya puedes verla en la página del seminario.` },
    ],
    action: { label: 'Ver la grabación', url: page },
  };
}
