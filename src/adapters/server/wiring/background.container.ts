import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { MailerBySmtp } from '#adapters/server/mail/mailer-by-smtp.ts';
import { MailerToFolder } from '#adapters/server/mail/mailer-to-folder.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { Logger } from '#application/ports/logger.ts';
import { SendDueMails } from '#application/server/shared/send-due-mails.ts';
import { SendDueGifts } from '#application/server/orders/send-due-gifts.ts';
import { ExpireOrders } from '#application/server/orders/expire-orders.ts';
import { ResolveRefunds } from '#application/server/payments/refunds/resolve-refunds.ts';
import { ResolveUnfinished } from '#application/server/payments/resolve-unfinished.ts';
import { IssueDueReceipts } from '#application/server/receipts/issue-due-receipts.ts';
import { StudentCounts } from '#application/server/catalogue/ports/student-counts.ts';
import { PublishDueProducts } from '#application/server/office/products/change-product-state.ts';
import { ForgetWhatIsOld } from '#application/server/legal/forget-what-is-old.ts';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import { ReceiptDocuments } from '#application/server/receipts/ports/receipt-documents.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { TaxAuthority } from '#application/server/receipts/ports/tax-authority.ts';
import { SignDueReceipts } from '#application/server/receipts/sign-due-receipts.ts';
import { SignReceipt } from '#application/server/receipts/sign-receipt.ts';
import { SendReceipts } from '#application/server/receipts/send-receipts.ts';
import { TellSavedNews } from '#application/server/home/tell-saved-news.ts';
import { KeepPlaces } from '#application/server/learning/seminars/keep-places.ts';
import { TellPlanEndings } from '#application/server/plans/tell-plan-endings.ts';
import { TellRecordings } from '#application/server/learning/seminars/tell-recordings.ts';
import { TellSeminarNews } from '#application/server/learning/seminars/tell-seminar-news.ts';
import { JobLeases } from '#application/server/shared/ports/job-leases.ts';
import { RateCounts } from '#application/server/shared/ports/rate-counts.ts';
import { MailQueue } from '#application/server/shared/ports/mail-queue.ts';
import type { Mailer } from '#application/server/shared/ports/mailer.ts';
import type { Config } from '#adapters/server/config/config.ts';
import type { JobRecords } from '#adapters/server/jobs/job-records.ts';
import { LeasedRun } from '#adapters/server/jobs/leased-run.ts';
import { PeriodicTask } from '#adapters/server/jobs/periodic-task.ts';
import type { School } from './school.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * 60 * second;

/** What the school does by itself while it runs. */
export interface BackgroundWork {
  /** Ends it and waits for what is under way; nothing of it touches the database afterwards. */
  stop(): Promise<void>;
}

/** Something that the school does by itself. */
interface Job {
  readonly name: string;
  /** Milliseconds between the end of a run and the next one. */
  readonly everyMs: number;
  readonly work: (isStopping: () => boolean) => Promise<unknown>;
  /** Every process does it: together they share the work, or each has its own. Else one of them does (decision 0048). */
  readonly inEach?: true;
}

/** Starts the delivery of mails and the housekeeping of accounts. */
export function startBackgroundWork(school: School, config: Config, records: JobRecords): BackgroundWork {
  const mailer = mailerOf(config);
  const holder = holderOf(school);
  const tasks = jobsOf(school, sendDueMailsBy(mailer, school)).map(({ name, everyMs, work, inEach }) => {
    const noted = records.noted(name, async (isStopping: () => boolean) => {
      await school.renewSettings();
      return work(isStopping);
    });
    const run = inEach === true ? noted : leased(school, holder, { name, everyMs, work: noted });
    return new PeriodicTask(name, run, inEach === true ? everyMs : Math.min(everyMs, minute), school.get(Logger));
  });
  for (const task of tasks) task.start();
  return {
    async stop() {
      await Promise.all(tasks.map((task) => task.stop()));
      await mailer.close();
    },
  };
}

/** A name for this process: an operator finds it, and no other has it. */
function holderOf(school: School): string {
  return `${hostname()} ${process.pid} ${school.get(IdGenerator).newId()}`;
}

/** Asked for more often than it is due: whoever did it last may be gone. */
function leased(school: School, holder: string, { name, everyMs, work }: Job) {
  // Somewhat shorter than the pause: a timer that is early must not lose its turn.
  const job = { name, work: async (isStopping: () => boolean) => void (await work(isStopping)), restMs: everyMs * 0.9 };
  const run = new LeasedRun(job, school.get(JobLeases), holder, school.get(Clock));
  return async (isStopping: () => boolean): Promise<void> => void (await run.execute(isStopping));
}

function jobsOf(school: School, sendDueMails: SendDueMails): readonly Job[] {
  return [
    {
      name: 'sending mails',
      everyMs: second,
      inEach: true,
      work: async (isStopping: () => boolean) => {
        while (!isStopping() && (await sendDueMails.execute()) > 0);
      },
    },
    {
      name: 'issuing receipts',
      everyMs: 2 * second,
      inEach: true,
      work: (isStopping) => goRoundReceipts(school, isStopping),
    },
    ...(school.get(TaxAuthority).isOn ? [sendingReceipts(school)] : []),
    {
      name: 'sending the letters of gifts',
      everyMs: 30 * second,
      inEach: true,
      work: (isStopping) => school.get(SendDueGifts).execute(isStopping),
    },
    {
      name: 'forgetting ended counts',
      everyMs: minute,
      inEach: true,
      work: () => school.get(RateCounts).forgetEnded(school.get(Clock).now()),
    },
    { name: 'going round payments', everyMs: 30 * second, work: () => goRoundPayments(school) },
    {
      name: 'telling what changed of what is saved',
      everyMs: 5 * minute,
      work: (isStopping) => school.get(TellSavedNews).execute(isStopping),
    },
    {
      name: 'writing to whoever attends seminars',
      everyMs: 20 * second,
      work: async (isStopping) => {
        await school.get(TellSeminarNews).execute(isStopping);
        await school.get(TellRecordings).execute(isStopping);
      },
    },
    {
      name: 'telling whose plans end',
      everyMs: 10 * minute,
      work: (isStopping) => school.get(TellPlanEndings).execute(isStopping),
    },
    {
      name: 'counting the places of seminars',
      everyMs: 20 * second,
      work: (isStopping) => school.get(KeepPlaces).execute(isStopping),
    },
    {
      name: 'forgetting what is old',
      everyMs: hour,
      work: (isStopping) => school.get(ForgetWhatIsOld).execute(isStopping),
    },
    {
      name: 'publishing what is due',
      everyMs: 30 * second,
      work: (isStopping) => school.get(PublishDueProducts).execute(isStopping),
    },
    countingStudents(school),
  ];
}

function sendingReceipts(school: School): Job {
  return {
    name: 'sending receipts',
    everyMs: 10 * second,
    work: (isStopping) => school.get(SendReceipts).execute(isStopping),
  };
}

function countingStudents(school: School): Job {
  const work: Job['work'] = (isStopping) => school.get(StudentCounts).refresh(isStopping);
  return { name: 'counting students', everyMs: hour, work };
}

/** Before anybody looks: what was paid when the last process ended is there. What fails is logged and left to the next round. */
export async function goRoundOnce(school: School): Promise<void> {
  for (const [name, round] of [
    ['going round payments', goRoundPayments],
    // Signing and sending wait for the job: nobody has to come after them.
    ['issuing receipts', () => school.get(IssueDueReceipts).execute()],
    // Not again when it was done within the hour: processes of a school may start one after another.
    ['counting students', () => leased(school, holderOf(school), countingStudents(school))(() => false)],
  ] as const) {
    try {
      await round(school);
    } catch (error) {
      school.get(Logger).error(`${name} failed at the start`, { error: String(error) });
    }
  }
}

/** Asks the gateways about payments and refunds without an end and lets unpaid orders expire; what fails is left to the next round. */
export async function goRoundPayments(school: School): Promise<void> {
  await school.get(ResolveUnfinished).execute();
  await school.get(ResolveRefunds).execute();
  await school.write(ExpireOrders, (expire) => expire.execute());
}

/** Issues the receipts of confirmed orders, and signs them where the school has a certificate. */
export async function goRoundReceipts(school: School, isStopping: () => boolean = () => false): Promise<void> {
  await school.get(IssueDueReceipts).execute();
  await school.get(SignDueReceipts).execute(isStopping);
}

/** The delivery of a school's mails by a mailer. */
export function sendDueMailsBy(mailer: Mailer, school: School): SendDueMails {
  return new SendDueMails(
    school.get(MailQueue),
    school.get(Receipts),
    school.get(CreditNotes),
    school.get(SignReceipt),
    school.get(ReceiptDocuments),
    school.get(FileStore),
    mailer,
    school.get(Clock),
    school.get(Logger),
  );
}

/** SMTP when an address of a server is configured, else files in the outbox folder. */
function mailerOf(config: Config): Mailer {
  return config.smtpUrl === null
    ? new MailerToFolder(join(config.dataDir, 'outbox'), config.mailFrom)
    : new MailerBySmtp(config.smtpUrl, config.mailFrom, config.smtpNeedsTls);
}
