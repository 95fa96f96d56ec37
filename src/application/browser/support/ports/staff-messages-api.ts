import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';

/** What whoever works for the school does about what was written to it. */
export abstract class StaffMessagesApi {
  /** Sends a letter to whoever wrote. @param text 1 to 4000 characters. @param key of this answer, the same when it is tried again. */
  abstract answer(messageId: string, text: string, key: string): Answer<unknown>;
  /** Takes it off the list without a letter. */
  abstract settle(messageId: string): Answer<void>;
  /** Has it wait again. */
  abstract reopen(messageId: string): Answer<void>;
}
