import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** The school's calls about guests of plans. */
export abstract class GuestApi {
  /** Ends the guest status of the signed-in account, whose e-mail it is; whether the school did. Source: API-2.22. */
  abstract leave(email: string): Promise<Result<boolean, CallRefusal>>;
}
