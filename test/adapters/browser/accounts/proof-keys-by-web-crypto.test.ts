import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { ProofKeysByWebCrypto } from '#adapters/browser/accounts/proof-keys-by-web-crypto.ts';

afterEach(() => void vi.unstubAllGlobals());

const s256 = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

test('the challenge is the S256 of the verifier, as RFC 7636 asks', async () => {
  const { verifier, challenge, state } = await new ProofKeysByWebCrypto().make();
  expect(verifier).toMatch(/^[\w-]{43}$/);
  expect(challenge).toBe(s256(verifier));
  expect(state).toMatch(/^[\w-]{22}$/);
});

test('each is another', async () => {
  const keys = new ProofKeysByWebCrypto();
  const made = await Promise.all(Array.from({ length: 50 }, () => keys.make()));
  expect(new Set(made.map(({ verifier }) => verifier)).size).toBe(50);
});

test('works where the browser hides crypto.subtle', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { verifier, challenge } = await new ProofKeysByWebCrypto().make();
  expect(challenge).toBe(s256(verifier));
});
