import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';

/** What whoever looks after certificates does with one. */
export abstract class OfficeCertificateApi {
  /** Makes it out anew. @param name to print; null: what the holder's profile says, names and document. */
  abstract correct(code: string, reason: string, name: string | null): Answer<void>;
  /** Takes it back. */
  abstract revoke(code: string, reason: string): Answer<void>;
}
