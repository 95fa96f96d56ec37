import { Button } from '#ui/kit/controls/button.tsx';
import { Dialog } from './dialog.tsx';

/** 'Verificación de cuenta': says that the letter is on its way. Open while there is an address. Source: AUTH-8. */
export function VerificationDialog({ email, onClose }: { email: string | null; onClose: () => void }) {
  return (
    <Dialog
      open={email !== null}
      onClose={onClose}
      title="Verificación de cuenta"
      size="small"
      actions={
        <Button look="primary" onClick={onClose} data-autofocus>
          Entendido
        </Button>
      }
    >
      <p>
        Enviamos un correo a <strong>{email}</strong>. Revisa tu bandeja de entrada o la carpeta de spam y haz clic en
        el enlace.
      </p>
    </Dialog>
  );
}
