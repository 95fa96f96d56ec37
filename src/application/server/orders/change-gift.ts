import type { Clock } from '#application/ports/clock.ts';
import type { Gift, Gifts } from '#application/server/orders/ports/gifts.ts';
import type { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import { emailAddress, type EmailRefusal } from '#domain/accounts/email-address.ts';
import { giftState, isGiftLetterFresh } from '#domain/orders/gift-state.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { GiftLetters } from './gift-letters.ts';

export type ChangeGiftRefusal =
  | { readonly kind: 'gift-not-found' }
  /** Somebody has it: nothing is to be sent any more. */
  | { readonly kind: 'gift-accepted' }
  | { readonly kind: 'mail-just-sent' }
  | { readonly kind: 'too-many-letters' };

export type ResendGiftRefusal = ChangeGiftRefusal | { readonly kind: 'gift-waits'; readonly dueAt: Date };
export type CorrectGiftRefusal = ChangeGiftRefusal | EmailRefusal;

/** What the giver of a gift, or the staff for them, can still do for it while nobody has accepted it. */
export class ChangeGift {
  constructor(
    private readonly gifts: Gifts,
    private readonly letters: GiftLetters,
    private readonly unasked: UnaskedLetters,
    private readonly clock: Clock,
  ) {}

  /** Sends the letter again; the earlier link stops working. @param giverId null: staff. */
  async resend(orderId: string, giverId: string | null): Promise<Result<void, ResendGiftRefusal>> {
    const found = await this.#open(orderId, giverId);
    if (!found.ok) return found;
    const { sentAt, dueAt, recipientEmail } = found.value;
    if (sentAt === null) return refuse({ kind: 'gift-waits', dueAt: dueAt ?? this.clock.now() });
    return this.#sendAgain(found.value, recipientEmail);
  }

  /** Corrects where the letter goes. One that has gone out goes out again, and the link that went astray stops working. */
  async correct(orderId: string, giverId: string, typed: string): Promise<Result<void, CorrectGiftRefusal>> {
    const email = emailAddress(typed);
    if (!email.ok) return email;
    const found = await this.#open(orderId, giverId);
    if (!found.ok) return found;
    if (found.value.recipientEmail === email.value) return accept(undefined);
    if (found.value.sentAt !== null) {
      const refusal = await this.#standsInTheWay(found.value, email.value);
      if (refusal !== null) return refuse(refusal);
    }
    if (!(await this.gifts.correct(orderId, email.value))) return refuse({ kind: 'gift-accepted' });
    // Its day may have come in between: whoever sent it then sent it to the address that was wrong.
    const corrected = await this.gifts.find(orderId);
    if (corrected?.sentAt === null) return accept(undefined);
    return (await this.letters.send(orderId, false)) ? accept(undefined) : refuse({ kind: 'gift-accepted' });
  }

  async #open(orderId: string, giverId: string | null): Promise<Result<Gift, ChangeGiftRefusal>> {
    const gift = await this.gifts.find(orderId);
    const isTheirs = giverId === null || gift?.giverId === giverId;
    if (gift === null || gift.dueAt === null || !isTheirs) return refuse({ kind: 'gift-not-found' });
    return giftState(gift) === 'accepted' ? refuse({ kind: 'gift-accepted' }) : accept(gift);
  }

  async #sendAgain(gift: Gift, email: string): Promise<Result<void, ChangeGiftRefusal>> {
    const refusal = await this.#standsInTheWay(gift, email);
    if (refusal !== null) return refuse(refusal);
    return (await this.letters.send(gift.orderId, false)) ? accept(undefined) : refuse({ kind: 'gift-accepted' });
  }

  async #standsInTheWay(gift: Gift, email: string): Promise<ChangeGiftRefusal | null> {
    if (isGiftLetterFresh(gift, this.clock.now())) return { kind: 'mail-just-sent' };
    return (await this.unasked.mayReach(email)) ? null : { kind: 'too-many-letters' };
  }
}
