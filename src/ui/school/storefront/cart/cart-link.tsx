import { observer } from 'mobx-react-lite';
import { IconLink } from '#ui/kit/controls/icon-button.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';

/** The way to the cart, with how many products are in it. Source: LAY-5. */
export const CartLink = observer(function CartLink({ className }: { className?: string }) {
  const count = useLate('cart')?.count ?? 0;
  const label = count === 0 ? 'Carrito' : `Carrito, ${count} ${count === 1 ? 'producto' : 'productos'}`;
  return <IconLink to="/carrito" icon="cart" label={label} count={count} className={className} />;
});
