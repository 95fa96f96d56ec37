/** The pair of PKCE: the verifier stays, the challenge travels. */
export interface ProofKey {
  readonly verifier: string;
  /** S256 of the verifier. */
  readonly challenge: string;
  /** Tells an answer that was asked for from one that was not. */
  readonly state: string;
}

/** Makes proofs that the browser which takes a session is the one that asked for it (RFC 7636). */
export abstract class ProofKeys {
  abstract make(): Promise<ProofKey>;
}
