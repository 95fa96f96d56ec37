import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#ui/kit/button.tsx';
import { FormErrors } from '#ui/kit/form-errors.tsx';
import { useService } from '#ui/kit/services.tsx';
import { Notice } from '#ui/kit/states.tsx';
import { EntrancePage } from '#ui/sign-in/entrance/entrance-page.tsx';
import { EntranceStore } from '#ui/sign-in/entrance/entrance-store.ts';
import styles from '#ui/sign-in/entrance/entrance-form.module.css';
import { handOverRequest } from '#ui/sign-in/hand-over-request.ts';

/** What follows a registration: the letter is on its way, and the school waits. Source: AUTH-8. */
export const VerificationNotice = observer(function VerificationNotice({ email }: { email: string }) {
  const store = useService(EntranceStore);
  const [query] = useSearchParams();
  return (
    <EntrancePage
      title="Verificación de cuenta"
      lead={
        <>
          Enviamos un correo a <strong>{email}</strong>. Revisa tu bandeja de entrada o la carpeta de spam y haz clic en
          el enlace.
        </>
      }
    >
      <Notice kind="success">Tu cuenta está creada. Puedes seguir y verificar tu correo después.</Notice>
      <FormErrors problems={store.problems} title="No pudimos llevarte a la escuela" />
      <div className={styles.actions}>
        <Button
          look="primary"
          size="large"
          wide
          busy={store.busy && 'Un momento…'}
          onClick={() => void store.goOn(handOverRequest(query))}
        >
          Seguir a la escuela
        </Button>
        <Button wide onClick={() => void store.resend()}>
          Reenviar el correo
        </Button>
        <p role="status" className={styles.lead}>
          {store.resent && `Reenviamos el correo a ${email}.`}
        </p>
      </div>
    </EntrancePage>
  );
});
