import { CHARACTER_VALUES, crockfordOf, plainCrockford } from '#domain/shared/crockford.ts';

/** How many recovery codes somebody is given at once; each is used once. */
export const RECOVERY_CODES = 10;

/** How many characters a recovery code has, drawn at random: 75 bits. Nobody finds one by its fingerprint. */
const recoveryCharacters = 15;

/** How many values are drawn for a set of recovery codes, each below `RECOVERY_VALUES`. */
export const RECOVERY_DRAWS = RECOVERY_CODES * recoveryCharacters;
export const RECOVERY_VALUES = CHARACTER_VALUES;

/** Milliseconds in which a factor that is being set up can be confirmed. */
export const factorSetupMs = 30 * 60 * 1000;

/** The second step of signing in to an account: a secret that an application on a telephone shares. Source: RFC 6238. */
export interface SecondFactor {
  readonly userId: string;
  /** Base 32. Never in a log, an export or an answer, save the one that sets it up. */
  readonly secret: string;
  readonly createdAt: Date;
  /** Null: it is being set up, and asked for by nobody yet. */
  readonly confirmedAt: Date | null;
  /** The step of time whose code was used last: neither it nor one before it is taken again. */
  readonly lastStep: number;
}

/** What was typed as second step. */
export type FactorCode =
  /** Six digits that the application shows. */
  | { readonly kind: 'of-application'; readonly digits: string }
  /** In the form that is fingerprinted. */
  | { readonly kind: 'of-recovery'; readonly code: string };

/** A recovery code as it is fingerprinted, however it was written. */
export const plainRecoveryCode = plainCrockford;

/** What a typed code is; null when it is neither. Six digits may have spaces in them, as applications show them. */
export function factorCodeOf(text: string): FactorCode | null {
  const plain = plainRecoveryCode(text);
  const digits = text.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(digits)) return { kind: 'of-application', digits };
  return plain.length === recoveryCharacters && /^[0-9A-HJKMNP-TV-Z]+$/.test(plain)
    ? { kind: 'of-recovery', code: plain }
    : null;
}

/**
 * Recovery codes as they are shown, 'XXXXX-XXXXX-XXXXX'.
 * @param values `RECOVERY_DRAWS` integers from 0 to 31, from a source nobody can guess.
 */
export function recoveryCodes(values: readonly number[]): readonly string[] {
  const characters = crockfordOf(values);
  if (characters.length !== RECOVERY_DRAWS)
    throw new RangeError(`Recovery codes need ${RECOVERY_DRAWS} values below 32`);
  return (characters.match(/.{15}/g) ?? []).map((code) => (code.match(/.{5}/g) ?? []).join('-'));
}

/** Whether a factor that is being set up can still be confirmed. */
export const isSetupOpen = ({ createdAt }: Pick<SecondFactor, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < factorSetupMs;
