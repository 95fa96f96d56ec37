import type { Result } from '#domain/shared/result.ts';

/** A puzzle for the browser, as the provider makes it: JSON that only its counterpart in the browser understands. */
export interface CaptchaChallenge {
  readonly puzzle: Readonly<Record<string, unknown>>;
  /** Until when its answer is taken. */
  readonly expiresAt: Date;
}

/** Why an answer is not taken. */
export type CaptchaRefusal =
  | { readonly kind: 'captcha-missing' }
  | { readonly kind: 'captcha-wrong' }
  | { readonly kind: 'captcha-expired' }
  | { readonly kind: 'captcha-used' };

/** Makes it costly to write to the school in bulk. Providers are adapters; the school's own works without any other host. */
export abstract class Captcha {
  abstract challenge(): Promise<CaptchaChallenge>;
  /** Whether the answer would be taken now; it stays good. Cheap, for asking before something costly is done. */
  abstract verify(answer: string): Promise<Result<void, CaptchaRefusal>>;
  /** Takes the answer, once and for all, in the transaction it is part of: a second taker is refused, however close the race. */
  abstract spend(answer: string): Promise<Result<void, CaptchaRefusal>>;
}
