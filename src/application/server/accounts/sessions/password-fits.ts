import type { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { longestPassword, normalizePassword } from '#domain/accounts/password.ts';

/**
 * Whether a password, as typed, made a hash. One that is longer than any can be is not hashed at all.
 * @param hash null: nothing to compare with; it is refused after as long.
 */
export async function passwordFits(hasher: PasswordHasher, hash: string | null, given: string): Promise<boolean> {
  const password = normalizePassword(given);
  return [...password].length <= longestPassword && (await hasher.verify(hash, password));
}
