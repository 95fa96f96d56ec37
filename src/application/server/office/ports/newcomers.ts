import type { EmailAddress } from '#domain/accounts/email-address.ts';

/** How somebody who is to move in stands with the school already. */
export interface KnownNewcomer {
  readonly userId: string;
  /** Moved in, has no password yet, and was never invited to choose one. */
  readonly awaitsInvitation: boolean;
}

/** The accounts of the school, as whoever moves many people in asks for them. */
export abstract class Newcomers {
  /** Of those of the addresses that have an account. At most some hundreds at once. */
  abstract known(emails: readonly EmailAddress[]): Promise<ReadonlyMap<EmailAddress, KnownNewcomer>>;
}
