import { useSearchParams } from 'react-router-dom';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EntrancePage, useSchoolOrigin } from '#ui/sign-in/frame/entrance-page.tsx';
import { withQuery } from '#domain/shared/query-string.ts';
import styles from './dashboard-page.module.css';

const steps: readonly string[] = [
  'Vas a la página de confirmación de la escuela, con la misma cuenta y sin ingresar otra vez.',
  'Eliges tu pedido y envías la constancia: cuenta, número de operación, fecha, importe y una foto o un PDF.',
  'La revisamos en un máximo de 72 horas y te escribimos a tu correo con el resultado.',
];

/** Leads to where the school takes the proof of a deposit, and says what happens there. Source: SIGN-1, PAY-3, PAY-4. */
export function Component() {
  const schoolOrigin = useSchoolOrigin();
  const [query] = useSearchParams();
  const address = withQuery(`${schoolOrigin}/confirmar-pago`, { pedido: query.get('pedido') });
  return (
    <EntrancePage title="Confirma tu pago" lead="Si pagaste por depósito o transferencia, envíanos la constancia.">
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <LinkButton href={address} look="primary" size="large" wide>
        Ir a confirmar mi pago
        <Icon name="chevron-right" />
      </LinkButton>
      <p className={styles.back}>
        <LinkButton to="/dashboard" look="quiet">
          Volver a mi cuenta
        </LinkButton>
      </p>
    </EntrancePage>
  );
}
