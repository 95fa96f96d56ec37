import type { FailedSignIns } from '#domain/accounts/sign-in-delay.ts';

/** Failed sign-ins by e-mail address, whether or not it has an account. */
export abstract class SignInFailures {
  abstract find(email: string): Promise<FailedSignIns | null>;
  /** Replaces `known` (null: none yet) by `next`. False when somebody else changed it meanwhile. */
  abstract replace(email: string, known: FailedSignIns | null, next: FailedSignIns): Promise<boolean>;
  abstract clear(email: string): Promise<void>;
}
