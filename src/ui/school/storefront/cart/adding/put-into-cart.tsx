import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { CartAddition } from '#domain/cart/cart-addition.ts';
import type { Result } from '#domain/shared/result.ts';
import { PageHead, Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Loading, SkeletonRows } from '#ui/kit/feedback/skeleton.tsx';
import { ErrorState } from '#ui/kit/feedback/states.tsx';
import type { PageMeta } from '#ui/school/boot/page-module.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { PurchaseNotice } from './purchase-notice.ts';
import { tellNews } from './tell-news.ts';
import styles from '#ui/school/storefront/cart/cart-page.module.css';

export const putIntoCartMeta: PageMeta = {
  title: 'Carrito',
  description: 'Agregamos el producto y te llevamos al carrito.',
  hidden: true,
};

/** Puts something into the cart, for oneself or for somebody else, and leads to the cart. Source: ROUTE-14. */
export function PutIntoCart({ addition, asGift = false }: { addition: CartAddition; asGift?: boolean }) {
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const [tries, setTries] = useState(1);
  const cart = useService(CartStore);
  const notice = useService(PurchaseNotice);
  const navigate = useNavigate();
  useEffect(() => {
    let isShown = true;
    const put = async () => {
      await cart.restore();
      const untold = asGift
        ? refusalOf(await cart.addGift(addition))
        : tellNews(await cart.add(addition), addition, notice);
      if (!isShown) return;
      setRefusal(untold);
      if (untold === null) await navigate('/carrito', { replace: true });
    };
    void put();
    return () => {
      isShown = false;
    };
  }, [addition, asGift, cart, notice, navigate, tries]);
  return (
    <Wrap className={styles.page}>
      <PageHead title="Tu carrito" />
      {refusal === null ? (
        <Loading label="Agregando el producto a tu carrito">
          <SkeletonRows rows={2} />
        </Loading>
      ) : (
        <ErrorState
          title="No pudimos agregar el producto"
          kept="Tu carrito sigue como estaba."
          {...(mayChange(refusal) && { onRetry: () => setTries(tries + 1) })}
          actions={<LinkButton to="/carrito">Ir al carrito</LinkButton>}
        >
          <p>{refusal.detail}</p>
        </ErrorState>
      )}
    </Wrap>
  );
}

/** Whether another try may end otherwise; what is sold out, or not there, stays so. */
function mayChange({ status }: CallRefusal): boolean {
  return status === null || status === 429 || status >= 500;
}

function refusalOf(added: Result<unknown, CallRefusal>): CallRefusal | null {
  return added.ok ? null : added.refusal;
}
