import type { OpenGift } from '#application/read-models/orders/gift.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { SellableProduct, SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import type { OrderChoices } from '#application/server/orders/ports/orders.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import { isOver } from '#domain/catalogue/present-product.ts';
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
    private readonly clock: Clock,
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
    const now = this.clock.now();
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
        ...(isRecording(choices, onSale.get(productId), now) && { isOver: true }),
      })),
      owned: had.filter((each) => each.order === null).map(({ line }) => line.title),
      beingPaid: paying?.order ? { title: paying.line.title, order: paying.order } : null,
    });
  }
}

/** Whether it was held by now: when it was bought, or since. What is not on sale any more has no date to tell. */
function isRecording(
  { isOver: whenBought = false }: OrderChoices,
  product: SellableProduct | undefined,
  now: Date,
): boolean {
  const { startsAt = null, endsAt = null } = product ?? {};
  return whenBought || isOver({ startsAt, endsAt }, now);
}
