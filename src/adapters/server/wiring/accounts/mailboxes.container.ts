import { Kysely } from 'kysely';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { MailboxProofsInSql } from '#adapters/server/sql/accounts/mailbox-proofs-in-sql.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { AccountEndings } from '#application/server/accounts/account-endings.ts';
import { AccountJournal } from '#application/server/accounts/account-journal.ts';
import { AskMailboxCode } from '#application/server/accounts/mailbox/ask-mailbox-code.ts';
import { EnterByMailbox } from '#application/server/accounts/mailbox/enter-by-mailbox.ts';
import { OpenByMailbox } from '#application/server/accounts/mailbox/open-by-mailbox.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { MailboxProofs } from '#application/server/accounts/ports/mailbox-proofs.ts';
import { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import { AddAccount } from '#application/server/accounts/registration/add-account.ts';
import { SessionOpener } from '#application/server/accounts/sessions/session-opener.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds buying with an e-mail alone: the letter, and getting in by what it brought. */
export function bindMailboxes(container: Bindings): void {
  bindPort(container, MailboxProofs, MailboxProofsInSql, [Kysely]);
  bindClass(container, AskMailboxCode, [
    MailboxProofs,
    UnaskedLetters,
    Outbox,
    PublicAddresses,
    SchoolSettings,
    Fingerprints,
    IdGenerator,
    Clock,
  ]);
  bindClass(container, EnterByMailbox, [MailboxProofs, Accounts, AddAccount, OpenByMailbox, Fingerprints, Clock]);
  bindClass(container, OpenByMailbox, [
    Accounts,
    SecondFactors,
    Team,
    AccountEndings,
    SessionOpener,
    AccountJournal,
    Clock,
  ]);
}
