import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';

/** What a student asks of the school about what they keep; what is kept is a read (`my-saved`). */
export abstract class SavedApi {
  /** Keeps a product; kept already, nothing changes. */
  abstract keep(slug: string): Answer<void>;
  abstract letGo(slug: string): Answer<void>;
  /** Whether letters tell when a price falls or a date is set. */
  abstract chooseLetters(wanted: boolean): Answer<void>;
  /** Ends these letters by the link of one of them. */
  abstract leaveLetters(secret: string): Answer<void>;
}
