import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import { ONLY_SESSION } from '#domain/accounts/session.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { Button } from '#ui/kit/controls/button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { OpenSessionsStore } from './open-sessions-store.ts';
import styles from './profile-page.module.css';

/** The devices on which the account is open; the others are closed with one press. */
export const OpenSessions = observer(function OpenSessions() {
  const api = useService(AccountApi);
  const tokens = useService(AccessTokenSource);
  const [store] = useState(() => new OpenSessionsStore(api, tokens));
  const { sessions, failure } = store;
  useEffect(() => void store.load(), [store]);
  return (
    <section className={styles.sessions} aria-labelledby="sesiones">
      <h2 id="sesiones">Sesiones abiertas</h2>
      {sessions === null && failure === null && <p role="status">Cargando tus sesiones…</p>}
      {failure !== null && (
        <Notice kind="error" live>
          <p>{failure}</p>
          {sessions === null && (
            <p>
              <Button size="small" onClick={() => void store.load()}>
                Intentar de nuevo
              </Button>
            </p>
          )}
        </Notice>
      )}
      <ul className={styles.devices}>
        {sessions?.map(({ id, device, isCurrent, lastUsedAt }) => (
          <li key={id}>
            <p>
              <strong>{device}</strong> {isCurrent && <Badge kind="success">Esta sesión</Badge>}
            </p>
            {!isCurrent && (
              <p className={styles.used}>Último uso: {formatLongInstant(new Date(lastUsedAt), { withYear: true })}</p>
            )}
          </li>
        ))}
      </ul>
      {store.hasOthers && (
        <Button busy={store.isClosing && 'Cerrando…'} onClick={() => void store.closeOthers()}>
          Cerrar todas las demás
        </Button>
      )}
      {store.wereClosed && <p role="status">{ONLY_SESSION}</p>}
    </section>
  );
});
