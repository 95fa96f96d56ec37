import type { Gift, Gifts } from '#application/server/orders/ports/gifts.ts';
import type { Order, Orders } from '#application/server/orders/ports/orders.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { refuse, accept, type Result } from '#domain/shared/result.ts';

/** No letter of a gift, or none that holds any more, has that secret. */
export interface GiftUnknown {
  readonly kind: 'gift-unknown';
}

/** A gift that a secret opens, with its order. */
export interface FoundGift {
  readonly gift: Gift;
  readonly order: Order;
  readonly fingerprint: string;
}

/** Finds gifts by the secret of their letter. */
export class GiftOfSecret {
  constructor(
    private readonly gifts: Gifts,
    private readonly orders: Orders,
    private readonly fingerprints: Fingerprints,
  ) {}

  async find(secret: string): Promise<Result<FoundGift, GiftUnknown>> {
    const fingerprint = this.fingerprints.of(secret);
    const gift = await this.gifts.findByFingerprint(fingerprint);
    const order = gift === null ? null : await this.orders.find(gift.orderId);
    return gift === null || order === null ? refuse({ kind: 'gift-unknown' }) : accept({ gift, order, fingerprint });
  }
}
