import type { Cart } from '#domain/cart/cart.ts';
import type { PricedCart } from '#domain/pricing/totals.ts';
import { formatMoney, formatPrice } from '#domain/shared/money.ts';
import { SumList } from '#ui/kit/layout/layout.tsx';
import { MoneyText } from '#ui/kit/layout/money-text.tsx';
import styles from './cart-summary.module.css';

/** Subtotal, discount, total, and the IGV within it. Source: PRICE-7, PRICE-8. */
export function CartSums({ cart, priced }: { cart: Cart; priced: PricedCart }) {
  const word = cart.code === null ? '' : ` (${cart.code.word})`;
  return (
    <div>
      <SumList
        sums={[
          ...(priced.discount > 0
            ? [
                { name: 'Subtotal', value: formatMoney(priced.price) },
                { name: `Descuento${word}`, value: `− ${formatMoney(priced.discount)}` },
              ]
            : []),
          { name: 'Total', value: formatPrice(priced.net), total: true },
        ]}
      />
      <p className={styles.tax}>
        {priced.tax === 0 ? (
          'Exonerado de IGV'
        ) : (
          <>
            {/* Not 'IGV over the base': of a cart with exempt books the base is more than what is taxed. */}
            Incluye <MoneyText amount={priced.tax} /> de IGV; sin IGV, <MoneyText amount={priced.base} />
          </>
        )}
      </p>
    </div>
  );
}
