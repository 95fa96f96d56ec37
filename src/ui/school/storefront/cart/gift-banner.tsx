import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { CartStore } from './store/cart-store.ts';

/** Says that all of the cart is for somebody else, and what that means; the way back to buying for oneself. */
export const GiftBanner = observer(function GiftBanner() {
  const cart = useService(CartStore);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  if (cart.cart.isGift !== true) return null;
  const turn = async () => {
    setBusy(true);
    const turned = await cart.turnIntoGift(false);
    setBusy(false);
    setRefusal(turned.ok ? null : turned.refusal);
  };
  return (
    <Notice title="Este carrito es un regalo">
      <p>
        Todo lo que hay en él será de quien tú digas, también lo que ya tienes. En el siguiente paso nos dices para
        quién es y qué día sale la carta.
      </p>
      {refusal !== null && <p role="alert">{refusal.detail}</p>}
      <Button look="quiet" size="small" busy={busy && 'Cambiando…'} onClick={() => void turn()}>
        No es un regalo, es para mí
      </Button>
    </Notice>
  );
});
