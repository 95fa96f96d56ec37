import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { DiscountCode } from '#domain/cart/discount-code.ts';
import { fewestTogether, mostTogether } from '#domain/cart/together.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type ShowPromotionRefusal =
  | { readonly kind: 'promotion-not-found' }
  /** It touches the whole cart. */
  | { readonly kind: 'nothing-listed' }
  | { readonly kind: 'not-a-few'; readonly listed: number };

/** Marks a promotion as shown on the pages of the products it lists, or shows it no more. */
export class ShowPromotion {
  constructor(private readonly codes: DiscountCodes) {}

  async execute(word: string, isShown: boolean): Promise<Result<DiscountCode, ShowPromotionRefusal>> {
    const code = await this.codes.find(word);
    if (code?.origin !== 'promotion') return refuse({ kind: 'promotion-not-found' });
    const { scope } = code.discount;
    if (isShown) {
      if (scope.kind === 'whole-cart') return refuse({ kind: 'nothing-listed' });
      const listed = new Set(scope.productIds).size;
      if (listed < fewestTogether || listed > mostTogether) return refuse({ kind: 'not-a-few', listed });
    }
    await this.codes.showTogether(code.id, isShown);
    return accept(code);
  }
}
