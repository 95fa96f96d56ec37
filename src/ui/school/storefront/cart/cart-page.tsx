import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import { PageHead, Split, Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Loading, SkeletonRows } from '#ui/kit/feedback/skeleton.tsx';
import { ErrorState } from '#ui/kit/feedback/states.tsx';
import { checkoutSteps, StepBar } from '#ui/kit/feedback/step-bar.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import type { PageMeta } from '#ui/school/boot/page-module.ts';
import { RecentlySeen } from '#ui/school/storefront/seen/recently-seen.tsx';
import { ClearCart } from './clear-cart.tsx';
import { useFreshCart } from './store/cart-freshness.ts';
import { CartLine } from './cart-line.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CartStore } from './store/cart-store.ts';
import { CartSummary } from './cart-summary.tsx';
import { GiftBanner } from './gift-banner.tsx';
import { FreeCart } from './free-cart.tsx';
import { PostedAddition } from './adding/posted-addition.tsx';
import { countText } from './texts.ts';
import { useTime } from './use-time.ts';
import styles from './cart-page.module.css';

/** Milliseconds after which the cart is shown (CART-10). */
const shownAfter = 200;
/** Milliseconds after which a slow connection is spoken of. */
const slowAfter = 4000;

export function meta(): PageMeta {
  return { title: 'Carrito', description: 'Lo que elegiste, su precio y cómo se calcula.', hidden: true };
}

/** The cart. The server sends its frame; what is in it comes after hydration: what this browser remembers, then what the school has. */
export const Component = observer(function CartPage() {
  const store = useFreshCart();
  const isTime = useTime(shownAfter);
  const isShown = isTime && (store.ready || store.count > 0);
  const isEmpty = isShown && store.count === 0 && store.failure === null;
  return (
    <Wrap className={styles.page}>
      {/* Its place stays: the heading below does not move when there is nothing to buy. */}
      <div className={styles.steps}>
        {!isEmpty && <StepBar steps={checkoutSteps} current={0} label="Pasos de la compra" />}
      </div>
      <PageHead
        title={isEmpty ? 'Tu carrito está vacío' : 'Tu carrito'}
        {...(isEmpty && { lead: 'Lo que agregues queda guardado aquí, también si cierras el navegador.' })}
      />
      <PostedAddition />
      {isShown ? <CartContents /> : <CartToCome />}
    </Wrap>
  );
});

function CartToCome() {
  const isSlow = useTime(slowAfter);
  return (
    <>
      <div className={styles.toCome}>
        <Loading label="Cargando tu carrito">
          <SkeletonRows rows={3} />
        </Loading>
      </div>
      <div role="status">{isSlow && <p>Está tardando más de lo usual. Lo que agregaste sigue guardado.</p>}</div>
      <noscript>
        <p>
          Para ver y cambiar tu carrito y para pagar, activa JavaScript en tu navegador. Lo que agregaste sigue guardado
          noventa días.
        </p>
      </noscript>
    </>
  );
}

const CartContents = observer(function CartContents() {
  const store = useService(CartStore);
  const place = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const onRemoved = (title: string) => {
    setSaid(`Quitaste «${title}» del carrito.`);
    place.current?.focus();
  };
  const onCleared = () => {
    setSaid('Vaciaste el carrito.');
    place.current?.focus();
  };
  const { cart, count, failure } = store;
  return (
    <section ref={place} tabIndex={-1} aria-label="Contenido del carrito" className={styles.contents}>
      <CartNotices />
      <div className={styles.notices}>
        <GiftBanner />
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {count > 0 && <h2 className={styles.count}>{countText(count)}</h2>}
      {count === 0 && failure !== null && <Unreadable />}
      {count === 0 && failure === null && <EmptyCart />}
      {cart.items.length > 0 && <PaidCart onRemoved={onRemoved} onCleared={onCleared} />}
      {cart.items.length === 0 && cart.freeItems.length > 0 && <FreeCart onRemoved={onRemoved} />}
    </section>
  );
});

interface PaidCartProps {
  readonly onRemoved: (title: string) => void;
  readonly onCleared: () => void;
}

const PaidCart = observer(function PaidCart({ onRemoved, onCleared }: PaidCartProps) {
  const { cart, view } = useService(CartStore);
  const priced = cartTotals(cart, view.terms);
  if (!priced.ok) return <Unpriceable />;
  return (
    <Split aside={<CartSummary cart={cart} priced={priced.value} />}>
      <ul className={styles.lines}>
        {cart.items.map((item) => (
          <CartLine key={item.productId} item={item} priced={priced.value} onRemoved={onRemoved} />
        ))}
      </ul>
      <div className={styles.clear}>
        <ClearCart onCleared={onCleared} />
      </div>
    </Split>
  );
});

function EmptyCart() {
  return (
    <>
      <p className={styles.ways}>
        <LinkButton to="/cursos" look="primary">
          Ver los cursos
        </LinkButton>
        <LinkButton to="/seminarios">Ver los seminarios</LinkButton>
      </p>
      <RecentlySeen />
    </>
  );
}

const Unreadable = observer(function Unreadable() {
  const store = useService(CartStore);
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await store.read();
    setBusy(false);
  };
  return (
    <ErrorState
      title="No pudimos traer tu carrito"
      kept="Lo que agregaste sigue guardado en la escuela."
      retrying={busy}
      onRetry={() => void retry()}
    />
  );
});

function Unpriceable() {
  return (
    <ErrorState
      title="No pudimos calcular el precio de este carrito"
      kept="Tus productos siguen en el carrito."
      actions={<LinkButton to="/">Ir al inicio</LinkButton>}
    />
  );
}
