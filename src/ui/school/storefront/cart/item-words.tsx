import { isReductionInForce, lineOf, type CartItem } from '#domain/cart/cart-item.ts';
import { productTypeName } from '#domain/catalogue/catalogue-menu.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { sumMoney } from '#domain/shared/money.ts';
import type { FrameShape } from '#ui/kit/layout/card.tsx';
import { PriceBlock } from '#ui/kit/layout/price-block.tsx';

/** 'Seminario', 'Plan Pro'. */
export function kindText({ kind, plan = null }: Pick<CartItem, 'kind'> & { readonly plan?: CartItem['plan'] }): string {
  return productTypeName(kind, plan?.page ?? null);
}

/** What is read has the shape of a book, what is attended that of a screen. */
export function coverShapeOf(kind: ProductKind): FrameShape {
  return kind === 'book' || kind === 'magazine' ? 'book' : 'wide';
}

/** The price an item is sold at, before options and codes; of further seats alone, what they cost together. */
export function ItemPrice({ item, hasActivePlan }: { item: CartItem; hasActivePlan: boolean }) {
  const { price, taxRate, options } = lineOf(item, hasActivePlan);
  if (item.seatsAlone === true) return <PriceBlock price={sumMoney(options)} exempt={taxRate === 0} />;
  const former = isReductionInForce(item) || price < item.regular ? item.regular : null;
  return <PriceBlock price={price} former={former} exempt={taxRate === 0} />;
}
