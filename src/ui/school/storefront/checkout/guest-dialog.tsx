import { observer } from 'mobx-react-lite';
import { Button } from '#ui/kit/controls/button.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { GuestRemovalStore } from './guest-removal-store.ts';
import { guestTexts } from './texts.ts';

/** Asks a guest to stop being one before paying: what is lost, what stays. Its three texts are literal. Source: GUEST-1, GUEST-2. */
export const GuestDialog = observer(function GuestDialog({ onCancel }: { onCancel: () => void }) {
  const removal = useService(GuestRemovalStore);
  const { isUnderWay, hasFailed } = removal;
  return (
    <Dialog
      open
      alert
      size="small"
      title="Antes de pagar, deja de ser invitado"
      dismissible={!isUnderWay}
      onClose={onCancel}
      actions={
        <>
          <Button look="primary" disabled={isUnderWay} onClick={() => void removal.confirm()} data-autofocus>
            Dejar de ser invitado
          </Button>
          <Button disabled={isUnderWay} onClick={onCancel}>
            Volver al carrito
          </Button>
        </>
      }
    >
      <p>
        Usas el plan de otra persona como invitado. Para comprar con tu cuenta dejas ese plan y los productos que te
        presta. Lo que compraste tú y tu carrito se quedan contigo.
      </p>
      <div role="status">{isUnderWay && <Notice>{guestTexts.underWay}</Notice>}</div>
      {hasFailed && (
        <Notice kind="error" live>
          {guestTexts.failed}
        </Notice>
      )}
    </Dialog>
  );
});
