import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { offline, type CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { CartApi } from '#application/browser/cart/ports/cart-api.ts';
import type { EndingPlan, RenewalOffer } from '#application/read-models/plans/plan-renewal.ts';
import { formatDuration } from '#domain/cart/duration-text.ts';
import { formatPrice, type Money, parseMoney } from '#domain/shared/money.ts';
import { refuse } from '#domain/shared/result.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { LateServices } from '#ui/school/boot/late/late-services.ts';
import { tellNews } from '#ui/school/storefront/cart/adding/tell-news.ts';
import styles from './plan-card.module.css';

type Renewable = Pick<EndingPlan, 'planId' | 'slug' | 'title' | 'extraSeats' | 'hasEnded'> & {
  readonly offer: RenewalOffer;
};

/**
 * One press puts the plan into the cart as it was had, at the price on the button, and leads to where it is paid. When it costs something
 * else by then, the new price is said and stands on the button; nothing was put in. Decision 0101.
 */
export function RenewPlanButton({ ending, primary = true }: { ending: Renewable; primary?: boolean }) {
  const { planId, slug, title, offer } = ending;
  const late = useService(LateServices);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [price, setPrice] = useState(offer.price);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const press = async () => {
    setBusy(true);
    const opened = [late.open('cart'), late.open('notice'), late.find(() => Promise.resolve(CartApi))] as const;
    const stores = await Promise.all(opened).catch(() => null);
    if (stores === null) setRefusal(offline);
    else {
      const [cart, notice, api] = stores;
      await cart.restore();
      const renewed = await api.renewPlan(planId, price);
      if (renewed.ok) {
        await cart.read();
        return void navigate(cart.count === 1 ? '/pagos' : '/carrito');
      }
      const addition = { slug, plan: { id: planId, priceId: null } };
      const untold = tellNews(refuse(renewed.refusal), addition, notice);
      setPrice((shown) => priceOf(renewed.refusal) ?? shown);
      setRefusal(untold);
    }
    setBusy(false);
  };
  return (
    <div className={styles.renewal}>
      <p className={styles.actions}>
        <Button look={primary ? 'primary' : 'secondary'} busy={busy && 'Preparando…'} onClick={() => void press()}>
          Renovar por {formatPrice(price)}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      </p>
      <p className={styles.kind}>{renewalText(offer, ending)}</p>
      {refusal !== null && (
        <Notice kind={refusal.kind === 'renewal-price-changed' ? 'alert' : 'error'} live>
          {refusal.detail}
        </Notice>
      )}
    </div>
  );
}

/** The price of today, when it is another than the one shown. */
function priceOf({ kind, data }: CallRefusal): Money | null {
  if (kind !== 'renewal-price-changed') return null;
  const read = parseMoney(String(data['price']));
  return read.ok ? read.value : null;
}

function renewalText({ duration, extraSeats, isExempt }: RenewalOffer, ending: Renewable): string {
  const seats = extraSeats === 0 ? '' : `, con ${extraSeats} ${extraSeats === 1 ? 'usuario' : 'usuarios'} más`;
  const from = ending.hasEnded ? 'Empieza cuando confirmamos tu pago' : 'Se suma al tiempo que te queda';
  const without = ending.extraSeats > extraSeats ? ' Ya no se ofrecen los usuarios adicionales que tenías.' : '';
  return `${formatDuration(duration)}${seats} · ${isExempt ? 'Exonerado de IGV' : 'IGV incluido'}. ${from}; no se cobra hasta que pagues.${without}`;
}
