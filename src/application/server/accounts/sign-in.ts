import type { Accounts } from '#application/server/ports/accounts.ts';
import type { DeviceMark } from '#application/server/ports/device-marks.ts';
import type { PasswordHasher } from '#application/server/ports/password-hasher.ts';
import type { Device } from '#application/server/ports/sessions.ts';
import type { UnitOfWork } from '#application/server/ports/unit-of-work.ts';
import { emailAddress, type EmailRefusal } from '#domain/accounts/email-address.ts';
import { longestPassword, normalizePassword } from '#domain/accounts/password.ts';
import { triesOfDevice, triesOfStranger } from '#domain/accounts/sign-in-delay.ts';
import type { WebApp } from '#domain/accounts/session.ts';
import { refuse, type Result } from '#domain/shared/result.ts';
import { AdmitUser, type AdmitUserRefusal } from './admit-user.ts';
import { CountSignInTry, type TooManyTries } from './count-sign-in-try.ts';
import type { OpenedSession } from './session-opener.ts';

export type SignInRefusal = EmailRefusal | TooManyTries | AdmitUserRefusal;

/**
 * Signs in with e-mail and password. An unknown account answers as a wrong password does, and as late; each try counts before
 * it is judged, so that tries at the same moment do not slip past the delay. A device that has signed in to the account before
 * is counted by itself: strangers lock nobody out. Source: decisions.md, People and sessions.
 */
export class SignIn {
  readonly #accounts: Accounts;
  readonly #hasher: PasswordHasher;
  readonly #unitOfWork: UnitOfWork;

  constructor(accounts: Accounts, hasher: PasswordHasher, unitOfWork: UnitOfWork) {
    this.#accounts = accounts;
    this.#hasher = hasher;
    this.#unitOfWork = unitOfWork;
  }

  async execute(
    given: { readonly email: string; readonly password: string },
    origin: { readonly app: WebApp; readonly device: Device },
    marks: readonly DeviceMark[],
  ): Promise<Result<OpenedSession, SignInRefusal>> {
    const email = emailAddress(given.email);
    if (!email.ok) return email;
    const known = await this.#accounts.credentialsOf(email.value);
    const mark = marks.find(({ userId }) => userId === known?.user.id);
    const counts =
      mark === undefined
        ? triesOfStranger(email.value, origin.device.address)
        : triesOfDevice(email.value, mark.deviceId);
    const counted = await this.#unitOfWork.write(CountSignInTry, (count) => count.execute(counts));
    if (!counted.ok) return counted;
    const password = normalizePassword(given.password);
    const fits =
      [...password].length <= longestPassword && (await this.#hasher.verify(known?.passwordHash ?? null, password));
    if (known === null || !fits) return refuse({ kind: 'wrong-credentials' });
    if (known.user.disabledAt !== null) return refuse({ kind: 'account-disabled' });
    return this.#unitOfWork.write(AdmitUser, (admit) => admit.execute(known, origin, counts));
  }
}
