import { isReductionInForce, lineOf, type CartItem } from '#domain/cart/cart-item.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { CoverShape } from '#ui/kit/product-card.tsx';
import { PriceBlock } from '#ui/kit/price-block.tsx';

const kinds: Readonly<Record<ProductKind, string>> = {
  seminar: 'Seminario',
  course: 'Curso',
  workshop: 'Taller',
  book: 'Libro',
  magazine: 'Revista',
  consultancy: 'Consultoría',
  diploma: 'Diplomado',
  'specialised-course': 'Curso especializado',
  plan: 'Plan',
};

/** 'Seminario', 'Plan PRO'. */
export function kindText({ kind, plan = null }: Pick<CartItem, 'kind'> & { readonly plan?: CartItem['plan'] }): string {
  return plan?.page === 'pro' ? 'Plan PRO' : kinds[kind];
}

/** What is read has the shape of a book, what is attended that of a screen. */
export function coverShapeOf(kind: ProductKind): CoverShape {
  return kind === 'book' || kind === 'magazine' ? 'book' : 'wide';
}

/** The price an item is sold at, before options and codes. */
export function ItemPrice({ item, hasActivePlan }: { item: CartItem; hasActivePlan: boolean }) {
  const { price, taxRate } = lineOf(item, hasActivePlan);
  const former = isReductionInForce(item) || price < item.regular ? item.regular : null;
  return <PriceBlock price={price} former={former} exempt={taxRate === 0} />;
}
