import { Navigator } from '#application/browser/ports/navigator.ts';
import { SignOut } from '#application/browser/session/sign-out.ts';
import { Button } from '#ui/kit/button.tsx';
import { useService } from '#ui/kit/services.tsx';

/** Signs out and shows the form again. Source: AUTH-9. */
export function SignOutButton() {
  const signOut = useService(SignOut);
  const navigator = useService(Navigator);
  const leave = async () => {
    await signOut.execute();
    navigator.replaceWith('/login');
  };
  return (
    <Button look="quiet" onClick={() => void leave()}>
      Cerrar sesión
    </Button>
  );
}
