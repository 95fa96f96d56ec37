import { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import { Captcha } from '#application/server/support/ports/captcha.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { HelpQuestions } from '#application/server/support/ports/help-questions.ts';
import { Messages } from '#application/server/support/ports/messages.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { SchoolContact } from '#application/server/support/ports/school-contact.ts';
import { AnswerMessage, SettleMessage } from '#application/server/support/answer-message.ts';
import { ConfirmMessage } from '#application/server/support/confirm-message.ts';
import { HoldMessage } from '#application/server/support/hold-message.ts';
import { ListMessages } from '#application/server/support/list-messages.ts';
import { SendMessage } from '#application/server/support/send-message.ts';
import type { SchoolParts } from './school-parts.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { SchoolContactFromSettings } from '#adapters/server/config/school-contact-from-settings.ts';
import { CaptchaByProofOfWork } from '#adapters/server/security/captcha-by-proof-of-work.ts';
import { HelpQuestionsInSql } from '#adapters/server/sql/support/help-questions-in-sql.ts';
import { MessagesInSql } from '#adapters/server/sql/support/messages-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds what visitors write to the school, the captcha before it, and the help page. */
export function bindSupport(container: Bindings, parts: SchoolParts): void {
  container
    .bind(Captcha)
    .toResolvedValue(
      (db: Kysely<SchoolDatabase>, ids, clock) =>
        new CaptchaByProofOfWork(db, parts.captcha.key, parts.captcha.work, ids, clock),
      [Kysely, IdGenerator, Clock],
    );
  bindPort(container, Messages, MessagesInSql, [Kysely]);
  bindPort(container, HelpQuestions, HelpQuestionsInSql, [Kysely]);
  bindPort(container, SchoolContact, SchoolContactFromSettings, [SchoolSettings]);
  bindClass(container, SendMessage, [
    Captcha,
    Messages,
    Outbox,
    UnaskedLetters,
    SchoolContact,
    PublicAddresses,
    IdGenerator,
    Clock,
  ]);
  bindClass(container, HoldMessage, [
    Messages,
    Outbox,
    UnaskedLetters,
    PublicAddresses,
    Fingerprints,
    IdGenerator,
    Clock,
  ]);
  bindClass(container, ListMessages, [Messages]);
  bindClass(container, AnswerMessage, [Messages, Outbox, SchoolContact, OfficeJournal, IdGenerator, Clock]);
  bindClass(container, SettleMessage, [Messages, OfficeJournal, Clock]);
  bindClass(container, ConfirmMessage, [Messages, Outbox, SchoolContact, PublicAddresses, Fingerprints, Clock]);
}
