import { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { SignOut } from '#application/browser/accounts/sign-out.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';

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
