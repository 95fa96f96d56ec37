import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { isErased } from '#domain/accounts/user.ts';
import { type EmailAddress, emailAddress } from '#domain/accounts/email-address.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { OfficeJournal } from './office-journal.ts';
import type { TeacherAccounts } from './ports/teacher-accounts.ts';

export type LinkTeacherRefusal =
  | { readonly kind: 'person-not-found' }
  | { readonly kind: 'email-invalid' }
  /** No account has this address, or it was closed. */
  | { readonly kind: 'account-not-found' }
  /** Somebody else who teaches has it. */
  | { readonly kind: 'account-of-another' };

/** Says which account is somebody's who teaches: with the role for it, they edit their own products. */
export class LinkTeacher {
  constructor(
    private readonly teachers: TeacherAccounts,
    private readonly accounts: Accounts,
    private readonly journal: OfficeJournal,
  ) {}

  /** @param email of the account; null: none. @param by the account that does it; null: the command line. */
  async execute(
    staffId: number,
    email: string | null,
    by: string | null,
  ): Promise<Result<undefined, LinkTeacherRefusal>> {
    const before = await this.teachers.of(staffId);
    if (before === undefined) return refuse({ kind: 'person-not-found' });
    const found = email === null ? accept(null) : await this.#account(email);
    if (!found.ok) return found;
    const userId = found.value;
    if (userId === before) return accept(undefined);
    if (!(await this.teachers.set(staffId, userId))) return refuse({ kind: 'account-of-another' });
    const told = (id: string | null) => ({ state: id === null ? 'without-account' : 'with-account' });
    await this.journal.note(by, 'person-linked', String(staffId), told(before), told(userId));
    return accept(undefined);
  }

  async #account(typed: string): Promise<Result<string, LinkTeacherRefusal>> {
    const email: Result<EmailAddress, unknown> = emailAddress(typed);
    if (!email.ok) return refuse({ kind: 'email-invalid' });
    const account = await this.accounts.findByEmail(email.value);
    return account === null || isErased(account) ? refuse({ kind: 'account-not-found' }) : accept(account.id);
  }
}
