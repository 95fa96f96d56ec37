import { observer } from 'mobx-react-lite';
import type { CartNotice } from '#application/read-models/cart/cart-view.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { underWayPath } from '#domain/orders/order-under-way.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { OfflineNotice } from '#ui/kit/feedback/offline-notice.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import { givePath } from './payment-paths.ts';
import { CartStore } from './store/cart-store.ts';
import { leftOutText, cartNoticeText } from './texts.ts';
import { tellsOf, TotalChanged } from './total-changed.tsx';
import { useTime } from './use-time.ts';
import styles from './cart-page.module.css';

/** Milliseconds that the school may take before it is said that the cart shown is the remembered one. */
const slowAfter = 2000;

interface CartNoticesProps {
  /** Whether a total that changed is said here; where a press pays, it is said beside that. */
  readonly saysTotal?: boolean;
}

/** What of the cart is not as the buyer left it, and whether what is shown is only what this browser remembers. */
export const CartNotices = observer(function CartNotices({ saysTotal = true }: CartNoticesProps) {
  const store = useService(CartStore);
  const { failure, leftOut, totals, view } = store;
  const isSlow = useTime(slowAfter);
  const change = saysTotal ? totals.last : null;
  // Said once: where the total changed because a code left, why it left stands there.
  const gone = view.notices.filter((notice) => change?.reasons.some((reason) => tellsOf(notice, reason)));
  const readChange = () => {
    totals.dismiss();
    for (const notice of gone) store.dismissNotice(notice);
  };
  const isOffline = failure?.kind === 'offline' || failure?.kind === 'timed-out';
  return (
    <div className={styles.notices}>
      <OfflineNotice offline={isOffline}>
        Sin conexión. Este es tu carrito como lo dejaste; los cambios se hacen cuando vuelva la señal.
      </OfflineNotice>
      <div role="status">
        {isSlow && !store.ready && (
          <Notice>Este es tu carrito como lo dejaste. Estamos comprobando que siga igual en la escuela.</Notice>
        )}
      </div>
      {failure !== null && !isOffline && (
        <Notice kind="error" title="No pudimos leer tu carrito de la escuela" live>
          <p>{failure.detail}</p>
          <Button look="quiet" size="small" onClick={() => void store.read()}>
            Intentar de nuevo
          </Button>
        </Notice>
      )}
      {change !== null && <TotalChanged change={change} gone={gone} onRead={readChange} />}
      {leftOut.map((plan) => (
        <Notice key={plan.productId} kind="alert" live>
          <p>{leftOutText(plan)}</p>
          <Button look="quiet" size="small" onClick={() => store.dismissLeftOut()}>
            Entendido
          </Button>
        </Notice>
      ))}
      {without(view.notices, gone).map((notice) => (
        <Notice key={`${notice.kind} ${notice.productId ?? notice.word}`} kind="alert" live>
          <p>{cartNoticeText(notice)}</p>
          <div className={styles.noticeActions}>
            {notice.order !== undefined && (
              <LinkButton to={underWayPath(notice.order)} look="quiet" size="small">
                Ver el pedido {numbered(notice.order.number)}
              </LinkButton>
            )}
            {notice.kind === 'already-owned' && notice.slug !== undefined && (
              <LinkButton to={givePath(notice.slug)} look="quiet" size="small">
                Regalarlo a alguien
              </LinkButton>
            )}
            <Button look="quiet" size="small" onClick={() => store.dismissNotice(notice)}>
              Entendido
            </Button>
          </div>
        </Notice>
      ))}
    </div>
  );
});

const without = (notices: readonly CartNotice[], others: readonly CartNotice[]): readonly CartNotice[] =>
  notices.filter((notice) => !others.includes(notice));
