import type { Result } from '#domain/shared/result.ts';
import type { QueuedMail } from './mail-queue.ts';

/** `rejected`: this mail will never be taken. `unavailable`: another attempt may help. */
export type DeliveryRefusal =
  | { readonly kind: 'rejected'; readonly detail: string }
  | { readonly kind: 'unavailable'; readonly detail: string };

/** Hands a mail to the outside world. */
export abstract class Mailer {
  abstract deliver(mail: QueuedMail): Promise<Result<undefined, DeliveryRefusal>>;
  /** Lets go of connections. */
  abstract close(): Promise<void>;
}
