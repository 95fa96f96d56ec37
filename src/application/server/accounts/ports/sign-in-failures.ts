import type { FailedSignIns } from '#domain/accounts/sign-in-delay.ts';

/** Failed sign-ins by what they are counted by (domain/accounts/sign-in-delay.ts), whether or not there is such an account. */
export abstract class SignInFailures {
  abstract find(key: string): Promise<FailedSignIns | null>;
  /** Replaces `known` (null: none yet) by `next`. False when somebody else changed it meanwhile. */
  abstract replace(key: string, known: FailedSignIns | null, next: FailedSignIns): Promise<boolean>;
  abstract clear(key: string): Promise<void>;
}
