/** One sign-in of an account that still lasts, in one or both apps. Instants are ISO 8601. */
export interface ListedSession {
  readonly id: string;
  /** Such as 'Chrome en Windows'. */
  readonly device: string;
  readonly address: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly expiresAt: string;
  /** The one that asks. */
  readonly isCurrent: boolean;
}
