/** What somebody knows of their own second factor. */
export interface OwnFactor {
  /** Since when signing in asks for it, ISO 8601; null: it does not. */
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
  /** Whether something they do in the office asks for it. */
  readonly isRequired: boolean;
}

/** What an application on a telephone is set up by; shown once. */
export interface FactorToSetUp {
  /** Base 32, to be typed where no picture can be taken. */
  readonly secret: string;
  /** What the QR code says. */
  readonly address: string;
  /** The QR code: the path of its dark squares, in a square of `size` units with its quiet margin. */
  readonly qr: { readonly size: number; readonly path: string };
}
