import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import type { Sessions } from '#application/server/accounts/ports/sessions.ts';
import type { SignInFailures } from '#application/server/accounts/ports/sign-in-failures.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { triesOfLogin } from '#domain/accounts/sign-in-delay.ts';
import { isErased, type User } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { CountSignInTry, type TooManyTries } from './sessions/count-sign-in-try.ts';
import { passwordFits } from './sessions/password-fits.ts';

export type OwnPasswordRefusal =
  | TooManyTries
  | { readonly kind: 'account-gone' }
  | { readonly kind: 'own-password-wrong' };

/**
 * Asks whoever is signed in for their password before something that a stranger at an open browser must not do. Tries are
 * counted by the sign-in, so that nobody outside slows the owner down.
 */
export class CheckOwnPassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly failures: SignInFailures,
    private readonly hasher: PasswordHasher,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ userId, sessionId }: Bearer, given: string): Promise<Result<User, OwnPasswordRefusal>> {
    const known = await this.accounts.credentialsById(userId);
    if (known === null || isErased(known.user)) return refuse({ kind: 'account-gone' });
    const session = await this.sessions.find(sessionId);
    const counts = triesOfLogin(session?.loginId ?? sessionId);
    const counted = await this.unitOfWork.write(CountSignInTry, (count) => count.execute(counts));
    if (!counted.ok) return counted;
    if (!(await passwordFits(this.hasher, known.passwordHash, given))) return refuse({ kind: 'own-password-wrong' });
    for (const { key } of counts) await this.failures.clear(key);
    return accept(known.user);
  }
}
