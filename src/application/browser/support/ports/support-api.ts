import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { ContactDetails, HelpQuestion } from '#domain/support/help-question.ts';
import type { SupportDraft } from '#domain/support/support-request.ts';
import type { ApplicationKind, VisitorDraft } from '#domain/support/visitor-message.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/**
 * Help and everything a visitor writes to the school. A refusal's field is one of the draft, `image` or `captcha`.
 * `answer` is the captcha's.
 */
export abstract class SupportApi {
  /** What a requester may be. Source: SUPPORT-2. */
  abstract userTypes(): Promise<Result<readonly string[], CallRefusal>>;
  /** Sends a support request. Source: SUPPORT-6. */
  abstract report(draft: SupportDraft, image: ChosenFile | null, answer: string): Promise<Result<void, CallRefusal>>;
  abstract write(draft: VisitorDraft, answer: string): Promise<Result<void, CallRefusal>>;
  abstract apply(kind: ApplicationKind, draft: VisitorDraft, answer: string): Promise<Result<void, CallRefusal>>;
  /** The questions of the help page. Source: SUPPORT-8. */
  abstract questions(): Promise<Result<readonly HelpQuestion[], CallRefusal>>;
  abstract contact(): Promise<Result<ContactDetails, CallRefusal>>;
}
