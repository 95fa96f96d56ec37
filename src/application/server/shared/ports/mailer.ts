import type { Result } from '#domain/shared/result.ts';
import type { QueuedMail } from './mail-queue.ts';

/** `rejected`: this mail will never be taken. `unavailable`: another attempt may help. */
export type DeliveryRefusal =
  | { readonly kind: 'rejected'; readonly detail: string }
  | { readonly kind: 'unavailable'; readonly detail: string };

/** A file that goes with a mail. */
export interface MailFile {
  readonly name: string;
  /** Such as `application/pdf`. */
  readonly type: string;
  /** Text goes as UTF-8. */
  readonly bytes: Uint8Array | string;
}

/** Hands a mail to the outside world. */
export abstract class Mailer {
  abstract deliver(mail: QueuedMail, files: readonly MailFile[]): Promise<Result<undefined, DeliveryRefusal>>;
  /** Lets go of connections. */
  abstract close(): Promise<void>;
}
