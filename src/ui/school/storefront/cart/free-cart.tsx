import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Panel, Split } from '#ui/kit/layout/layout.tsx';
import { Cover } from '#ui/kit/layout/card.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { CartStore } from './store/cart-store.ts';
import { coverShapeOf, kindText } from './item-words.tsx';
import lineStyles from './cart-line.module.css';
import styles from './cart-page.module.css';

/** The free cart: nothing to pay, one press to have it. Source: CART-3, CART-13. */
export const FreeCart = observer(function FreeCart({ onRemoved }: { onRemoved: (title: string) => void }) {
  const store = useService(CartStore);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const remove = async (productId: number, title: string) => {
    const removed = await store.remove(productId);
    if (removed.ok) onRemoved(title);
    else setRefusal(removed.refusal);
  };
  return (
    <Split aside={<TakeFree onRefused={setRefusal} />}>
      <ul className={styles.lines}>
        {store.cart.freeItems.map(({ productId, kind, isOver, slug, title, coverImage }) => (
          <li key={productId} className={lineStyles.line}>
            <div className={lineStyles.face}>
              <div className={lineStyles.cover} data-shape={coverShapeOf(kind)}>
                <Cover src={coverImage} shape={coverShapeOf(kind)} />
              </div>
              <div>
                <p className={lineStyles.kind}>{kindText({ kind, isOver })}</p>
                <h3 className={lineStyles.title}>
                  <Link to={productPath(kind, slug)}>{title}</Link>
                </h3>
              </div>
              <p className={styles.gratis}>Gratis</p>
            </div>
            <div className={styles.takeOut}>
              <Button look="quiet" size="small" onClick={() => void remove(productId, title)}>
                Quitar<VisuallyHidden>: {title}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {refusal !== null && (
        <Notice kind="error" live>
          {refusal.detail}
        </Notice>
      )}
    </Split>
  );
});

const TakeFree = observer(function TakeFree({ onRefused }: { onRefused: (refusal: CallRefusal | null) => void }) {
  const store = useService(CartStore);
  const session = useService(SessionStore);
  const toasts = useService(ToastStore);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    if (!session.signedIn) return session.signIn('/carrito');
    setBusy(true);
    const taken = await store.takeFree();
    setBusy(false);
    onRefused(taken.ok ? null : taken.refusal);
    if (!taken.ok) return;
    await session.refresh();
    toasts.show({ kind: 'success', text: 'Listo. Ya está en Mis contenidos.' });
    await navigate('/main');
  };
  return (
    <Panel title="No tienes que pagar nada">
      <div className={styles.free}>
        <p>Se agrega a tus contenidos y queda contigo.</p>
        <Button look="primary" size="large" wide busy={busy && 'Un momento…'} onClick={() => void take()}>
          {session.signedIn ? 'Obtener gratis' : 'Ingresar y obtener gratis'}
        </Button>
      </div>
    </Panel>
  );
});
