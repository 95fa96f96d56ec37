import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { contentPath } from '#domain/catalogue/product-kind.ts';
import type { ProductDetails } from '#domain/catalogue/product.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { Button, type ButtonLook } from '#ui/kit/controls/button.tsx';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import { AddToCartButton } from '#ui/school/storefront/cart/adding/add-to-cart-button.tsx';

/** Its files come when it is first asked. */
const WaitDialog = latePart(() => import('./wait-dialog.tsx').then((file) => file.WaitDialog), { waits: true });

export interface ProductActionProps extends ButtonLook {
  readonly product: ProductDetails;
  readonly isOver: boolean;
}

/** The one thing to do with a product: buy it, or go to it. Whoever has a seminar to come is asked whether to wait for it. Source: MODAL-1. */
export const ProductAction = observer(function ProductAction({ product, isOver, ...look }: ProductActionProps) {
  const session = useLate('session');
  const isFree = product.kind !== 'plan' && product.price.current === 0;
  if (product.startsAt !== null && !isOver && session?.owns(product.id) === true) {
    return <Entrance product={product} startsAt={product.startsAt} {...look} />;
  }
  return <AddToCartButton product={product} isFree={isFree} {...look} />;
});

function Entrance({
  product,
  startsAt,
  ...look
}: ButtonLook & { readonly product: ProductDetails; readonly startsAt: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)} {...WaitDialog.near}>
        Entrar al seminario
      </Button>
      {isAsking && (
        <WaitDialog to={contentPath(product.kind, product.slug)} onClose={() => setAsking(false)}>
          «{product.title}» empieza el {formatLongInstant(new Date(startsAt))} (hora de Lima). ¿Quieres esperarlo en su
          página?
        </WaitDialog>
      )}
    </>
  );
}
