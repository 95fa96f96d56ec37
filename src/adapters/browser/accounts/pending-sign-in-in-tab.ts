import { PendingSignIn, type BegunSignIn } from '#application/browser/accounts/ports/pending-sign-in.ts';

const name = 'escuela.ingreso';

/** The begun sign-in in `sessionStorage`: this tab's alone, and gone when it closes. */
export class PendingSignInInTab extends PendingSignIn {
  keep(begun: BegunSignIn): boolean {
    try {
      sessionStorage.setItem(name, JSON.stringify(begun));
      return true;
    } catch {
      return false;
    }
  }

  take(): BegunSignIn | null {
    try {
      const kept = sessionStorage.getItem(name);
      sessionStorage.removeItem(name);
      return kept === null ? null : (JSON.parse(kept) as BegunSignIn);
    } catch {
      return null;
    }
  }
}
