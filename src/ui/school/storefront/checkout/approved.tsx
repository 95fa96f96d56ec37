import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PlaceOrder } from '#application/browser/orders/place-order.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import type { CardPayment } from '#application/read-models/payments/card-payment.ts';
import { contentPath } from '#domain/catalogue/product-kind.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { capitalised } from '#domain/shared/text.ts';
import { formatMoney, formatPrice } from '#domain/shared/money.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { FactList, Panel, Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { checkoutSteps, StepBar } from '#ui/kit/feedback/step-bar.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { kindText } from '#ui/school/storefront/cart/item-words.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import { receiptNames } from './billing-texts.ts';
import { giftFacts } from './gift-facts.tsx';
import { GiftFormStore } from './gift-form-store.ts';
import styles from './result.module.css';

/** The purchase is confirmed: what was bought, each with the way to it, and what was paid. */
export const Approved = observer(function Approved({
  order,
  payment,
}: {
  order: PlacedOrder;
  payment: CardPayment | null;
}) {
  const session = useService(SessionStore);
  const cart = useService(CartStore);
  useEffect(() => {
    void session.refresh();
    void cart.read();
  }, [session, cart]);
  const purchase = useService(PlaceOrder);
  useEffect(() => purchase.confirmed(order.id), [purchase, order.id]);
  const gift = useService(GiftFormStore);
  const isGift = order.gift !== undefined;
  useEffect(() => {
    if (isGift) gift.forget();
  }, [gift, isGift]);
  return (
    <Wrap className={styles.page}>
      <StepBar steps={checkoutSteps} current={4} label="Pasos de la compra" />
      <div className={styles.head}>
        <Icon name="check-circle" size="large" />
        <h1>{isGift ? 'Listo, tu regalo está en camino' : 'Listo, ya es tuyo'}</h1>
        <p className={styles.lead}>
          Confirmamos tu pedido {numbered(order.number)}
          {order.billing === null ? (
            '.'
          ) : (
            <>
              {' '}
              y te enviamos el detalle a <EmailText email={order.billing.email} end="." />
            </>
          )}
        </p>
        <WhereToGo order={order} />
      </div>
      <div className={styles.columns}>
        <Panel title={isGift ? 'Lo que regalas' : 'Lo que compraste'}>
          <ul className={styles.bought}>
            {order.lines.map(({ productId, kind, isOver, slug, title, net }) => (
              <li key={productId}>
                <div>
                  <p className={styles.kind}>{kindText({ kind, isOver })}</p>
                  <p className={styles.title}>{title}</p>
                </div>
                <span data-numbers>{formatPrice(net)}</span>
                {!isGift && (
                  <Link to={contentPath(kind, slug)} className={styles.go}>
                    Ir al contenido<VisuallyHidden>: {title}</VisuallyHidden>
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title="Tu pago">
          <FactList facts={factsOf(order, payment)} />
        </Panel>
      </div>
    </Wrap>
  );
});

/** To what was bought; of a gift, to where its giver follows it. */
function WhereToGo({ order: { gift, lines } }: { order: PlacedOrder }) {
  const [first] = lines;
  const to =
    gift !== undefined ? '/main/mis-comprobantes' : first === undefined ? null : contentPath(first.kind, first.slug);
  if (to === null) return null;
  return (
    <LinkButton to={to} look="primary" size="large">
      {gift === undefined ? 'Empezar ahora' : 'Ver mis regalos'}
    </LinkButton>
  );
}

function factsOf(order: PlacedOrder, payment: CardPayment | null) {
  const { totals, confirmedAt, createdAt } = order;
  const at = new Date(confirmedAt ?? createdAt);
  return [
    ...(order.gift === undefined ? [] : giftFacts(order.gift)),
    { name: 'Total', value: formatPrice(totals.net) },
    ...(totals.discount > 0 ? [{ name: 'Descuento', value: formatMoney(totals.discount) }] : []),
    ...(totals.tax > 0 ? [{ name: 'IGV', value: `${formatMoney(totals.tax)}, incluido` }] : []),
    { name: 'Pedido', value: numbered(order.number) },
    ...(order.billing === null
      ? []
      : [
          {
            name: receiptNames[order.billing.receiptType],
            value: <Link to="/main/mis-comprobantes">Ver mis comprobantes</Link>,
          },
        ]),
    { name: 'Fecha', value: `${capitalised(formatLongInstant(at, { withYear: true }))} (Lima)` },
    ...(payment === null ? [] : paymentFacts(payment)),
  ];
}

function paymentFacts({ cardBrand, cardMask, purchaseNumber }: CardPayment) {
  return [
    ...(cardMask === null ? [] : [{ name: 'Tarjeta', value: `${cardBrand ?? ''} ${cardMask}` }]),
    { name: 'Operación', value: purchaseNumber },
  ];
}
