import { expect, test } from 'vitest';
import { MailQueueInMemory } from '#test/memory/shared/mail-queue-in-memory.ts';
import { pauseAfter, SendDueMails } from '#application/server/shared/send-due-mails.ts';
import { ReceiptDocuments } from '#application/server/receipts/ports/receipt-documents.ts';
import { logoContentId, Mailer, type DeliveryRefusal, type MailFile } from '#application/server/shared/ports/mailer.ts';
import type { QueuedMail } from '#application/server/shared/ports/mail-queue.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';
import { SignReceipt } from '#application/server/receipts/sign-receipt.ts';
import { ReceiptSignerInMemory } from '#test/memory/receipts/receipt-signer-in-memory.ts';
import { SignedReceiptsInMemory } from '#test/memory/receipts/signed-receipts-in-memory.ts';
import { CreditNotesInMemory } from '#test/memory/receipts/credit-notes-in-memory.ts';
import { ReceiptsInMemory } from '#test/memory/receipts/receipts-in-memory.ts';
import { aMail } from '#test/ports/shared/mail-queue.ts';
import { aCreditNote, aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';

class MailerOfTest extends Mailer {
  readonly delivered: string[] = [];
  readonly files: (readonly MailFile[])[] = [];
  refusal: DeliveryRefusal | null = null;

  deliver(mail: QueuedMail, files: readonly MailFile[]): Promise<Result<undefined, DeliveryRefusal>> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    this.delivered.push(mail.messageId);
    this.files.push(files);
    return Promise.resolve(accept(undefined));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** Draws a receipt as its id, or nothing while it cannot. */
class DocumentsOfTest extends ReceiptDocuments {
  canDraw = true;

  pdf({ id }: Receipt): Promise<Uint8Array> {
    return this.canDraw ? Promise.resolve(Buffer.from(id)) : Promise.reject(new Error('no letters'));
  }
}

function postOffice() {
  const queue = new MailQueueInMemory();
  const mailer = new MailerOfTest();
  const clock = new FixedClock();
  const logger = new LoggerInMemory();
  const receipts = new ReceiptsInMemory();
  const notes = new CreditNotesInMemory();
  const documents = new DocumentsOfTest();
  const pictures = new FileStoreOnDisk(temporaryFolder());
  const sign = new SignReceipt(new SignedReceiptsInMemory(receipts, notes), new ReceiptSignerInMemory(), clock);
  const send = new SendDueMails(queue, receipts, notes, sign, documents, pictures, mailer, clock, logger);
  return { queue, mailer, clock, logger, receipts, notes, documents, pictures, send };
}

test('delivers what is due, once', async () => {
  const { queue, mailer, send } = postOffice();
  for (let index = 0; index < 25; index += 1) queue.put(aMail(`mail-${String(index).padStart(2, '0')}`));
  expect([await send.execute(), await send.execute(), await send.execute()]).toEqual([20, 5, 0]);
  expect(new Set(mailer.delivered).size).toBe(25);
  expect(queue.sent).toHaveLength(25);
});

test('a mail that fails is tried again later, and later still', async () => {
  const { queue, mailer, clock, logger, send } = postOffice();
  queue.put(aMail('uno'));
  mailer.refusal = { kind: 'unavailable', detail: '451 busy' };
  expect(await send.execute()).toBe(1);
  clock.advance({ seconds: 29 });
  expect(await send.execute()).toBe(0);
  clock.advance({ seconds: 1 });
  expect(await send.execute()).toBe(1);
  clock.advance({ seconds: 59 });
  expect(await send.execute()).toBe(0);
  mailer.refusal = null;
  clock.advance({ seconds: 1 });
  await send.execute();
  expect(mailer.delivered).toEqual(['<uno@escuela.example>']);
  expect(logger.entries.map(({ level }) => level)).toEqual(['warn', 'warn']);
});

test('a mail that will never be taken is given up at once, and said', async () => {
  const { queue, mailer, clock, logger, send } = postOffice();
  queue.put(aMail('uno'));
  mailer.refusal = { kind: 'rejected', detail: '550 no such mailbox' };
  await send.execute();
  clock.advance({ days: 30 });
  expect(await send.execute()).toBe(0);
  expect(queue.errors.get('uno')).toBe('550 no such mailbox');
  expect(logger.entries[0]).toMatchObject({ level: 'error' });
});

test('a mail is given up after twenty attempts over three days', async () => {
  const { queue, mailer, clock, send } = postOffice();
  queue.put(aMail('uno'));
  mailer.refusal = { kind: 'unavailable', detail: 'no connection' };
  let attempts = 0;
  for (let hour = 0; hour < 24 * 10; hour += 1) {
    attempts += await send.execute();
    clock.advance({ hours: 1 });
  }
  expect(attempts).toBe(20);
  expect(pauseAfter(1)).toBe(30_000);
  expect(pauseAfter(20)).toBe(6 * 60 * 60 * 1000);
});

test('a receipt or a credit note goes with its mail, which waits while the receipt cannot be drawn', async () => {
  const { queue, mailer, clock, receipts, notes, documents, send } = postOffice();
  await receipts.add(aReceipt({ id: 'boleta' }));
  await notes.add(aCreditNote({ id: 'nota' }));
  queue.put(aMail('uno', { receiptId: 'boleta' }));
  documents.canDraw = false;
  await send.execute();
  expect([mailer.delivered, queue.errors.get('uno')]).toEqual([[], 'its receipt was not drawn: Error: no letters']);
  documents.canDraw = true;
  clock.advance({ seconds: 30 });
  await send.execute();
  expect(mailer.files).toEqual([
    [
      { name: '20512333797-03-B001-1.pdf', type: 'application/pdf', bytes: Buffer.from('boleta') },
      { name: '20512333797-03-B001-1.xml', type: 'application/xml', bytes: '<Invoice>B001-1</Invoice>' },
    ],
  ]);
  queue.put(aMail('dos', { creditNoteId: 'nota' }));
  await send.execute();
  expect(mailer.files[1]).toMatchObject([
    { name: '20512333797-07-BC01-1.pdf', bytes: Buffer.from('nota') },
    { name: '20512333797-07-BC01-1.xml', bytes: '<Invoice>BC01-1</Invoice>' },
  ]);
  queue.put(aMail('tres', { receiptId: 'boleta', creditNoteId: 'nota' }));
  await send.execute();
  expect(mailer.files[2]?.map(({ name }) => name.slice(12))).toEqual([
    '03-B001-1.pdf',
    '03-B001-1.xml',
    '07-BC01-1.pdf',
    '07-BC01-1.xml',
  ]);
});

test('the logo goes with the letter that shows it; one whose picture is gone goes without', async () => {
  const { queue, mailer, pictures, send } = postOffice();
  await pictures.put('logotipos/a-96x32.png', Buffer.from('png'));
  queue.put(aMail('uno', { logo: 'logotipos/a-96x32.png' }));
  queue.put(aMail('dos', { logo: 'logotipos/gone-96x32.png' }));
  await send.execute();
  expect(
    mailer.files.map((files) => files.map(({ contentId, bytes }) => [contentId, String(Buffer.from(bytes))])),
  ).toEqual(expect.arrayContaining([[[logoContentId, 'png']], []]));
});
