import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import type { StandingPlan } from '#domain/cart/plan-conflict.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { underWayPath } from '#domain/orders/order-under-way.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Cover } from '#ui/kit/layout/card.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { beingPaidText } from '#ui/school/storefront/cart/texts.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { coverShapeOf, ItemPrice, kindText } from '#ui/school/storefront/cart/item-words.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import { conjunction } from '#domain/shared/text.ts';
import { AlreadyOwnedDialog } from './already-owned-dialog.tsx';
import type { AddingOutcome } from './purchase-notice.ts';
import styles from './open-cart-dialog.module.css';

interface News<K extends AddingOutcome['kind']> {
  readonly news: Extract<AddingOutcome, { kind: K }>;
  readonly onClose: () => void;
}

/** The dialog that the news asks for. */
export function OpenCartDialog({ news, onClose }: { news: AddingOutcome; onClose: () => void }) {
  switch (news.kind) {
    case 'added':
      return <PurchaseSummaryDialog news={news} onClose={onClose} />;
    case 'free':
      return <FreeCartDialog news={news} onClose={onClose} />;
    case 'plan-conflict':
      return <PlanConflictDialog news={news} onClose={onClose} />;
    case 'already-owned':
      return <AlreadyOwnedDialog product={news} onClose={onClose} />;
    case 'in-other-order':
      return <BeingPaidDialog news={news} onClose={onClose} />;
  }
}

/** 'Seguir comprando' or 'Pagar ahora'. At most 380 px high. Source: PAY-7, LAY-11. */
const PurchaseSummaryDialog = observer(function PurchaseSummaryDialog({ news, onClose }: News<'added'>) {
  const { cart, view, count } = useService(CartStore);
  const priced = cartTotals(cart, view.terms);
  const item = cart.items.find(({ productId }) => productId === news.item.productId) ?? news.item;
  return (
    <Dialog
      open
      title="Agregado a tu carrito"
      onClose={onClose}
      backTo={() => wayToCart(item.title)}
      className={styles.summary}
      actions={
        <>
          <LinkButton to="/carrito" look="primary" onClick={onClose} data-autofocus>
            Pagar ahora
          </LinkButton>
          <Button onClick={onClose}>Seguir comprando</Button>
        </>
      }
    >
      <AddedItem item={item} hasActivePlan={view.terms.hasActivePlan} />
      {count > 1 && priced.ok && (
        <p className={styles.total}>
          {count} productos en tu carrito: <strong>{formatMoney(priced.value.net)}</strong>
        </p>
      )}
    </Dialog>
  );
});

/** What was pressed to add it has become the way to the cart, which says the product's name (`AddToCartButton`). */
function wayToCart(title: string): HTMLElement | null {
  const links = document.querySelectorAll<HTMLElement>('main a[href="/carrito"]');
  return [...links].find(({ textContent }) => textContent.includes(title)) ?? null;
}

function AddedItem({ item, hasActivePlan }: { item: CartItem; hasActivePlan: boolean }) {
  const hasCover = item.plan === null;
  return (
    <div className={styles.added} data-plain={!hasCover || undefined}>
      {hasCover && (
        <div className={styles.cover} data-shape={coverShapeOf(item.kind)}>
          <Cover src={item.coverImage} shape={coverShapeOf(item.kind)} />
        </div>
      )}
      <div>
        <p className={styles.kind}>{kindText(item)}</p>
        <p className={styles.title}>{item.title}</p>
        <ItemPrice item={item} hasActivePlan={hasActivePlan} />
      </div>
    </div>
  );
}

/** Says that a free product waits in the cart, and what left it. Source: CART-3, MODAL-1. */
function FreeCartDialog({ news: { item, emptied }, onClose }: News<'free'>) {
  return (
    <Dialog
      open
      size="small"
      title="Tu contenido gratuito está listo"
      onClose={onClose}
      backTo={() => wayToCart(item.title)}
      actions={
        <>
          <LinkButton to="/carrito" look="primary" onClick={onClose} data-autofocus>
            Obtenerlo ahora
          </LinkButton>
          <Button onClick={onClose}>Seguir mirando</Button>
        </>
      }
    >
      <p>«{item.title}» te espera en el carrito. No tienes que pagar nada.</p>
      {emptied.length > 0 && (
        <>
          <p className={styles.after}>Lo gratuito se obtiene por separado, así que salieron de tu carrito:</p>
          <ul className={styles.emptied}>
            {emptied.map(({ productId, title }) => (
              <li key={productId}>{title}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** Which plan stands in the way, and the offer to replace it. Source: CART-11. */
const PlanConflictDialog = observer(function PlanConflictDialog({ news, onClose }: News<'plan-conflict'>) {
  const cart = useService(CartStore);
  const toasts = useService(ToastStore);
  const [busy, setBusy] = useState(false);
  const replace = async () => {
    setBusy(true);
    const replaced = await cart.replacePlan(news.addition, news.standing.productId);
    if (replaced.ok) toasts.show({ kind: 'success', text: 'Cambiamos el plan de tu carrito.' });
    else toasts.show({ kind: 'error', text: replaced.refusal.detail });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={news.others.length === 0 ? 'Ya hay un plan en tu carrito' : 'Ya hay planes en tu carrito'}
      confirmLabel="Cambiar de plan"
      cancelLabel={news.others.length === 0 ? 'Quedarme con el actual' : 'Quedarme con los actuales'}
      busy={busy && 'Cambiando…'}
      onConfirm={() => void replace()}
      onCancel={onClose}
    >
      <p>{conflictText([news.standing, ...news.others])}</p>
    </ConfirmDialog>
  );
});

function conflictText(standing: readonly StandingPlan[]): string {
  const titles = standing.map(({ title }) => `«${title}»`);
  if (titles.length === 1) return `${titles[0]} y el plan que elegiste no van juntos. ¿Quieres cambiar uno por otro?`;
  return `${conjunction(titles)} no van con el plan que elegiste. ¿Quieres cambiarlos por él?`;
}

/** The product is in an order that is being paid: which one, and the way to it. Source: decisions.md, One product, one payment. */
function BeingPaidDialog({ news: { title, order }, onClose }: News<'in-other-order'>) {
  return (
    <Dialog
      open
      size="small"
      title="Ya lo estás pagando"
      onClose={onClose}
      actions={
        <>
          <LinkButton to={underWayPath(order)} look="primary" onClick={onClose} data-autofocus>
            Ver el pedido {numbered(order.number)}
          </LinkButton>
          <Button onClick={onClose}>Seguir mirando</Button>
        </>
      }
    >
      <p>
        «{title}»: {beingPaidText(order)}
      </p>
    </Dialog>
  );
}
