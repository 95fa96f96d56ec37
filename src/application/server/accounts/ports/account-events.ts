/** What is recorded of an account. */
export type AccountEventKind =
  | 'registered'
  /** Brought from another platform by the school. */
  | 'moved-in'
  /** Written to, to choose a first password. */
  | 'invited'
  | 'signed-in'
  | 'signed-out'
  | 'email-verified'
  | 'password-reset-asked'
  | 'password-changed'
  | 'factor-on'
  | 'factor-off'
  /** Taken away by the school, of somebody who lost telephone and codes. */
  | 'factor-reset'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'profile-changed'
  | 'email-change-asked'
  | 'email-changed'
  | 'data-exported'
  | 'account-deleted'
  | 'session-closed'
  | 'guest-status-left'
  | 'plan-joined'
  | 'plan-removed'
  | 'seminar-seat-lent'
  | 'seminar-seat-taken-back'
  | 'refresh-token-reused'
  | 'sign-in-code-reused';

export interface AccountEvent {
  readonly id: string;
  readonly userId: string;
  readonly kind: AccountEventKind;
  readonly at: Date;
  /** Never a secret. */
  readonly data: Readonly<Record<string, string>>;
}

/** The audit trail of accounts, append-only. Source: facts/peru.md, section 6 (access records are kept two years). */
export abstract class AccountEvents {
  abstract add(event: AccountEvent): Promise<void>;
  /** The account's trail, oldest first. */
  abstract of(userId: string): Promise<readonly AccountEvent[]>;
}
