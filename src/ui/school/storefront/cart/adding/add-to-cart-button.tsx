import { observer } from 'mobx-react-lite';
import { useState, type FormEvent, type ReactNode } from 'react';
import { placesText } from '#domain/catalogue/places-text.ts';
import { contentPath } from '#domain/catalogue/product-kind.ts';
import { isUsedUp } from '#domain/orders/used-up.ts';
import { Button, type ButtonLook } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import styles from './add-to-cart-button.module.css';
import { useAddToCart, type Buyable } from './use-add-to-cart.ts';

export interface AddToCartButtonProps extends ButtonLook {
  readonly product: Buyable & { readonly title: string; readonly placesLeft?: number | undefined };
  /** Nothing to pay for it: 'Obtener gratis'. */
  readonly isFree?: boolean;
  /** Of a plan, its prices to choose from: radios of the name `duracion`; its first price when there are none. They stay when there is nothing to add. */
  readonly choice?: ReactNode;
}

/**
 * Puts a product into the cart; leads to the cart when it is there, and to the content of whoever owns it, unless it is used up
 * and bought again. Its words never name
 * the product aloud to the eye, but to assistive technology, since a page of cards has many of it. Source: CART-4, CART-5.
 */
export const AddToCartButton = observer(function AddToCartButton(props: AddToCartButtonProps) {
  const { product, isFree = false, choice, look = 'primary', ...shape } = props;
  const cart = useLate('cart');
  const session = useLate('session');
  const add = useAddToCart();
  const [busy, setBusy] = useState(false);
  const named = <VisuallyHidden>: {product.title}</VisuallyHidden>;
  const isTheirs = session?.owns(product.id) === true;
  const isSoldOut = product.placesLeft === 0 && !isTheirs;
  if (!isUsedUp(product) && isTheirs) {
    return (
      <LinkButton to={contentPath(product.kind, product.slug)} {...shape}>
        Ir al contenido{named}
      </LinkButton>
    );
  }
  if (cart?.has(product.id) === true) {
    return (
      <>
        {choice}
        <LinkButton to="/carrito" {...shape}>
          <Icon name="check" />
          Ver en el carrito{named}
        </LinkButton>
      </>
    );
  }
  const press = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const priceId = new FormData(event.currentTarget).get('duracion');
    setBusy(true);
    await add(product, priceId === null ? null : Number(priceId));
    setBusy(false);
  };
  return (
    // Pressed before the script has come, or without it, the form is posted and answered by the page of the cart.
    <form method="post" action="/api/v1/cart-additions" className={styles.form} onSubmit={(event) => void press(event)}>
      <input type="hidden" name="slug" value={product.slug} />
      {choice}
      <Button type="submit" look={look} {...shape} disabled={isSoldOut} busy={busy && 'Agregando…'}>
        {isSoldOut ? placesText(0) : isFree ? 'Obtener gratis' : 'Agregar al carrito'}
        {named}
      </Button>
    </form>
  );
});
