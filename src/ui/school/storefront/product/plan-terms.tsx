import type { PricedTerm, ProductDetails } from '#domain/catalogue/product.ts';
import type { ShownPrice } from '#domain/catalogue/shown-price.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { MoneyText } from '#ui/kit/layout/money-text.tsx';
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
        hint: <TermPrice term={term} />,
      }))}
    />
  );
  return <AddToCartButton product={product} choice={choice} size="large" wide />;
}

/** 'S/. 400.00, antes S/. 500.00 · IGV incluido'. Text alone: it stands inside the choice's own label. */
function TermPrice({ term: { price, seatPrice } }: { term: PricedTerm<ShownPrice> }) {
  return (
    <span className={styles.price}>
      <strong>{formatMoney(price.current)}</strong>
      {price.former !== null && (
        <>
          , antes{' '}
          <s>
            <MoneyText amount={price.former} />
          </s>
        </>
      )}{' '}
      · {price.taxRate === 0 ? 'Exonerado de IGV' : 'IGV incluido'}
      {seatPrice !== null && <span className={styles.seat}>{formatMoney(seatPrice)} por cada persona adicional</span>}
    </span>
  );
}

const units = { day: ['día', 'días'], month: ['mes', 'meses'], year: ['año', 'años'] } as const;

/** '6 meses', '1 año'. */
export function termLength({ duration, unit }: Pick<PricedTerm<ShownPrice>, 'duration' | 'unit'>): string {
  return `${duration} ${units[unit][duration === 1 ? 0 : 1]}`;
}
