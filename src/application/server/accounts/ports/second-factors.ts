import type { SecondFactor } from '#domain/accounts/factor/second-factor.ts';

/** The second factors of accounts: one each, and its recovery codes by their fingerprints. */
export abstract class SecondFactors {
  /** The account's, in use or being set up. */
  abstract find(userId: string): Promise<SecondFactor | null>;
  /** Whether signing in to the account asks for one. */
  abstract isOn(userId: string): Promise<boolean>;
  /** Those of these accounts of which signing in asks for one. */
  abstract onAmong(userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Begins to set one up, in the place of one that was being set up. False when one is in use, which stays. */
  abstract begin(userId: string, secret: string, at: Date): Promise<boolean>;
  /** Puts the one that is being set up to use, by a code of this step. False when there is none, however close the race. */
  abstract confirm(userId: string, step: number, at: Date): Promise<boolean>;
  /** Notes that a code of this step was used. False when one of it or of a later step was, however close the race. */
  abstract useStep(userId: string, step: number): Promise<boolean>;
  /** Takes it away, with its recovery codes. False when there was none in use. */
  abstract remove(userId: string): Promise<boolean>;
  /** Gives the account these recovery codes instead of those it had. */
  abstract replaceRecoveryCodes(userId: string, fingerprints: readonly string[]): Promise<void>;
  /** Uses a recovery code up. False when it is none of the account's, or was used, however close the race. */
  abstract useRecoveryCode(userId: string, fingerprint: string, at: Date): Promise<boolean>;
  /** How many recovery codes can still be used. */
  abstract recoveryCodesLeft(userId: string): Promise<number>;
}
