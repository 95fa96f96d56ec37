import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { PaymentOutcome } from '#application/read-models/payments/card-payment.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { ErrorState, Notice } from '#ui/kit/feedback/states.tsx';
import { Stack } from '#ui/kit/layout/layout.tsx';
import styles from './cash-code-page.module.css';

const endedTitle = 'Tu código ya no vale: no lo pagues';

/** The code ran out, or could not be made: what was kept, and the ways that are left. */
export function EndedCode({ outcome: { payment, order }, onAgain }: { outcome: PaymentOutcome; onAgain: () => void }) {
  const mayRetry = order.state === 'continue';
  const number = payment.code?.number ?? null;
  return (
    <Stack>
      <Notice kind="alert" title={number === null ? 'No hay código' : endedTitle} live>
        {number !== null && (
          <p>
            Era el código <strong data-numbers>{number}</strong>.
          </p>
        )}
        <p>{payment.buyerText ?? 'Pasó su hora sin que se pagara. No se te cobró nada.'}</p>
        <p>
          {mayRetry
            ? 'Tu pedido sigue en pie: si pides otro código, tendrá otro número.'
            : 'Lo que tu pedido guardaba quedó libre. Tu carrito sigue como estaba.'}
        </p>
      </Notice>
      <div className={styles.actions}>
        {mayRetry && (
          <Button look="primary" onClick={onAgain}>
            Pedir otro código
          </Button>
        )}
        {/* Whoever bought with an e-mail alone has no telephone, without which there may be no code. */}
        {mayRetry && number === null && <LinkButton to="/main/perfil">Ir a mi perfil</LinkButton>}
        {mayRetry && <LinkButton to={`/pasarela?pedido=${order.id}`}>Pagar con tarjeta o Yape</LinkButton>}
        <LinkButton to="/carrito" {...(!mayRetry && { look: 'primary' as const })}>
          Volver al carrito
        </LinkButton>
      </div>
    </Stack>
  );
}

const mayRetry = new Set(['offline', 'timed-out', 'server-error', 'request-under-way']);

/** There is no code: why, and how else the order is paid. */
export function NoCode(props: { refusal: CallRefusal; orderId: string; onRetry: () => void }) {
  const { kind, detail } = props.refusal;
  return (
    <ErrorState
      title={kind === 'order-expired' ? endedTitle : 'No pudimos pedir tu código'}
      level={1}
      kept="No se te cobró nada, y tu carrito sigue como lo dejaste."
      {...(mayRetry.has(kind) && { onRetry: props.onRetry })}
      actions={
        <>
          {kind === 'cash-codes-not-taken' && (
            <LinkButton to={`/pasarela?pedido=${props.orderId}`}>Pagar con tarjeta o Yape</LinkButton>
          )}
          <LinkButton to="/carrito">Volver al carrito</LinkButton>
        </>
      }
    >
      <p>{detail}</p>
    </ErrorState>
  );
}
