import { observer } from 'mobx-react-lite';
import type { Cart } from '#domain/cart/cart.ts';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import styles from './seller-head.module.css';

/** What became of a seller's code in the visitor's cart; until the cart is known, what becomes of it. Source: CART-4, ADS-2. */
export const CodeState = observer(function CodeState({ word }: { word: string }) {
  const cart = useLate('cart');
  return <p className={styles.quiet}>{stateOf(word, cart?.ready === true ? cart.cart : null)}</p>;
});

function stateOf(word: string, cart: Cart | null): string {
  const inForce = cart?.code?.word ?? null;
  if (inForce === word) return 'Ya está puesto en tu carrito.';
  if (inForce !== null)
    return `En tu carrito rige otro código, ${inForce}. Para cambiarlo, escribe este en tu carrito.`;
  if (cart !== null && cart.sellerCode?.word !== word) return 'Para usarlo, escríbelo en tu carrito.';
  return cart === null || cart.items.length === 0
    ? 'Lo ponemos por ti cuando agregas un producto de pago a tu carrito, si no rige otro código.'
    : 'Tu carrito todavía no lo tiene: se pone con el próximo producto que agregues, o escríbelo ahí.';
}
