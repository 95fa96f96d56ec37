import { observer } from 'mobx-react-lite';
import type { Cart } from '#domain/cart/cart.ts';
import type { PricedCart } from '#domain/pricing/totals.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { Panel } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { CartSums } from './cart-sums.tsx';
import { CodeEntry } from './code-entry.tsx';
import { PriceReasons } from './price-reasons.tsx';
import styles from './cart-summary.module.css';
import { HOW_TOTAL } from './texts.ts';

/** What the cart comes to, and the way on. */
export function CartSummary({ cart, priced }: { cart: Cart; priced: PricedCart }) {
  return (
    <Panel title="Resumen">
      <div className={styles.summary}>
        <CodeEntry />
        <CartSums cart={cart} priced={priced} />
        <PriceReasons priced={priced} productId={null} label={HOW_TOTAL} />
        <LinkButton to="/pagos" look="primary" size="large" wide>
          Continuar con la compra
        </LinkButton>
        <ByMailbox />
        <ul className={styles.promises}>
          <li>
            <Icon name="card" />
            Pagas con tarjeta y lo que compras se activa al instante
          </li>
          <li>
            <Icon name="receipt" />
            Boleta o factura, como la necesites
          </li>
        </ul>
      </div>
    </Panel>
  );
}

/** For whoever has no account, or does not want to think of one now. */
const ByMailbox = observer(function ByMailbox() {
  const { ready, signedIn } = useService(SessionStore);
  if (!ready || signedIn) return null;
  return (
    <LinkButton to="/pagos/correo" size="large" wide>
      Comprar solo con mi correo
    </LinkButton>
  );
});
