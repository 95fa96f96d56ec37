import { observer } from 'mobx-react-lite';
import type { ExpiredAccess, Offer } from '#domain/learning/expired-access.ts';
import { formatLongDay } from '#domain/shared/dates.ts';
import { formatPrice } from '#domain/shared/money.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { PriceBlock } from '#ui/kit/layout/price-block.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { ExpiredAccessStore } from './expired-access-store.ts';
import styles from './expired-access-dialog.module.css';

/** What ended and when, and the two ways to have it again. Source: MODAL-1, LEARN-5. */
export const ExpiredAccessDialog = observer(function ExpiredAccessDialog({ access }: { access: ExpiredAccess }) {
  const store = useService(ExpiredAccessStore);
  const { adding, refusal } = store;
  const { product, plan, offer } = access;
  const renewal = plan?.renewal ?? null;
  return (
    <Dialog
      open
      title="Tu acceso terminó"
      dismissible={adding === null}
      onClose={() => store.close()}
      actions={
        <>
          {renewal !== null && (
            <Button
              look="primary"
              busy={adding === 'plan' && 'Agregando…'}
              disabled={adding === 'product'}
              onClick={() => void store.renewPlan()}
              data-autofocus
            >
              Renovar el plan
            </Button>
          )}
          <Button
            look={renewal === null ? 'primary' : 'secondary'}
            busy={adding === 'product' && 'Agregando…'}
            disabled={adding === 'plan'}
            onClick={() => void store.buyProduct()}
            {...(renewal === null && { 'data-autofocus': true })}
          >
            {offer.price === 0 ? 'Obtenerlo gratis' : `Comprar por ${formatPrice(offer.price)}`}
          </Button>
        </>
      }
    >
      <p className={styles.title}>{product.title}</p>
      {plan === null ? (
        <p>
          Ya no tienes acceso a este contenido. Tu avance está guardado: cuando vuelva a ser tuyo, sigues donde estabas.
        </p>
      ) : (
        <p>
          Lo tenías con «{plan.title}», que terminó el {formatLongDay(plan.endedOn, { withYear: true })}. Tu avance está
          guardado:{' '}
          {renewal === null
            ? 'al comprar este contenido sigues donde estabas.'
            : 'al renovar el plan, o al comprar solo este contenido, sigues donde estabas.'}
        </p>
      )}
      <dl className={styles.offers}>
        {plan !== null && renewal !== null && <OfferRow name={plan.title} offer={renewal} />}
        <OfferRow name={renewal === null ? 'Este contenido' : 'Solo este contenido'} offer={offer} />
      </dl>
      {refusal !== null && (
        <Notice kind="error" live>
          {refusal.detail}
        </Notice>
      )}
    </Dialog>
  );
});

/** One of the two ways, with what it costs this student. */
function OfferRow({ name, offer: { price, former, isExempt } }: { name: string; offer: Offer }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <PriceBlock price={price} former={former} exempt={isExempt} align="end" />
      </dd>
    </div>
  );
}
