import type { OpenGift } from '#application/read-models/orders/gift.ts';
import type { SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { GiftOfSecret, GiftUnknown } from './gift-of-secret.ts';

/** Somebody accepted it: nobody is told who. */
export interface GiftOpened {
  readonly kind: 'gift-opened';
}

/** What a gift is, for whoever has its link, and what of it an account has already. Changes nothing. */
export class ReadGift {
  constructor(
    private readonly gifts: GiftOfSecret,
    private readonly products: SellableProducts,
    private readonly guard: ChargeGuard,
  ) {}

  /** @param userId of whoever is signed in; null: nobody is. */
  async execute(secret: string, userId: string | null): Promise<Result<OpenGift, GiftUnknown | GiftOpened>> {
    const found = await this.gifts.find(secret);
    if (!found.ok) return found;
    const { gift, order } = found.value;
    if (gift.acceptedAt !== null) return refuse({ kind: 'gift-opened' });
    const had = userId === null ? [] : await this.guard.had(userId, order.lines, order.id);
    const onSale = await this.products.findAll(order.lines.map(({ productId }) => productId));
    const paying = had.find((each) => each.order !== null);
    return accept({
      giverName: gift.giverName,
      recipientName: gift.recipientName,
      message: gift.message,
      products: order.lines.map(({ productId, title, slug, kind, choices }) => ({
        title,
        slug,
        kind,
        coverImage: onSale.get(productId)?.coverImage ?? null,
        duration: choices.duration,
      })),
      owned: had.filter((each) => each.order === null).map(({ line }) => line.title),
      beingPaid: paying?.order ? { title: paying.line.title, order: paying.order } : null,
    });
  }
}
