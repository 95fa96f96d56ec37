import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { Uploads } from '#application/server/shared/ports/uploads.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { CheckOwnPassword, OwnPasswordRefusal } from './check-own-password.ts';
import { EraseAccount, type EraseAccountRefusal } from './erase-account.ts';

export type DeleteAccountRefusal = OwnPasswordRefusal | EraseAccountRefusal;

/**
 * Deletes the caller's account, given the password: at once and for good. What the law makes the school keep stays without a
 * name beside it. Source: facts/peru.md, section 6; docs/decisions.
 */
export class DeleteAccount {
  constructor(
    private readonly check: CheckOwnPassword,
    private readonly uploads: Uploads,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(bearer: Bearer, password: string): Promise<Result<undefined, DeleteAccountRefusal>> {
    const own = await this.check.execute(bearer, password);
    if (!own.ok) return own;
    const erased = await this.unitOfWork.write(EraseAccount, (erase) => erase.execute(own.value));
    if (!erased.ok) return erased;
    for (const key of erased.value) await this.uploads.remove(key);
    return accept(undefined);
  }
}
