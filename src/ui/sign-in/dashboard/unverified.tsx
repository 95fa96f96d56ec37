import { useState } from 'react';
import { ResendVerification } from '#application/browser/accounts/resend-verification.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { VerificationDialog } from '#ui/kit/overlay/verification-dialog.tsx';
import styles from './dashboard-page.module.css';

/** The bar and the modal of AUTH-8: the address is not verified, and the letter can be asked for again. */
export function Unverified({ email, takesFocus = false }: { email: string; takesFocus?: boolean }) {
  const resendVerification = useService(ResendVerification);
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const resend = async () => {
    setSending(true);
    const isSent = await resendVerification.execute(email);
    setSending(false);
    if (isSent) setSentTo(email);
  };
  return (
    <div className={styles.notice}>
      <Notice kind="alert" takesFocus={takesFocus}>
        <p>
          Tu correo <strong>NO ESTÁ VERIFICADO</strong>. Te enviamos un enlace a <EmailText email={email} end="." />
        </p>
        <p>
          <Button size="small" busy={sending && 'Enviando…'} onClick={() => void resend()}>
            Reenviar el correo
          </Button>
        </p>
      </Notice>
      <VerificationDialog email={sentTo} onClose={() => setSentTo(null)} />
    </div>
  );
}
