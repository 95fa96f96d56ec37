import { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { StartSignIn } from '#application/browser/accounts/start-sign-in.ts';
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import type { LoadArgs, PageMeta } from '#ui/school/boot/page-module.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';

/** Leads on to the sign-in app, at `/login` and `/registro` and at their old addresses. Source: ROUTE-17, SIGN-2. */
export async function load(services: Services, { url }: LoadArgs): Promise<null> {
  const screen = url.pathname.startsWith('/reg') ? 'registro' : 'login';
  const returnTo = safeReturnPath(url.searchParams.get('redirect'), '/main');
  const reason = url.searchParams.get('motivo') === 'vencida' ? 'vencida' : null;
  const isShut = url.searchParams.get('reemplaza') === 'si';
  await services.get(StartSignIn).execute(screen, returnTo, reason, isShut);
  return left(services.get(Navigator));
}

/** Never comes back, unless the browser shows this very page again on the way back: then it begins anew. */
function left(navigator: Navigator): Promise<never> {
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) navigator.reload();
    },
    { once: true },
  );
  return new Promise(() => undefined);
}

export function meta(): PageMeta {
  return { title: 'Ingresar', description: 'Ingresa a tu cuenta de la escuela.', hidden: true };
}

/** Seen only where the browser did not leave. */
export function Component() {
  const session = useService(SessionStore);
  return (
    <Wrap narrow>
      <EmptyState
        icon="sign-in"
        title="Te llevamos a la página de ingreso"
        actions={
          <Button look="primary" onClick={() => void session.signIn('/main')}>
            Ingresar
          </Button>
        }
      />
    </Wrap>
  );
}
