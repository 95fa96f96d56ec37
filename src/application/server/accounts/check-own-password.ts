import type { Accounts } from '#application/server/ports/accounts.ts';
import type { PasswordHasher } from '#application/server/ports/password-hasher.ts';
import type { UnitOfWork } from '#application/server/ports/unit-of-work.ts';
import { longestPassword, normalizePassword } from '#domain/accounts/password.ts';
import type { User } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { CountSignInTry, type TooManyTries } from './count-sign-in-try.ts';

export type OwnPasswordRefusal =
  | TooManyTries
  | { readonly kind: 'account-gone' }
  | { readonly kind: 'own-password-wrong' };

/**
 * Asks whoever is signed in for their password before something that a stranger at an open browser must not do. Tries count as
 * those of signing in do.
 */
export class CheckOwnPassword {
  readonly #accounts: Accounts;
  readonly #hasher: PasswordHasher;
  readonly #unitOfWork: UnitOfWork;

  constructor(accounts: Accounts, hasher: PasswordHasher, unitOfWork: UnitOfWork) {
    this.#accounts = accounts;
    this.#hasher = hasher;
    this.#unitOfWork = unitOfWork;
  }

  async execute(userId: string, given: string): Promise<Result<User, OwnPasswordRefusal>> {
    const known = await this.#accounts.credentialsById(userId);
    if (known === null || known.user.disabledAt !== null) return refuse({ kind: 'account-gone' });
    const counted = await this.#unitOfWork.write(CountSignInTry, (count) => count.execute(known.user.email));
    if (!counted.ok) return counted;
    const password = normalizePassword(given);
    const fits = [...password].length <= longestPassword && (await this.#hasher.verify(known.passwordHash, password));
    return fits ? accept(known.user) : refuse({ kind: 'own-password-wrong' });
  }
}
