import type { Clock } from '#application/ports/clock.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { ReceiptDocuments } from '#application/server/receipts/ports/receipt-documents.ts';
import type { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import type { Receipts } from '#application/server/receipts/ports/receipts.ts';
import type { SignReceipt } from '#application/server/receipts/sign-receipt.ts';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import { logoContentId, type Mailer, type MailFile } from '#application/server/shared/ports/mailer.ts';
import type { MailQueue, QueuedMail } from '#application/server/shared/ports/mail-queue.ts';
import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import { receiptFileName } from '#domain/receipts/receipt.ts';
import { wholeFile } from './whole-file.ts';
import { refuse } from '#domain/shared/result.ts';

/** Mails taken at a time. */
const batch = 20;
/** Whoever takes a mail has this long to deliver it before others try. */
const leaseMs = 2 * 60 * 1000;
const firstPauseMs = 30 * 1000;
const longestPauseMs = 6 * 60 * 60 * 1000;
/** Three days and more of trying, with these pauses. */
const attemptsAtMost = 20;

/** Delivers the mails of the outbox that are due. Each at least once; a mail that fails waits longer each time. */
export class SendDueMails {
  constructor(
    private readonly queue: MailQueue,
    private readonly receipts: Receipts,
    private readonly notes: CreditNotes,
    private readonly sign: SignReceipt,
    private readonly documents: ReceiptDocuments,
    private readonly pictures: FileStore,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Returns how many mails it took; 0: nothing was due. */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const mails = await this.queue.take(batch, now, new Date(now.getTime() + leaseMs));
    await Promise.all(mails.map((mail) => this.#send(mail)));
    return mails.length;
  }

  async #send(mail: QueuedMail): Promise<void> {
    const delivered = await this.#deliver(mail);
    if (delivered.ok) return this.queue.markSent(mail.id, this.clock.now());
    const { kind, detail } = delivered.refusal;
    const isLast = kind === 'rejected' || mail.attempt >= attemptsAtMost;
    const next = isLast ? null : new Date(this.clock.now().getTime() + pauseAfter(mail.attempt));
    await this.queue.markFailed(mail.id, detail, next);
    this.logger[isLast ? 'error' : 'warn']('a mail was not delivered', {
      mail: mail.id,
      attempt: mail.attempt,
      detail,
      next: next?.toISOString() ?? 'never',
    });
  }

  /** A mail whose file cannot be drawn now waits, as one that nobody takes: it says that the file is with it. */
  async #deliver(mail: QueuedMail): ReturnType<Mailer['deliver']> {
    let files: readonly MailFile[];
    try {
      files = [...(await this.#logoOf(mail)), ...(await this.#filesOf(mail))];
    } catch (error) {
      return refuse({ kind: 'unavailable', detail: `its receipt was not drawn: ${String(error)}` });
    }
    return this.mailer.deliver(mail, files);
  }

  /** Without it the letter shows the school's name, which is no reason to keep it back. */
  async #logoOf({ logo }: QueuedMail): Promise<readonly MailFile[]> {
    if (logo === null) return [];
    try {
      const bytes = await wholeFile(this.pictures, logo);
      return bytes === null ? [] : [{ name: 'logotipo.png', type: 'image/png', bytes, contentId: logoContentId }];
    } catch (error) {
      this.logger.warn('a mail goes without the logo', { logo, reason: String(error) });
      return [];
    }
  }

  async #filesOf({ receiptId, creditNoteId }: QueuedMail): Promise<readonly MailFile[]> {
    const sold = receiptId === null ? null : await this.receipts.find(receiptId);
    const note = creditNoteId === null ? null : await this.notes.find(creditNoteId);
    const files: MailFile[] = [];
    for (const printed of [sold, note]) if (printed !== null) files.push(...(await this.#drawn(printed)));
    return files;
  }

  async #drawn(printed: IssuedDocument): Promise<readonly MailFile[]> {
    // Signed first: its printed form shows the digest of the signature.
    const signed = await this.sign.execute(printed);
    const name = receiptFileName(printed);
    const bytes = await this.documents.pdf(signed === null ? printed : { ...printed, hash: signed.digest });
    const pdf = { name: `${name}.pdf`, type: 'application/pdf', bytes };
    if (signed === null) return [pdf];
    return [pdf, { name: `${name}.xml`, type: 'application/xml', bytes: signed.xml }];
  }
}

/** Milliseconds to wait after an attempt, counted from 1: doubling from half a minute to six hours. */
export function pauseAfter(attempt: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1));
}
