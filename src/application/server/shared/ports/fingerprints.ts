/** Fingerprints of secrets, so that what is stored cannot be used: SHA-256 in URL-safe base64 without padding, which is also PKCE's S256. */
export abstract class Fingerprints {
  abstract of(secret: string): string;
}
