import { observer } from 'mobx-react-lite';
import { priceToBuyAgain, type ExpiredAccess } from '#domain/learning/expired-access.ts';
import { formatLongDay } from '#domain/shared/dates.ts';
import { formatMoney, formatPrice } from '#domain/shared/money.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { ExpiredAccessStore } from './expired-access-store.ts';
import styles from './expired-access-dialog.module.css';

/** What ended and when, and the two ways to have it again. Source: MODAL-1, LEARN-5. */
export const ExpiredAccessDialog = observer(function ExpiredAccessDialog({ access }: { access: ExpiredAccess }) {
  const store = useService(ExpiredAccessStore);
  const { adding, refusal } = store;
  const { product, plan } = access;
  const { price, former } = priceToBuyAgain(access);
  return (
    <Dialog
      open
      title="Tu acceso terminó"
      dismissible={adding === null}
      onClose={() => store.close()}
      actions={
        <>
          {plan !== null && (
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
            look={plan === null ? 'primary' : 'secondary'}
            busy={adding === 'product' && 'Agregando…'}
            disabled={adding === 'plan'}
            onClick={() => void store.buyProduct()}
            {...(plan === null && { 'data-autofocus': true })}
          >
            Comprar por {formatPrice(price)}
          </Button>
        </>
      }
    >
      <p className={styles.title}>{product.title}</p>
      {plan === null ? (
        <p>Ya no tienes acceso a este contenido. Tu avance está guardado: al comprarlo sigues donde estabas.</p>
      ) : (
        <p>
          Lo tenías con «{plan.title}», que terminó el {formatLongDay(plan.endedOn, { withYear: true })}. Tu avance está
          guardado: al renovar el plan, o al comprar solo este contenido, sigues donde estabas.
        </p>
      )}
      <p className={styles.price}>
        Este contenido cuesta <strong>{formatPrice(price)}</strong>
        {former !== null && (
          <>
            {' '}
            y antes costaba <s>{formatMoney(former)}</s>
          </>
        )}
        .
      </p>
      {refusal !== null && (
        <Notice kind="error" live>
          {refusal.detail}
        </Notice>
      )}
    </Dialog>
  );
});
