import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { EmailTokens } from '#application/server/accounts/ports/email-tokens.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { isErased, maskedEmail, type User } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { EmailLinkRefusal } from './registration/verify-email.ts';

/** A link to choose a new password, still good. */
export interface OpenPasswordReset {
  readonly user: User;
  /** Most of its letters hidden: anyone with the link may see it. */
  readonly email: string;
  readonly expiresAt: Date;
}

/** Says whether a link to choose a new password still works, before anybody types one. */
export class CheckPasswordReset {
  constructor(
    private readonly tokens: EmailTokens,
    private readonly accounts: Accounts,
    private readonly fingerprints: Fingerprints,
    private readonly clock: Clock,
  ) {}

  async execute(secret: string): Promise<Result<OpenPasswordReset, EmailLinkRefusal>> {
    const link = await this.tokens.find(this.fingerprints.of(secret));
    const user = link === null || link.purpose !== 'reset' ? null : await this.accounts.find(link.userId);
    if (link === null || user === null || isErased(user)) return refuse({ kind: 'link-unknown' });
    if (link.email !== user.email || link.usedAt !== null || link.expiresAt <= this.clock.now())
      return refuse({ kind: 'link-over' });
    return accept({ user, email: maskedEmail(user.email), expiresAt: link.expiresAt });
  }
}
