/** What the sign-in app asks the school to hand over by. */
export interface SignInCodeRequest {
  /** Where to return to: a path, or an address of the school. */
  readonly redirect: string;
  readonly callbackPage: string;
  /** S256 of the verifier. */
  readonly challenge: string;
  readonly state: string;
}
