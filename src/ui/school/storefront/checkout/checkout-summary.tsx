import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { formatDuration } from '#domain/cart/duration-text.ts';
import { lineDetails } from '#domain/orders/line-details.ts';
import { formatPrice } from '#domain/shared/money.ts';
import { Panel } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { CartSums } from '#ui/school/storefront/cart/cart-sums.tsx';
import { kindText } from '#ui/school/storefront/cart/item-words.tsx';
import { PriceReasons } from '#ui/school/storefront/cart/price-reasons.tsx';
import { HOW_TOTAL } from '#ui/school/storefront/cart/texts.ts';
import { CheckoutStore } from './checkout-store.ts';
import styles from './checkout-page.module.css';

/** What is being bought and what it comes to, beside every step. */
export const CheckoutSummary = observer(function CheckoutSummary() {
  const { cart } = useService(CartStore);
  const { priced } = useService(CheckoutStore);
  if (priced === null) return null;
  return (
    <Panel title={<span id="tu-compra">Tu compra</span>}>
      <ul className={styles.items}>
        {cart.items.map((item) => {
          const line = priced.lines.find((each) => each.line.productId === item.productId);
          const chosen = chosenText(item);
          return (
            <li key={item.productId}>
              <span>
                <span className={styles.kind}>{kindText(item)}</span>
                {item.title}
                {chosen !== '' && <span className={styles.kind}>{chosen}</span>}
              </span>
              <span data-numbers>{line !== undefined && formatPrice(line.price)}</span>
            </li>
          );
        })}
      </ul>
      <CartSums cart={cart} priced={priced} />
      <PriceReasons priced={priced} productId={null} label={HOW_TOTAL} />
      <p className={styles.edit}>
        <Link to="/carrito">Editar el carrito</Link>
      </p>
    </Panel>
  );
});

/** What of it was chosen, since it makes the price: '1 año · Usuario adicional × 2'. */
function chosenText({ plan, duration, options }: CartItem): string {
  const lasts = plan === null || duration === null ? [] : [formatDuration(duration)];
  const chosen = options.filter(({ count }) => count > 0);
  return [...lasts, ...lineDetails(chosen, null)].join(' · ');
}
