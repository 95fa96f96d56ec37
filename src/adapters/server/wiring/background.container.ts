import { join } from 'node:path';
import { MailerBySmtp } from '#adapters/server/mail/mailer-by-smtp.ts';
import { MailerToFolder } from '#adapters/server/mail/mailer-to-folder.ts';
import { Clock } from '#application/ports/clock.ts';
import { Logger } from '#application/ports/logger.ts';
import { SendDueMails } from '#application/server/shared/send-due-mails.ts';
import { SendDueGifts } from '#application/server/orders/send-due-gifts.ts';
import { ExpireOrders } from '#application/server/orders/expire-orders.ts';
import { ResolveUnfinished } from '#application/server/payments/resolve-unfinished.ts';
import { IssueDueReceipts } from '#application/server/receipts/issue-due-receipts.ts';
import { StudentCounts } from '#application/server/catalogue/ports/student-counts.ts';
import { ForgetWhatIsOld } from '#application/server/legal/forget-what-is-old.ts';
import { ReceiptDocuments } from '#application/server/receipts/ports/receipt-documents.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { SendReceipts } from '#application/server/receipts/send-receipts.ts';
import { TellSavedNews } from '#application/server/home/tell-saved-news.ts';
import { RateCounts } from '#application/server/shared/ports/rate-counts.ts';
import { MailQueue } from '#application/server/shared/ports/mail-queue.ts';
import type { Mailer } from '#application/server/shared/ports/mailer.ts';
import type { Config } from '#adapters/server/config/config.ts';
import { PeriodicTask } from '#adapters/server/periodic-task.ts';
import type { School } from './school.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * 60 * second;

/** What the school does by itself while it runs. */
export interface BackgroundWork {
  /** Ends it and waits for what is under way; nothing of it touches the database afterwards. */
  stop(): Promise<void>;
}

/** Starts the delivery of mails and the housekeeping of accounts. */
export function startBackgroundWork(school: School, config: Config): BackgroundWork {
  const logger = school.get(Logger);
  const mailer = mailerOf(config);
  const sendDueMails = sendDueMailsBy(mailer, school);
  const tasks = [
    new PeriodicTask(
      'sending mails',
      async (isStopping) => {
        while (!isStopping() && (await sendDueMails.execute()) > 0);
      },
      second,
      logger,
    ),
    new PeriodicTask(
      'forgetting what is old',
      (isStopping) => school.get(ForgetWhatIsOld).execute(isStopping),
      hour,
      logger,
    ),
    new PeriodicTask(
      'forgetting ended counts',
      () => school.get(RateCounts).forgetEnded(school.get(Clock).now()),
      minute,
      logger,
    ),
    new PeriodicTask(
      'telling what changed of what is saved',
      (isStopping) => school.get(TellSavedNews).execute(isStopping),
      5 * minute,
      logger,
    ),
    new PeriodicTask(
      'sending the letters of gifts',
      (isStopping) => school.get(SendDueGifts).execute(isStopping),
      30 * second,
      logger,
    ),
    new PeriodicTask('counting students', (isStopping) => school.get(StudentCounts).refresh(isStopping), hour, logger),
    new PeriodicTask('issuing receipts', () => goRoundReceipts(school), 2 * second, logger),
    new PeriodicTask('going round payments', () => goRoundPayments(school), 30 * second, logger),
  ];
  for (const task of tasks) task.start();
  return {
    async stop() {
      await Promise.all(tasks.map((task) => task.stop()));
      await mailer.close();
    },
  };
}

/** Before anybody looks: what was paid when the last process ended is there. What fails is logged and left to the next round. */
export async function goRoundOnce(school: School): Promise<void> {
  for (const [name, round] of [
    ['going round payments', goRoundPayments],
    ['issuing receipts', goRoundReceipts],
    ['counting students', (running: School) => running.get(StudentCounts).refresh(() => false)],
  ] as const) {
    try {
      await round(school);
    } catch (error) {
      school.get(Logger).error(`${name} failed at the start`, { error: String(error) });
    }
  }
}

/** Asks the gateways about payments without an end and lets unpaid orders expire; what fails is left to the next round. */
export async function goRoundPayments(school: School): Promise<void> {
  await school.get(ResolveUnfinished).execute();
  await school.write(ExpireOrders, (expire) => expire.execute());
}

/** Issues the receipts of confirmed orders, and sends them to the tax authority where the school does. */
export async function goRoundReceipts(school: School): Promise<void> {
  await school.get(IssueDueReceipts).execute();
  await school.get(SendReceipts).execute();
}

/** The delivery of a school's mails by a mailer. */
export function sendDueMailsBy(mailer: Mailer, school: School): SendDueMails {
  return new SendDueMails(
    school.get(MailQueue),
    school.get(Receipts),
    school.get(ReceiptDocuments),
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
