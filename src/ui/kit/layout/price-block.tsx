import type { Money } from '#domain/shared/money.ts';
import { formatMoney, formatPrice } from '#domain/shared/money.ts';

import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './price-block.module.css';

export interface PriceBlockProps {
  /** What is paid, tax included. 0.00 reads 'Gratis'. */
  readonly price: Money;
  /** What it cost before; shown struck, with the discount in whole per cent, only when it is the larger. */
  readonly former?: Money | null;
  /** What the struck amount is, for whoever hears the page. */
  readonly formerLabel?: string;
  /** The product's own rate is 0: 'Exonerado de IGV' instead of 'IGV incluido'; null: said once for all, where it stands. Source: decisions.md, Wording. */
  readonly exempt: boolean | null;
  readonly size?: 'medium' | 'large';
  readonly align?: 'start' | 'end';
}

/** The one way in which a price is shown; it may stand in a sentence, a label or a cell. */
export function PriceBlock({
  price,
  former = null,
  formerLabel = 'Precio anterior',
  exempt,
  size = 'medium',
  align = 'start',
}: PriceBlockProps) {
  const before = former !== null && former > price ? former : null;
  const off = before === null ? 0 : percentOff(before, price);
  return (
    <span
      className={classNames(
        styles.price,
        exempt === null && styles.bare,
        size === 'large' && styles.large,
        align === 'end' && styles.end,
      )}
    >
      <span className={styles.now}>
        {before !== null && <VisuallyHidden>Precio actual: </VisuallyHidden>}
        {formatPrice(price)}
      </span>
      {before !== null && (
        <s className={styles.former}>
          <VisuallyHidden>{formerLabel}: </VisuallyHidden>
          {formatMoney(before)}
        </s>
      )}
      {off > 0 && <span className={styles.off}>{`−${off} %`}</span>}
      {price > 0 && exempt !== null && (
        <span className={styles.tax}>{exempt ? 'Exonerado de IGV' : 'IGV incluido'}</span>
      )}
    </span>
  );
}

/** The discount in whole per cent, rounded down: it never promises more than is given. */
function percentOff(before: Money, now: Money): number {
  return Math.floor(((before - now) * 100) / before);
}
