import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { DeviceMark } from '#application/server/accounts/ports/device-marks.ts';
import type { PendingRegistrations } from '#application/server/accounts/ports/pending-registrations.ts';
import type { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { isErased } from '#domain/accounts/user.ts';
import { emailAddress, type EmailAddress, type EmailRefusal } from '#domain/accounts/email-address.ts';
import { triesOfDevice, triesOfStranger } from '#domain/accounts/sign-in-delay.ts';
import type { WebApp } from '#domain/accounts/session.ts';
import { refuse, type Refused, type Result } from '#domain/shared/result.ts';
import { AdmitUser, type AdmitUserRefusal } from '#application/server/accounts/registration/admit-user.ts';
import { CountSignInTry, type TooManyTries } from './count-sign-in-try.ts';
import { passwordFits } from './password-fits.ts';
import type { OpenedSession } from './session-opener.ts';

export type SignInRefusal =
  | EmailRefusal
  | TooManyTries
  | AdmitUserRefusal
  /** The password is that of a registration whose letter's link was not opened yet. */
  | { readonly kind: 'email-unverified' };

/**
 * Signs in with e-mail and password. An unknown account answers as a wrong password does, and as late: whatever is refused has been
 * held against an account and against a registration that waits, or against nothing for as long. A registration that waits is told
 * so whether or not its mailbox has an account with another password. Each try counts before
 * it is judged, so that tries at the same moment do not slip past the delay. A device that has signed in to the account before
 * is counted by itself: strangers lock nobody out. Where the account has a second factor, a session is opened by both. Source: decisions.md, People and sessions.
 */
export class SignIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly pendings: PendingRegistrations,
    private readonly hasher: PasswordHasher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(
    given: { readonly email: string; readonly password: string; readonly code: string },
    origin: { readonly app: WebApp; readonly device: Device },
    marks: readonly DeviceMark[],
  ): Promise<Result<OpenedSession, SignInRefusal>> {
    const email = emailAddress(given.email);
    if (!email.ok) return email;
    const known = await this.accounts.credentialsOf(email.value);
    const mark = marks.find(({ userId }) => userId === known?.user.id);
    const counts =
      mark === undefined
        ? triesOfStranger(email.value, origin.device.address)
        : triesOfDevice(email.value, mark.deviceId);
    const counted = await this.unitOfWork.write(CountSignInTry, (count) => count.execute(counts));
    if (!counted.ok) return counted;
    const isRight = await passwordFits(this.hasher, known?.passwordHash ?? null, given.password);
    if (known === null || !isRight) return this.#refuseWrong(email.value, given.password);
    if (isErased(known.user)) return refuse({ kind: 'account-disabled' });
    return this.unitOfWork.write(AdmitUser, (admit) => admit.execute(known, origin, given.code, counts));
  }

  async #refuseWrong(email: EmailAddress, password: string): Promise<Refused<SignInRefusal>> {
    const pending = await this.pendings.newestOf(email, this.clock.now());
    const isPending = await passwordFits(this.hasher, pending?.passwordHash ?? null, password);
    return refuse({ kind: isPending ? 'email-unverified' : 'wrong-credentials' });
  }
}
