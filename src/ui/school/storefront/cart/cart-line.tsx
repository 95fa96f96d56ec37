import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { LineChange } from '#domain/cart/item-choices.ts';
import { durationOf, type CartItem } from '#domain/cart/cart-item.ts';
import { formatDuration } from '#domain/cart/duration-text.ts';
import { placesText } from '#domain/catalogue/places-text.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { PricedCart } from '#domain/pricing/totals.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { conjunction } from '#domain/shared/text.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Cover } from '#ui/kit/layout/card.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { CartStore } from './store/cart-store.ts';
import { coverShapeOf, ItemPrice, kindText } from './item-words.tsx';
import { LineChoices } from './line-choices.tsx';
import { PriceReasons } from './price-reasons.tsx';
import styles from './cart-line.module.css';

export interface CartLineProps {
  readonly item: CartItem;
  readonly priced: PricedCart;
  /** The product left the cart; the focus must go somewhere. */
  readonly onRemoved: (title: string) => void;
}

/** A paid product in the cart: what it is, what was chosen, what it costs and why. Source: CART-1, CART-6. */
export const CartLine = observer(function CartLine({ item, priced, onRemoved }: CartLineProps) {
  const cart = useService(CartStore);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const { terms, planPrices } = cart.view;
  const remove = async () => {
    setBusy(true);
    const removed = await cart.remove(item.productId);
    setBusy(false);
    if (removed.ok) onRemoved(item.title);
    else setRefusal(removed.refusal);
  };
  const change = async (wanted: LineChange) => {
    const changed = await cart.change(item.productId, wanted);
    setRefusal(changed.ok ? null : changed.refusal);
  };
  return (
    <li className={styles.line}>
      <LineFace item={item} hasActivePlan={terms.hasActivePlan} />
      <div className={styles.details}>
        <LineChoices
          item={item}
          planPrices={planPrices.get(item.productId) ?? []}
          hasActivePlan={terms.hasActivePlan}
          onChange={(wanted) => void change(wanted)}
        />
        <LineAmounts item={item} priced={priced} />
        {refusal !== null && (
          <Notice kind="error" live>
            {refusal.detail}
          </Notice>
        )}
        <div className={styles.foot}>
          <PriceReasons priced={priced} productId={item.productId} label="¿Por qué este precio?" />
          <Button look="quiet" size="small" busy={busy && 'Quitando…'} onClick={() => void remove()}>
            Quitar<VisuallyHidden>: {item.title}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </li>
  );
});

function LineFace({ item, hasActivePlan }: { item: CartItem; hasActivePlan: boolean }) {
  const lasts = durationOf(item);
  const people = conjunction(item.staffNames.slice(0, 2));
  return (
    <div className={styles.face} data-plain={item.plan !== null || undefined}>
      {item.plan === null && (
        <div className={styles.cover} data-shape={coverShapeOf(item.kind)}>
          <Cover src={item.coverImage} shape={coverShapeOf(item.kind)} />
        </div>
      )}
      <div>
        <p className={styles.kind}>
          {kindText(item)}
          {lasts !== null && ` · ${formatDuration(lasts)}`}
        </p>
        <h3 className={styles.title}>
          <Link to={productPath(item.kind, item.slug)}>{item.title}</Link>
        </h3>
        {people !== '' && <p className={styles.kind}>{people}</p>}
        {item.placesLeft !== undefined && <p className={styles.kind}>{roomText(item.placesLeft)}</p>}
      </div>
      <div className={styles.price}>
        <ItemPrice item={item} hasActivePlan={hasActivePlan} />
      </div>
    </div>
  );
}

/** What is sold out leaves the cart of whoever has no place: here it is had already, and only further people find none. */
const roomText = (left: number): string => (left === 0 ? 'Sin cupos para más personas' : placesText(left));

/** What the line comes to, where that is not simply its price. */
function LineAmounts({ item, priced }: { item: CartItem; priced: PricedCart }) {
  const line = priced.lines.find((each) => each.line.productId === item.productId);
  if (line === undefined || (line.price === line.line.price && line.discount === 0)) return null;
  return (
    <dl className={styles.amounts}>
      {line.price !== line.line.price && (
        <>
          <dt>Con lo elegido</dt>
          <dd>{line.discount > 0 ? formatMoney(line.price) : <strong>{formatMoney(line.price)}</strong>}</dd>
        </>
      )}
      {line.discount > 0 && (
        <>
          <dt>Descuento del código</dt>
          <dd>− {formatMoney(line.discount)}</dd>
          <dt>Pagas</dt>
          <dd>
            <strong>{formatMoney(line.net)}</strong>
          </dd>
        </>
      )}
    </dl>
  );
}
