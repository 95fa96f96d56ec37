import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** What a visitor decided about being measured. */
export interface TrackingChoice {
  /** Random; by it the visitor's record is found. */
  readonly visitorId: string;
  /** Of the text that was shown. */
  readonly textVersion: string;
  readonly granted: boolean;
}

/** Tells the school what a visitor decided, so that it can be shown. */
export abstract class ConsentApi {
  abstract record(choice: TrackingChoice): Promise<Result<void, CallRefusal>>;
}
