/** A session that the school opened or renewed; its refresh token is a cookie that no script reads. */
export interface OpenSession {
  readonly token: string;
  /** When it ends for good, ISO 8601. */
  readonly refreshUntil: string;
}
