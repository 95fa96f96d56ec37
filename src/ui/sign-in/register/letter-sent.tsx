import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { EntrancePage } from '#ui/sign-in/frame/entrance-page.tsx';
import { EntranceStore } from '#ui/sign-in/frame/entrance-store.ts';
import styles from '#ui/sign-in/frame/entrance-form.module.css';
import { NOT_HANDED_OVER } from '#ui/sign-in/frame/texts.ts';
import { handOverRequest } from '#ui/sign-in/hand-over-request.ts';
import type { Resending } from './sent-letter.ts';
import { HaveAccount } from './have-account.tsx';

/** What follows a registration, the same whether or not the address has an account: the letter says which. Source: AUTH-8, SAFE-18. */
export const LetterSent = observer(function LetterSent({ email }: { email: string }) {
  const store = useService(EntranceStore);
  useLookAgain();
  if (store.letter.isOpened) return <OpenedElsewhere />;
  return (
    <EntrancePage
      title="Revisa tu correo"
      takesFocus
      lead={
        <>
          Enviamos un correo a{' '}
          <strong>
            <EmailText email={email} end="." />
          </strong>{' '}
          Revisa tu bandeja de entrada o la carpeta de spam y haz clic en el enlace: con él abres tu cuenta.
        </>
      }
    >
      <section aria-labelledby="no-llega" className={styles.help}>
        <h2 id="no-llega">Si no llega</h2>
        <ul>
          <li>Puede tardar unos minutos.</li>
          <li>Mira que la dirección esté bien escrita; si no, cámbiala.</li>
          <li>A una misma dirección enviamos cinco correos al día como máximo. El enlace sirve 24 horas.</li>
        </ul>
      </section>
      <Again />
      <HaveAccount />
    </EntrancePage>
  );
});

const texts: Readonly<Record<Exclude<Resending, 'none' | 'sending'>, (email: string) => string>> = {
  sent: (email) => `Pedimos que te llegue otra vez a ${email}. El enlace anterior ya no sirve.`,
  'too-soon': () => 'Lo enviamos hace menos de un minuto. Espera un momento antes de pedirlo otra vez.',
  failed: () => 'No pudimos pedirlo. Revisa tu internet y vuelve a intentarlo.',
};

const Again = observer(function Again() {
  const { letter } = useService(EntranceStore);
  const { to, resending } = letter;
  return (
    <div className={styles.actions}>
      <Button
        look="primary"
        size="large"
        wide
        busy={resending === 'sending' && 'Enviando…'}
        onClick={() => void letter.again()}
      >
        Reenviar el correo
      </Button>
      <Button wide onClick={() => letter.forget()}>
        Cambiar el correo
      </Button>
      <p role="status" className={styles.lead}>
        {resending !== 'none' && resending !== 'sending' && texts[resending](to ?? '')}
      </p>
    </div>
  );
});

/** The link was opened in another tab: this one goes on where it was left. */
const OpenedElsewhere = observer(function OpenedElsewhere() {
  const store = useService(EntranceStore);
  const [query] = useSearchParams();
  return (
    <EntrancePage title="Tu sesión está iniciada" lead="La abriste en otra pestaña de este navegador." takesFocus>
      <FormErrors problems={store.problems} title={NOT_HANDED_OVER} />
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
      </div>
    </EntrancePage>
  );
});

/**
 * A tab that was frozen while the mail was read has not heard of what happened in the other; one that was not may have heard of it
 * before the storage that they share showed it.
 */
function useLookAgain(): void {
  const keeper = useService(SessionKeeper);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void keeper.lookAgain();
    };
    const read = () => void keeper.lookAgain();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('storage', read);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('storage', read);
    };
  }, [keeper]);
}
