import { logoOf } from '#domain/settings/school-logo.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import { letterNaming } from '#application/server/shared/letter-naming.ts';
import { Outbox, type Letter, type Recipient } from '#application/server/shared/ports/outbox.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { letterHtml } from '#adapters/server/mail/letter-html.ts';
import { letterText } from '#adapters/server/mail/letter-text.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** The outbox as a table: a letter is drawn when it is posted, so that what was said stays as it was said. */
export class OutboxInSql extends Outbox {
  constructor(
    private readonly db: Kysely<SchoolDatabase>,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
    private readonly settings: SchoolSettings,
    private readonly schoolOrigin: string,
  ) {
    super();
  }

  async post(said: Letter, to: Recipient): Promise<void> {
    const id = this.ids.newId();
    const now = this.clock.now().toISOString();
    const { name, statement, logo: file } = this.settings.of('identity');
    const letter = letterNaming(said, name);
    const logo = logoOf(file);
    const head = { name, statement, origin: this.schoolOrigin, logo };
    await this.db
      .insertInto('outbox_mails')
      .values({
        id,
        message_id: `<${id}@${new URL(this.schoolOrigin).hostname}>`,
        recipient: recipientLine(to),
        address: to.email,
        subject: oneLine(letter.subject),
        text_body: letterText(letter, head),
        html_body: letterHtml(letter, head),
        receipt_id: letter.receiptId ?? null,
        credit_note_id: letter.creditNoteId ?? null,
        correction_note_id: letter.correctionNoteId ?? null,
        logo_file: logo?.file ?? null,
        calendars: letter.calendars === undefined ? null : JSON.stringify(letter.calendars),
        reply_to: letter.replyTo ?? null,
        created_at: now,
        next_attempt_at: now,
        attempts: 0,
        sent_at: null,
        last_error: null,
      })
      .execute();
  }
}

/** `"Rosa Huamán" <rosa@correo.pe>`: a name can hold no quote and no line end, which could add a recipient. */
function recipientLine({ name, email }: Recipient): string {
  const safe = oneLine(name).replaceAll(/["\\<>]/g, '');
  return safe === '' ? email : `"${safe}" <${email}>`;
}
