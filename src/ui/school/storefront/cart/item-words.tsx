import { lineOf, type CartItem } from '#domain/cart/cart-item.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { formerPrice } from '#domain/pricing/price-tag.ts';
import { sumMoney } from '#domain/shared/money.ts';
import type { FrameShape } from '#ui/kit/layout/card.tsx';
import { typeText } from '#domain/catalogue/catalogue-menu.ts';
import { PriceBlock } from '#ui/kit/layout/price-block.tsx';

type Named = Pick<CartItem, 'kind' | 'isOver'> & { readonly plan?: CartItem['plan'] };

/** 'Seminario', 'Plan Pro', 'Grabación'. */
export function kindText({ kind, isOver, plan = null }: Named): string {
  return typeText({ kind, isOver, planPage: plan?.page ?? null });
}

/** What is read has the shape of a book, what is attended that of a screen. */
export function coverShapeOf(kind: ProductKind): FrameShape {
  return kind === 'book' || kind === 'magazine' ? 'book' : 'wide';
}

/** The price an item is sold at, before options and codes; of further seats alone, what they cost together. */
export function ItemPrice({ item, hasActivePlan }: { item: CartItem; hasActivePlan: boolean }) {
  const { price, taxRate, options } = lineOf(item, hasActivePlan);
  if (item.seatsAlone === true) return <PriceBlock price={sumMoney(options)} exempt={taxRate === 0} />;
  return <PriceBlock price={price} former={formerPrice(item, price)} exempt={taxRate === 0} />;
}
