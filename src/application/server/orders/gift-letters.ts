import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Gift, Gifts } from '#application/server/orders/ports/gifts.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { firstName, fullName, type User } from '#domain/accounts/user.ts';
import { giftLetterDue, type GiftDetails } from '#domain/orders/gift.ts';
import { giftAcceptedLetter, giftLetter } from './gift-letter.ts';

/**
 * Sends the letters of gifts, in the caller's transaction. The secret is made when its letter leaves and nothing but its
 * fingerprint is kept: a letter of a day to come is no key that lies about until then.
 */
export class GiftLetters {
  constructor(
    private readonly gifts: Gifts,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** The order is paid: its letter goes out now or on its day. */
  async schedule(orderId: string, { sendOn }: GiftDetails): Promise<void> {
    const now = this.clock.now();
    const due = giftLetterDue(sendOn, now);
    await this.gifts.schedule(orderId, due);
    if (due <= now) await this.send(orderId, true);
  }

  /** Sends the letter, the first one or another; whether it was sent. Earlier links of the gift stop working. */
  async send(orderId: string, isFirst: boolean): Promise<boolean> {
    const secret = this.ids.newSecret(32);
    const letter = { fingerprint: this.fingerprints.of(secret), at: this.clock.now(), isFirst };
    const gift = await this.gifts.send(orderId, letter);
    if (gift === null) return false;
    const to = { name: gift.recipientName, email: gift.recipientEmail };
    await this.outbox.post(giftLetter(gift, this.addresses.school(`/regalo/${secret}`)), to);
    return true;
  }

  /** Tells who gave it that the gift was accepted. */
  async tellGiver(gift: Gift, giver: User): Promise<void> {
    const name = firstName(giver);
    const letter = giftAcceptedLetter({ ...gift, name }, this.addresses.school('/main/mis-comprobantes'));
    await this.outbox.post(letter, { name: fullName(giver), email: giver.email });
  }
}
