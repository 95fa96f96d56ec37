/** Gives identifiers and secrets that nobody can guess. */
export abstract class IdGenerator {
  /** A new identifier, unique for ever: a UUID in lower case. */
  abstract newId(): string;
  /** A secret of `bytes` random bytes (16 to 64), in URL-safe base64 without padding. */
  abstract newSecret(bytes?: number): string;
  /** `count` integers, uniformly from 0 to `below - 1` (below: 2 to 256), from a cryptographic source. */
  abstract randomIntegers(count: number, below: number): readonly number[];
}
