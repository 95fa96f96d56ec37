import { useNavigate } from 'react-router-dom';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import type { CartAddition } from '#domain/cart/cart-addition.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { LateServices } from '#ui/school/boot/late/late-services.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { tellNews } from './tell-news.ts';
import type { Buyable } from './use-add-to-cart.ts';

/**
 * Puts several products into the cart, then their promotion into force, and leads to the cart. The first that is refused is told as
 * for a single product, and ends it; what is in by then stays.
 */
export function useAddTogether(): (products: readonly Buyable[], word: string) => Promise<void> {
  const late = useService(LateServices);
  const toasts = useService(ToastStore);
  const navigate = useNavigate();
  const say = (text: string): void => toasts.show({ kind: 'error', text });
  return async (products, word) => {
    const stores = await Promise.all([late.open('cart'), late.open('notice')]).catch(() => null);
    if (stores === null) return say(offline.detail);
    const [cart, notice] = stores;
    await cart.restore();
    for (const { id, kind, slug } of products) {
      const addition: CartAddition = { slug, plan: kind === 'plan' ? { id, priceId: null } : null };
      const added = await cart.add(addition);
      if (added.ok && added.value.kind !== 'free') continue;
      const untold = tellNews(added, addition, notice);
      if (untold !== null) say(untold.detail);
      return;
    }
    const entered = await cart.enterCode(word);
    if (!entered.ok) say(entered.refusal.detail);
    void navigate('/carrito');
  };
}
