import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import { isPaymentPath } from './payment-paths.ts';

/** Its files come with the first news of the cart. */
const OpenCartDialog = latePart(() => import('./adding/open-cart-dialog.tsx').then((file) => file.OpenCartDialog), {
  waits: true,
});

/** The dialogs of the cart over the public pages; none while paying. Mounted once, in the layout. Source: CART-3, CART-4, MODAL-1. */
export const CartDialogs = observer(function CartDialogs() {
  const notice = useLate('notice');
  const { pathname } = useLocation();
  if (notice === null || notice.news === null || isPaymentPath(pathname)) return null;
  return <OpenCartDialog news={notice.news} onClose={() => notice.close()} />;
});
