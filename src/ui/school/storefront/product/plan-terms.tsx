import type { PricedTerm, ProductDetails } from '#domain/catalogue/product.ts';
import type { ShownPrice } from '#domain/catalogue/shown-price.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { monthlyPrice } from '#domain/plans/monthly-price.ts';
import { PriceBlock } from '#ui/kit/layout/price-block.tsx';
import { RadioCards } from '#ui/kit/forms/radio-group.tsx';
import { AddToCartButton } from '#ui/school/storefront/cart/adding/add-to-cart-button.tsx';
import styles from './plan-terms.module.css';

/** The prices of a plan, by how long it lasts: one is chosen and put into the cart. */
export function PlanTerms({ product }: { product: ProductDetails }) {
  const terms = product.planTerms;
  const choice = (
    <RadioCards
      label="Cuánto dura"
      name="duracion"
      defaultValue={String(terms[0]?.id)}
      options={terms.map((term) => ({
        value: String(term.id),
        label: termLength(term),
        hint: <TermHint term={term} />,
      }))}
    />
  );
  return <AddToCartButton product={product} choice={choice} size="large" wide />;
}

interface TermProps {
  readonly term: PricedTerm<ShownPrice>;
  /** Said once for all, where it stands. */
  readonly isTaxSaid?: boolean;
}

/** What so long costs, and what a month of it comes to; it may stand in a label or a cell. */
export function TermPrice({ term, isTaxSaid = false }: TermProps) {
  const { current, former, taxRate } = term.price;
  const month = monthlyPrice(current, term);
  return (
    <>
      <PriceBlock price={current} former={former} exempt={isTaxSaid ? null : taxRate === 0} />
      {month !== null && <span className={styles.note}>{formatMoney(month)} al mes</span>}
    </>
  );
}

/** Inside the choice's own label: what it costs, and one person more. */
function TermHint({ term }: TermProps) {
  const { seatPrice } = term;
  return (
    <>
      <TermPrice term={term} />
      {seatPrice !== null && <span className={styles.note}>{formatMoney(seatPrice)} por cada persona adicional</span>}
    </>
  );
}

const units = { day: ['día', 'días'], month: ['mes', 'meses'], year: ['año', 'años'] } as const;

/** '6 meses', '1 año'. */
export function termLength({ duration, unit }: Pick<PricedTerm<ShownPrice>, 'duration' | 'unit'>): string {
  return `${duration} ${units[unit][duration === 1 ? 0 : 1]}`;
}
