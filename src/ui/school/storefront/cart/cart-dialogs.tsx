import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useService } from '#ui/kit/services.tsx';
import { isPaymentPath } from './payment-paths.ts';
import { PurchaseNotice } from './purchase-notice.ts';

/** Its files come with the first news of the cart. */
const OpenCartDialog = lazy(async () => ({ default: (await import('./open-cart-dialog.tsx')).OpenCartDialog }));

/** The dialogs of the cart over the public pages; none while paying. Mounted once, in the layout. Source: CART-3, CART-4, MODAL-1. */
export const CartDialogs = observer(function CartDialogs() {
  const notice = useService(PurchaseNotice);
  const { pathname } = useLocation();
  if (notice.news === null || isPaymentPath(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <OpenCartDialog news={notice.news} onClose={() => notice.close()} />
    </Suspense>
  );
});
