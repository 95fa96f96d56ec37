import { replace } from 'react-router-dom';
import { CompleteSignIn, type CompleteSignInRefusal } from '#application/browser/accounts/complete-sign-in.ts';
import { LeftPlace } from '#application/browser/accounts/left-place.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { ErrorState } from '#ui/kit/feedback/states.tsx';
import { notFound, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { returnToPlace } from './return-to-place.ts';
import { setSessionTexts } from './texts.ts';

/** Takes the session that the sign-in app hands over and goes on to the page that was left; stays only when it cannot. Source: SIGN-2. */
export async function load(services: Services, { params, url }: LoadArgs): Promise<CompleteSignInRefusal> {
  const code = params['code'] ?? notFound();
  const done = await services.get(CompleteSignIn).execute(code, url.searchParams.get('state') ?? '');
  if (done.ok) {
    const top = services.get(LeftPlace).take(done.value);
    if (top !== null) returnToPlace(done.value, top);
    return inPlaceOfThis(done.value);
  }
  const keeper = services.get(SessionKeeper);
  await keeper.restore();
  // The page was opened again after it had done its work.
  if (done.refusal.kind === 'sign-in-not-begun' && keeper.state.loggedIn) return inPlaceOfThis('/main');
  return done.refusal;
}

/** A code is no step back: the page takes its place in the history. */
function inPlaceOfThis(path: string): never {
  // The router tells its answers apart by what is thrown.
  throw replace(path);
}

/** Whoever sees the page sees why it could not go on. */
export function meta(refusal: CompleteSignInRefusal): PageMeta {
  return { title: setSessionTexts(refusal).title, description: '', hidden: true };
}

export function Component() {
  const refusal = useLoaded<typeof load>();
  const session = useService(SessionStore);
  const { title, text } = setSessionTexts(refusal);
  return (
    <Wrap narrow>
      <ErrorState
        title={title}
        level={1}
        kept="Tu carrito y tus contenidos siguen donde los dejaste."
        actions={
          <>
            <Button look="primary" onClick={() => void session.signIn('/main')}>
              Ingresar otra vez
            </Button>
            <LinkButton to="/">Ir al inicio</LinkButton>
          </>
        }
      >
        {text}
      </ErrorState>
    </Wrap>
  );
}
