import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { contentPath } from '#domain/catalogue/product-kind.ts';
import { Button, type ButtonLook } from '#ui/kit/button.tsx';
import { Icon } from '#ui/kit/icon.tsx';
import { LinkButton } from '#ui/kit/link-button.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { useLate } from '#ui/school/late-services.ts';
import { useAddToCart, type Buyable } from './use-add-to-cart.ts';

export interface AddToCartButtonProps extends ButtonLook {
  readonly product: Buyable & { readonly title: string };
  /** Of a plan, the price chosen; its first one when not said. */
  readonly planPriceId?: number | null;
  /** Nothing to pay for it: 'Obtener gratis'. */
  readonly isFree?: boolean;
}

/**
 * Puts a product into the cart; leads to the cart when it is there, and to the content of whoever owns it. Its words never name
 * the product aloud to the eye, but to assistive technology, since a page of cards has many of it. Source: CART-4, CART-5.
 */
export const AddToCartButton = observer(function AddToCartButton(props: AddToCartButtonProps) {
  const { product, planPriceId = null, isFree = false, look = 'primary', ...shape } = props;
  const cart = useLate('cart');
  const session = useLate('session');
  const add = useAddToCart();
  const [busy, setBusy] = useState(false);
  const named = <VisuallyHidden>: {product.title}</VisuallyHidden>;
  if (product.kind !== 'plan' && session?.owns(product.id) === true) {
    return (
      <LinkButton to={contentPath(product.kind, product.slug)} {...shape}>
        Ir al contenido{named}
      </LinkButton>
    );
  }
  if (cart?.has(product.id) === true) {
    return (
      <LinkButton to="/carrito" {...shape}>
        <Icon name="check" />
        Ver en el carrito{named}
      </LinkButton>
    );
  }
  const press = async () => {
    setBusy(true);
    await add(product, planPriceId);
    setBusy(false);
  };
  return (
    <Button look={look} {...shape} busy={busy && 'Agregando…'} onClick={() => void press()}>
      {isFree ? 'Obtener gratis' : 'Agregar al carrito'}
      {named}
    </Button>
  );
});
