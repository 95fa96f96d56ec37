import type { ReactNode } from 'react';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { Stack } from '#ui/kit/layout/layout.tsx';
import styles from './confirm-payment-page.module.css';

/** Its time is over: what was deposited already still counts, and nothing more is to be. Source: decisions.md, Payment and orders. */
export function Expired({ expiresAt }: Pick<PlacedOrder, 'expiresAt'>) {
  return (
    <Notice kind="alert" title="El plazo de este pedido venció">
      <p>
        Terminó el {formatLongInstant(new Date(expiresAt), { withYear: true })} (hora de Lima). Si ya depositaste,
        envíanos tu constancia: la revisamos igual. Si no, no deposites: vuelve a hacer tu pedido.
      </p>
      <p className={styles.again}>
        <LinkButton to="/carrito">Volver al carrito</LinkButton>
      </p>
    </Notice>
  );
}

/** A payment by card whose end is not known: a deposit beside it would pay the order twice. */
export function CardUnderWay({ children }: { readonly children: ReactNode }) {
  return (
    <Stack>
      <Notice kind="info" title="Estamos verificando tu pago con tarjeta">
        <p>
          La pasarela todavía no nos dice cómo terminó. No pagues otra vez: te escribimos en cuanto responda, y no se te
          cobrará dos veces.
        </p>
      </Notice>
      <p className={styles.ways}>
        <LinkButton to="/pago-visa">Ver cómo va</LinkButton>
        {children}
      </p>
    </Stack>
  );
}
