import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { isPaid } from '#domain/orders/order.ts';
import { checkoutStep } from '#domain/orders/order-steps.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { Button } from '#ui/kit/controls/button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { PageHead, Split, Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Loading, SkeletonBlock, SkeletonText } from '#ui/kit/feedback/skeleton.tsx';
import { StepBar } from '#ui/kit/feedback/step-bar.tsx';
import { Seo } from '#ui/school/boot/seo.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { useFreshCart } from '#ui/school/storefront/cart/store/cart-freshness.ts';
import { CartNotices } from '#ui/school/storefront/cart/cart-notices.tsx';
import { BillingStep } from './billing-step.tsx';
import { CheckoutStore } from './checkout-store.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { GuestRemovalStore } from './guest-removal-store.ts';
import { PaymentStep } from './payment-step.tsx';
import styles from './checkout-page.module.css';

const GuestDialog = latePart(() => import('./guest-dialog.tsx').then((file) => file.GuestDialog));

const bar = [
  { label: 'Carrito', to: '/carrito' },
  { label: 'Datos', to: '/pagos' },
  { label: 'Pago' },
  { label: 'Listo' },
] as const;

/** Where an order is paid that is not paid yet. */
function pageToPay({ paymentMethod }: PlacedOrder): string {
  if (paymentMethod === 'cash-code') return '/codigo-de-pago';
  return paymentMethod === 'deposit' ? '/confirmar-pago' : '/pasarela';
}

/** The steps of checkout: `/pagos`, and `/pagos?paso=pago` for the second. Source: PAY-1, PAY-5. */
export const Component = observer(function CheckoutPage() {
  const cart = useFreshCart();
  const store = useService(CheckoutStore);
  const { user, ready: knowsWho } = useService(SessionStore);
  const [search] = useSearchParams();
  const wantsPayment = search.get('paso') === 'pago';
  useEffect(() => {
    if (user !== null) void store.prepare(user);
  }, [store, user]);
  const head = useStartAtHeading(wantsPayment);
  const isReady = cart.ready && store.isPrepared;
  const isEmpty = isReady && cart.cart.items.length === 0;
  // Whose session has ended is shown a visitor's cart: what they were about to pay is not in it.
  if (knowsWho && user === null && store.isPrepared) return <SignInToPay />;
  if (isEmpty) return <NothingToPay />;
  const title = wantsPayment ? 'Elige cómo pagar' : 'Tus datos para el comprobante';
  return (
    <Wrap className={styles.page}>
      <PageTitle title={title} />
      <StepBar steps={bar} current={wantsPayment ? 2 : 1} label="Pasos de la compra" />
      <div ref={head} className={styles.head}>
        <PageHead title={title} />
      </div>
      {!isReady && <StepToCome />}
      {isReady && <CartNotices saysTotal={!wantsPayment} />}
      {isReady && <SumLine />}
      {isReady && (
        <Split aside={<CheckoutSummary />}>
          <Steps wantsPayment={wantsPayment} />
          <GuestsMustLeave />
        </Split>
      )}
    </Wrap>
  );
});

/** Whoever goes on to another step starts at its heading: what they pressed for it is gone, and the focus with it. */
function useStartAtHeading(wantsPayment: boolean) {
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(wantsPayment);
  useEffect(() => {
    const heading = head.current?.querySelector('h1');
    if (shown.current === wantsPayment || !heading) return;
    shown.current = wantsPayment;
    heading.tabIndex = -1;
    heading.focus();
  }, [wantsPayment]);
  return head;
}

const Steps = observer(function Steps({ wantsPayment }: { wantsPayment: boolean }) {
  const store = useService(CheckoutStore);
  const navigate = useNavigate();
  const mayPay = store.steps.current > checkoutStep.billing;
  useEffect(() => {
    const step = wantsPayment ? checkoutStep.payment : checkoutStep.billing;
    if (!store.goTo(step)) void navigate('/pagos', { replace: true });
  }, [store, wantsPayment, navigate]);
  const goOn = (order: PlacedOrder) => {
    const next = isPaid(order.state) ? '/aceptar' : pageToPay(order);
    const forma = next === '/pasarela' && store.choice.way === 'yape' ? 'yape' : null;
    void navigate(withQuery(next, { pedido: order.id, forma }));
  };
  if (wantsPayment && mayPay) return <PaymentStep onPlaced={goOn} />;
  return <BillingStep onDone={() => void navigate('/pagos?paso=pago')} />;
});

/** Over the steps, as long as the buyer is a guest. Source: GUEST-1. */
const GuestsMustLeave = observer(function GuestsMustLeave() {
  const removal = useService(GuestRemovalStore);
  const store = useService(CheckoutStore);
  const navigate = useNavigate();
  const { isNeeded } = removal;
  const isNews = store.refusal?.kind === 'guest-must-leave';
  useEffect(() => {
    if (!isNews) return;
    if (isNeeded) store.dismissRefusal();
    else void removal.lookAgain();
  }, [isNews, isNeeded, removal, store]);
  if (!isNeeded) return null;
  const toCart = (): void => void navigate('/carrito');
  return <GuestDialog onCancel={toCart} onClose={toCart} />;
});

/** What it comes to, in sight where the summary stands below the form. */
const SumLine = observer(function SumLine() {
  const { priced } = useService(CheckoutStore);
  if (priced === null) return null;
  return (
    <p className={styles.sum}>
      <span>
        Total <strong data-numbers>{formatMoney(priced.net)}</strong>
      </span>
      <a href="#tu-compra">Ver tu compra</a>
    </p>
  );
});

/** Said in place of the steps: the order is of who is signed in. */
function SignInToPay() {
  const session = useService(SessionStore);
  return (
    <Wrap className={styles.page}>
      <PageTitle title={signInToPay} />
      <EmptyState
        icon="lock"
        level={1}
        title={signInToPay}
        takesFocus
        actions={
          <Button look="primary" onClick={() => void session.signIn()}>
            Ingresar y seguir
          </Button>
        }
      >
        <p>Tu carrito y los datos que escribiste están guardados: sigues en este mismo paso.</p>
      </EmptyState>
    </Wrap>
  );
}

const signInToPay = 'Ingresa otra vez para pagar';

/** Which step it is stands in the address, and what there is to pay with the cart: no loader knows the latter. */
const PageTitle = ({ title }: { title: string }) => (
  <Seo meta={{ title, description: 'Tus datos y cómo pagar.', hidden: true }} />
);

const nothingToPay = 'No hay nada por pagar';

function StepToCome() {
  return (
    <Loading label="Cargando tus datos">
      <Split aside={<SkeletonText lines={4} />}>
        <SkeletonBlock shape="heading" />
        <SkeletonText lines={6} />
      </Split>
    </Loading>
  );
}

/** Said in place of the steps: there is nothing that they would lead through. */
function NothingToPay() {
  return (
    <Wrap className={styles.page}>
      <PageTitle title={nothingToPay} />
      <PageHead
        title={nothingToPay}
        lead="Agrega un producto a tu carrito y vuelve a esta página. Los datos que escribiste siguen aquí."
      />
      <CartNotices saysTotal />
      <LinkButton to="/carrito" look="primary">
        Ir al carrito
      </LinkButton>
    </Wrap>
  );
}
