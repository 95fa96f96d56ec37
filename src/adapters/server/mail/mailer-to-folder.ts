import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Mailer, type DeliveryRefusal, type MailFile } from '#application/server/shared/ports/mailer.ts';
import type { QueuedMail } from '#application/server/shared/ports/mail-queue.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { ownTurn } from '#adapters/server/own-turn.ts';
import { messageOf } from './message.ts';

/**
 * Writes mails as `.eml` files, which any mail program opens: how a school without a mail server shows what it would send. The
 * file is named by the mail, so that a mail delivered twice is there once, and it appears complete or not at all.
 */
export class MailerToFolder extends Mailer {
  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  async deliver(mail: QueuedMail, files: readonly MailFile[]): Promise<Result<undefined, DeliveryRefusal>> {
    try {
      // Loaded with the first mail.
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      // Twenty are sent at once, and each is composed on this thread.
      await ownTurn();
      const { message } = await composer.sendMail(messageOf(mail, this.from, files));
      await mkdir(this.folder, { recursive: true });
      const name = `${mail.createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}`;
      const partial = join(this.folder, `.${name}.part`);
      await writeFile(partial, message as Buffer);
      await rename(partial, join(this.folder, `${name}.eml`));
      return accept(undefined);
    } catch (error) {
      return refuse({ kind: 'unavailable', detail: String(error) });
    }
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
