import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { GiftApi } from '#application/browser/orders/ports/gift-api.ts';
import type { GivenGift, OpenGift } from '#application/read-models/orders/gift.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** The gifts of one account and those that links open, in this process's memory. */
export class GiftApiInMemory extends GiftApi {
  /** By secret. */
  readonly links = new Map<string, OpenGift>();
  gifts: readonly GivenGift[] = [];
  /** What was accepted, and whether knowing that a part was had. */
  readonly accepted: { readonly secret: string; readonly knowing: boolean }[] = [];
  /** Orders whose letters were sent again. */
  readonly resent: string[] = [];
  /** When set, nothing is done: the school refuses with it. */
  refusal: CallRefusal | null = null;

  open(secret: string): Answer<OpenGift> {
    const gift = this.links.get(secret);
    if (gift !== undefined) return this.#answer(gift);
    const isOpened = this.accepted.some((each) => each.secret === secret);
    return Promise.resolve(refuse(isOpened ? shut('gift-opened', 410) : shut('gift-unknown', 404)));
  }

  accept(secret: string, knowing: boolean): Answer<undefined> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    this.accepted.push({ secret, knowing });
    this.links.delete(secret);
    return Promise.resolve(accept(undefined));
  }

  mine(): Answer<readonly GivenGift[]> {
    return Promise.resolve(accept(this.gifts));
  }

  correct(orderId: string, recipientEmail: string): Answer<undefined> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    this.gifts = this.gifts.map((gift) => (gift.orderId === orderId ? { ...gift, recipientEmail } : gift));
    return Promise.resolve(accept(undefined));
  }

  resend(orderId: string): Answer<undefined> {
    this.resent.push(orderId);
    return this.#answer(undefined);
  }

  #answer<T>(value: T): Answer<T> {
    return Promise.resolve(this.refusal === null ? accept(value) : refuse(this.refusal));
  }
}

function shut(kind: string, status: number): CallRefusal {
  return { kind, status, detail: `Refused: ${kind}`, field: 'secret', data: {} };
}
