import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { SESSION_OVER } from '#domain/accounts/lost-session.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import styles from './session-notices.module.css';
import { VerificationDialog } from '#ui/kit/overlay/verification-dialog.tsx';

/** What every page says of the session, under the header: that it expired, that the e-mail is not verified. Source: AUTH-2, AUTH-8. */
export const SessionNotices = observer(function SessionNotices() {
  const session = useService(SessionStore);
  if (session.sessionExpired) return session.isSaidInPage ? null : <ExpiredBar session={session} />;
  return session.alert.show ? <UnverifiedBar session={session} email={session.alert.email} /> : null;
});

function ExpiredBar({ session }: { session: SessionStore }) {
  return (
    <Bar text={SESSION_OVER}>
      <Button size="small" look="primary" onClick={() => void session.signIn()}>
        Ingresar
      </Button>
      <Button size="small" look="quiet" onClick={() => void session.dismissExpiry()}>
        Ahora no
      </Button>
    </Bar>
  );
}

function UnverifiedBar({ session, email }: { session: SessionStore; email: string }) {
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const resend = async () => {
    setSending(true);
    const sent = await session.resendVerification();
    setSending(false);
    if (sent) setSentTo(email);
  };
  return (
    <>
      <Bar
        text={
          <>
            Tu correo <strong>NO ESTÁ VERIFICADO</strong>. Te enviamos un enlace a <EmailText email={email} end="." />
          </>
        }
      >
        <Button size="small" busy={sending && 'Enviando…'} onClick={() => void resend()}>
          Reenviar el correo
        </Button>
      </Bar>
      <VerificationDialog email={sentTo} onClose={() => setSentTo(null)} />
    </>
  );
}

function Bar({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div role="status" className={styles.bar}>
      <Wrap className={styles.row}>
        <p className={styles.text}>
          <Icon name="alert" />
          <span>{text}</span>
        </p>
        <div className={styles.actions}>{children}</div>
      </Wrap>
    </div>
  );
}
