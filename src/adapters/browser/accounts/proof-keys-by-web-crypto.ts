import { ProofKeys, type ProofKey } from '#application/browser/accounts/ports/proof-keys.ts';

/** Proof keys from the browser's random source. */
export class ProofKeysByWebCrypto extends ProofKeys {
  async make(): Promise<ProofKey> {
    const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
    const challenge = base64url(await sha256(new TextEncoder().encode(verifier)));
    return { verifier, challenge, state: base64url(crypto.getRandomValues(new Uint8Array(16))) };
  }
}

/** `crypto.subtle` is hidden on plain http of a network address, where the sign-in must work all the same. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle !== undefined) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const hashes = await import('@noble/hashes/sha2.js').catch(() => null);
  // Without it nobody can sign in, and without a network to fetch it over neither.
  if (hashes === null) throw new Error('The file that makes proof keys could not be fetched');
  return hashes.sha256(bytes);
}

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
