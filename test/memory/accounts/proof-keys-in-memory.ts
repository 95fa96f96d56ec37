import { ProofKeys, type ProofKey } from '#application/browser/accounts/ports/proof-keys.ts';

/** Proof keys that a test knows beforehand: the challenge of `verifier-1` is `challenge of verifier-1`. */
export class ProofKeysInMemory extends ProofKeys {
  #made = 0;

  make(): Promise<ProofKey> {
    this.#made += 1;
    const verifier = `verifier-${this.#made}`;
    return Promise.resolve({ verifier, challenge: `challenge of ${verifier}`, state: `state-${this.#made}` });
  }
}
