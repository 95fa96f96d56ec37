import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { GivenGift, OpenGift } from '#application/read-models/orders/gift.ts';

/** The school's calls about gifts. */
export abstract class GiftApi {
  /** What a letter's link opens. @param secret of the letter. */
  abstract open(secret: string): Answer<OpenGift>;
  /** Accepts with the account that is signed in. @param knowing that a part of it is the account's already. @param key the same one accepts once. */
  abstract accept(secret: string, knowing: boolean, key: string): Answer<undefined>;
  /** What the account gave, newest first. */
  abstract mine(): Answer<readonly GivenGift[]>;
  /** Corrects where the letter of an own gift goes. */
  abstract correct(orderId: string, recipientEmail: string): Answer<undefined>;
  /** Sends the letter of an own gift again. */
  abstract resend(orderId: string): Answer<undefined>;
}
