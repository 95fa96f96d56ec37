import type { Result } from '#domain/shared/result.ts';
import type { QueuedMail } from './mail-queue.ts';

/** `rejected`: this mail will never be taken. `unavailable`: another attempt may help. */
export type DeliveryRefusal =
  | { readonly kind: 'rejected'; readonly detail: string }
  | { readonly kind: 'unavailable'; readonly detail: string };

/** By what a letter names the logo that goes with it. */
export const logoContentId = 'logotipo@escuela';

/** A file that goes with a mail. */
export interface MailFile {
  readonly name: string;
  /** Such as `application/pdf`. */
  readonly type: string;
  /** Text goes as UTF-8. */
  readonly bytes: Uint8Array | string;
  /** By which the letter shows it; not given: it lies beside the letter. */
  readonly contentId?: string;
}

/** Hands a mail to the outside world. */
export abstract class Mailer {
  abstract deliver(mail: QueuedMail, files: readonly MailFile[]): Promise<Result<undefined, DeliveryRefusal>>;
  /** Lets go of connections. */
  abstract close(): Promise<void>;
}
