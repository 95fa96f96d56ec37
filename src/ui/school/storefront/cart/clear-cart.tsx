import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { CartStore } from './store/cart-store.ts';

/** Empties the cart, after a question: products, what was chosen of each, and the code. Source: CART-7. */
export const ClearCart = observer(function ClearCart({ onCleared }: { onCleared: () => void }) {
  const cart = useService(CartStore);
  const toasts = useService(ToastStore);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const clear = async () => {
    setBusy(true);
    const cleared = await cart.clear();
    setBusy(false);
    setAsking(false);
    if (cleared.ok) onCleared();
    else toasts.show({ kind: 'error', text: cleared.refusal.detail });
  };
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setAsking(true)}>
        Vaciar el carrito
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title="¿Vaciar el carrito?"
        confirmLabel="Vaciar"
        cancelLabel="Dejarlo como está"
        busy={busy && 'Vaciando…'}
        onConfirm={() => void clear()}
        onCancel={() => setAsking(false)}
      >
        <p>Salen todos los productos, con lo que elegiste de cada uno y el código.</p>
      </ConfirmDialog>
    </>
  );
});
