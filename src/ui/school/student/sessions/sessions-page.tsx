import { observer } from 'mobx-react-lite';
import type { ListedSession } from '#application/read-models/accounts/listed-session.ts';
import { ONLY_SESSION } from '#domain/accounts/session.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormActions } from '#ui/kit/forms/form.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { PageHead, Stack } from '#ui/kit/layout/layout.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { ErrorState, Notice } from '#ui/kit/feedback/states.tsx';
import type { PageMeta } from '#ui/school/boot/page-module.ts';
import { SessionsStore } from './sessions-store.ts';
import styles from './sessions-page.module.css';

export async function load(services: Services): Promise<null> {
  await services.get(SessionsStore).load();
  return null;
}

export function meta(): PageMeta {
  return {
    title: 'Sesiones abiertas',
    description: 'Los dispositivos en los que tu cuenta está abierta.',
    hidden: true,
  };
}

/** The devices on which the account is open. Source: ROUTE-10; decisions.md, Products and routes. */
export const Component = observer(function SessionsPage() {
  const store = useService(SessionsStore);
  if (store.sessions === null) {
    return (
      <div className={styles.page}>
        <PageHead title="Sesiones abiertas" />
        <ErrorState title="No pudimos cargar tus sesiones" onRetry={() => void store.load()}>
          {store.failure}
        </ErrorState>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageHead
        title="Sesiones abiertas"
        lead="Los dispositivos en los que tu cuenta está abierta. Si no reconoces alguno, ciérralo y cambia tu contraseña."
      />
      <Stack>
        {store.failure !== null && (
          <Notice kind="error" live>
            {store.failure}
          </Notice>
        )}
        <ul className={styles.list}>
          {store.sessions.map((session) => (
            <SessionRow key={session.id} session={session} store={store} />
          ))}
        </ul>
        {store.others.length > 0 ? (
          <FormActions>
            <Button busy={store.closing === 'others' && 'Cerrando…'} onClick={() => void store.closeOthers()}>
              Cerrar todas las demás
            </Button>
          </FormActions>
        ) : (
          <p>{ONLY_SESSION}</p>
        )}
      </Stack>
    </div>
  );
});

const SessionRow = observer(function SessionRow({ session, store }: { session: ListedSession; store: SessionsStore }) {
  const isPhone = /Android|iPhone|iPad/.test(session.device);
  return (
    <li className={styles.session}>
      <Icon name={isPhone ? 'phone' : 'globe'} />
      <div>
        <p className={styles.device}>
          {session.device} {session.isCurrent && <Badge kind="success">Esta sesión</Badge>}
        </p>
        <p className={styles.facts}>
          Abierta el {formatLongInstant(new Date(session.createdAt), { withYear: true })} desde {session.address}
        </p>
        {!session.isCurrent && (
          <p className={styles.facts}>
            Último uso: {formatLongInstant(new Date(session.lastUsedAt), { withYear: true })}
          </p>
        )}
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          className={styles.end ?? ''}
          aria-label={`Cerrar la sesión de ${session.device}`}
          busy={store.closing === session.id && 'Cerrando…'}
          onClick={() => void store.close(session.id)}
        >
          Cerrar
        </Button>
      )}
    </li>
  );
});
