import { Kysely } from 'kysely';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';
import { ExemptDemoAccounts } from '#adapters/server/config/exempt-demo-accounts.ts';
import { OneTimeCodesByOtpauth } from '#adapters/server/security/one-time-codes-by-otpauth.ts';
import { SecondFactorsInSql } from '#adapters/server/sql/accounts/second-factors-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { SchoolParts } from '#adapters/server/wiring/school-parts.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { AccountEndings } from '#application/server/accounts/account-endings.ts';
import { AccountJournal } from '#application/server/accounts/account-journal.ts';
import { CheckOwnPassword } from '#application/server/accounts/check-own-password.ts';
import { BeginFactorSetup } from '#application/server/accounts/factor/begin-factor-setup.ts';
import { ChangeFactor } from '#application/server/accounts/factor/change-factor.ts';
import { ChangeOwnFactor } from '#application/server/accounts/factor/change-own-factor.ts';
import { FactorLetters } from '#application/server/accounts/factor/factor-letters.ts';
import { ProveAgain } from '#application/server/accounts/factor/prove-again.ts';
import { ResetFactor } from '#application/server/accounts/factor/reset-factor.ts';
import { UseFactorCode } from '#application/server/accounts/factor/use-factor-code.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { OneTimeCodes } from '#application/server/accounts/ports/one-time-codes.ts';
import { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import { Sessions } from '#application/server/accounts/ports/sessions.ts';
import { SignInFailures } from '#application/server/accounts/ports/sign-in-failures.ts';
import { CountSignInTry } from '#application/server/accounts/sessions/count-sign-in-try.ts';
import { CheckFactorDuty } from '#application/server/office/check-factor-duty.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { FactorExemptions } from '#application/server/office/ports/factor-exemptions.ts';
import { ResetMemberFactor } from '#application/server/office/reset-member-factor.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';

/** Binds the second step of signing in, and the password that is asked for again. */
export function bindFactors(container: Bindings, { config, factorSeal }: SchoolParts): void {
  container
    .bind(SecondFactors)
    .toResolvedValue((db: Kysely<SchoolDatabase>) => new SecondFactorsInSql(db, factorSeal), [Kysely]);
  container.bind(FactorExemptions).toConstantValue(new ExemptDemoAccounts(config));
  bindPort(container, OneTimeCodes, OneTimeCodesByOtpauth, []);
  bindClass(container, CheckFactorDuty, [SecondFactors, FactorExemptions, Team]);
  bindClass(container, ProveAgain, [CheckOwnPassword, Sessions, Clock]);
  bindClass(container, FactorLetters, [Accounts, Outbox, PublicAddresses, Clock]);
  bindClass(container, BeginFactorSetup, [CheckOwnPassword, SecondFactors, OneTimeCodes, Clock]);
  bindClass(container, ChangeOwnFactor, [CheckOwnPassword, UnitOfWork]);
  bindClass(container, UseFactorCode, [
    SecondFactors,
    OneTimeCodes,
    CountSignInTry,
    SignInFailures,
    Fingerprints,
    AccountJournal,
    Clock,
  ]);
  bindClass(container, ChangeFactor, [
    Accounts,
    SecondFactors,
    OneTimeCodes,
    UseFactorCode,
    AccountEndings,
    FactorLetters,
    AccountJournal,
    Fingerprints,
    IdGenerator,
    Clock,
  ]);
  bindClass(container, ResetFactor, [
    Accounts,
    SecondFactors,
    AccountEndings,
    FactorLetters,
    AccountJournal,
    OfficeJournal,
    Clock,
  ]);
  bindClass(container, ResetMemberFactor, [Team, Accounts, ResetFactor]);
}
