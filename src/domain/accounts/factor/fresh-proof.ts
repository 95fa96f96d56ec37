/** Milliseconds after a password for which nobody is asked for it again. Source: decision 0071. */
export const freshProofMs = 10 * 60 * 1000;

/** Whether whoever is signed in showed a moment ago who they are. @param provenAt when the sign-in last did; null: not known. */
export function isProofFresh(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() < freshProofMs;
}

/** What is said to whoever must give the password once more. */
export const PROOF_NEEDED = 'Antes de seguir, confirma que eres tú con tu contraseña.';
