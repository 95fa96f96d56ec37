import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

export interface SolvedCaptcha {
  /** What the school takes with a form, once. */
  readonly answer: string;
  readonly expiresAt: Date;
}

/** Asks the school for a puzzle and solves it without disturbing the page. */
export abstract class CaptchaSolver {
  abstract solve(): Promise<Result<SolvedCaptcha, CallRefusal>>;
}
