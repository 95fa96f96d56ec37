import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { PersonFacts } from '#domain/accounts/profile-details.ts';
import type { User } from '#domain/accounts/user.ts';

/** A user and the hash of the password, for signing in only. */
export interface Credentials {
  readonly user: User;
  readonly passwordHash: string;
}

/** The accounts of the school. */
export abstract class Accounts {
  abstract find(userId: string): Promise<User | null>;
  /**
   * Keeps whoever else locks this account waiting until the transaction ends. Everything that begins a charge, takes a voucher or
   * gives what was bought does so first, before it locks or reads anything else: so no two of them run at once; so does what sends a
   * link, before it counts those sent.
   */
  abstract lock(userId: string): Promise<void>;
  abstract findByEmail(email: EmailAddress): Promise<User | null>;
  abstract credentialsOf(email: EmailAddress): Promise<Credentials | null>;
  /** Adds an account. False when the e-mail has one already, however close the race. */
  abstract add(user: User, passwordHash: string): Promise<boolean>;
  abstract changePassword(userId: string, passwordHash: string, at: Date): Promise<void>;
  /** Marks the e-mail as verified; the first time stays. */
  abstract verifyEmail(userId: string, at: Date): Promise<void>;
  /** The same by id; null when there is no such account. */
  abstract credentialsById(userId: string): Promise<Credentials | null>;
  abstract changePerson(userId: string, person: PersonFacts, at: Date): Promise<void>;
  /** @param key of the file store; null: no photograph. */
  abstract changePhoto(userId: string, key: string | null, at: Date): Promise<void>;
  /** Gives the account another address, which counts as verified. False when an account has it already. @throws when another takes it at the very same moment; nothing is changed then. */
  abstract changeEmail(userId: string, email: EmailAddress, at: Date): Promise<boolean>;
  /** Notes that the guided tour was finished (tour_web); again changes nothing. Source: TOUR-4. */
  abstract markTourSeen(userId: string, at: Date): Promise<void>;
}
