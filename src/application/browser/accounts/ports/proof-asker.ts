import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** Asks whoever is signed in for what a call was refused without: the password once more, or a second factor. */
export abstract class ProofAsker {
  /** Whether the call may be made once more; false: the person thought better of it. */
  abstract ask(refusal: CallRefusal): Promise<boolean>;
}
