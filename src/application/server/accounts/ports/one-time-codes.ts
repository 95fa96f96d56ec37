/** The codes that an application on a telephone shows, six digits for each half minute. Source: RFC 6238. */
export abstract class OneTimeCodes {
  /** A secret to be shared with an application: 160 random bits, in base 32. */
  abstract newSecret(): string;
  /** What an application reads of a QR code to show the codes of a secret. @param account by which a person tells it from others. */
  abstract addressOf(secret: string, account: string): string;
  /** The step of time whose code these digits are, if it is now, the one before or the one after; null: of none of them. */
  abstract stepOf(secret: string, digits: string, now: Date): number | null;
}
