import type { Transporter } from 'nodemailer';
import { Mailer, type DeliveryRefusal, type MailFile } from '#application/server/shared/ports/mailer.ts';
import type { QueuedMail } from '#application/server/shared/ports/mail-queue.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { ownTurn } from '#adapters/server/own-turn.ts';
import { messageOf } from './message.ts';

const patienceMs = 20_000;

/** Sends mails through an SMTP server over a few kept connections. */
export class MailerBySmtp extends Mailer {
  #transport: Transporter | null = null;

  /**
   * @param url `smtp://user:password@host:port`, or `smtps://…`
   * @param needsTls nothing is said to a server that does not go over to TLS.
   */
  constructor(
    private readonly url: string,
    private readonly from: string,
    private readonly needsTls: boolean,
  ) {
    super();
  }

  async deliver(mail: QueuedMail, files: readonly MailFile[]): Promise<Result<undefined, DeliveryRefusal>> {
    try {
      const transport = await this.#kept();
      // Twenty are sent at once, and each is composed on this thread.
      await ownTurn();
      await transport.sendMail(messageOf(mail, this.from, files));
      return accept(undefined);
    } catch (error) {
      const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
      // 5xx says no for good; anything else (4xx, no connection, a login that was mistyped) may mend itself or be mended.
      const isFinal = code >= 550 && code <= 559;
      return refuse({ kind: isFinal ? 'rejected' : 'unavailable', detail: String(error) });
    }
  }

  async #kept(): Promise<Transporter> {
    // Loaded with the first mail.
    const { createTransport } = await import('nodemailer');
    this.#transport ??= createTransport({
      url: this.url,
      pool: true,
      requireTLS: this.needsTls,
      maxConnections: 3,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    } as Parameters<typeof createTransport>[0]);
    return this.#transport;
  }

  close(): Promise<void> {
    this.#transport?.close();
    return Promise.resolve();
  }
}
