/** Where the two web applications live, as browsers and letters name them. */
export abstract class PublicAddresses {
  /** Origin of the school, without a slash at the end. */
  abstract readonly schoolOrigin: string;
  /** The school's address of a path that begins with `/`. */
  abstract school(path: string): string;
  /** The sign-in app's address of a path that begins with `/`. */
  abstract signIn(path: string): string;
}
