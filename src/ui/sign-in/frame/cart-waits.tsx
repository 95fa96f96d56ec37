import { useSearchParams } from 'react-router-dom';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { useSchoolOrigin } from './entrance-page.tsx';
import { handOverRequest } from '#ui/sign-in/hand-over-request.ts';
import styles from './entrance-form.module.css';

/** Said to whoever was on the way to paying: nothing is lost, and what the account is for. */
export function CartWaits() {
  const [query] = useSearchParams();
  const schoolOrigin = useSchoolOrigin();
  if (!/^\/pagos(?:[?#]|$)/.test(handOverRequest(query)?.redirect ?? '')) return null;
  return (
    <div className={styles.notice}>
      <Notice kind="info" title="Tu carrito te espera">
        <p>Lo que compras, su comprobante y su certificado quedan en una cuenta: por eso la pedimos antes de pagar.</p>
        <p>
          ¿Prefieres no crear una contraseña? <a href={`${schoolOrigin}/pagos/correo`}>Compra solo con tu correo</a>
        </p>
      </Notice>
    </div>
  );
}
