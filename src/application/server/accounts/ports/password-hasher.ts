/** Turns passwords into hashes that are slow to guess. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** Whether the password made the hash. With null it works as long as with a hash and says no, so that nobody can tell an unknown account by the time. */
  abstract verify(hash: string | null, password: string): Promise<boolean>;
}
