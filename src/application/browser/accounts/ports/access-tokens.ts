/** Where a call finds the bearer token of whoever is signed in, and whom it tells when the school no longer takes it (AUTH-1, AUTH-7). */
export abstract class AccessTokenSource {
  /** The token to attach; null when nobody is signed in. May wait for the stored session to be restored. */
  abstract current(): Promise<string | null>;
  /** A fresh token after a 401, asked for once a call; null when the session cannot be renewed. */
  abstract refresh(): Promise<string | null>;
  /**
   * The school refused: any answer 401 that a fresh token did not mend, and any refusal that carries one of AUTH-7's literal
   * texts as `message`. The source decides what that means for the session.
   */
  abstract refused(answer: { readonly status: number; readonly message: string | null }): void;
}
