import { useNavigate } from 'react-router-dom';
import type { CartAddition } from '#domain/cart/cart-addition.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { LateServices } from '#ui/school/boot/late/late-services.ts';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { tellNews } from './tell-news.ts';

/** What of a product is needed to buy it. */
export interface Buyable {
  readonly id: number;
  readonly kind: ProductKind;
  readonly slug: string;
}

/** Puts a product into the cart and says what came of it; one that is there already leads to the cart. Source: CART-3, CART-4, CART-5. */
export function useAddToCart(): (product: Buyable, planPriceId?: number | null) => Promise<void> {
  const late = useService(LateServices);
  const toasts = useService(ToastStore);
  const navigate = useNavigate();
  return async ({ id, kind, slug }, planPriceId = null) => {
    const addition: CartAddition = { slug, plan: kind === 'plan' ? { id, priceId: planPriceId } : null };
    const stores = await Promise.all([late.open('cart'), late.open('notice')]).catch(() => null);
    if (stores === null) return toasts.show({ kind: 'error', text: offline.detail });
    const [cart, notice] = stores;
    // What is in the cart from before is known only then; pressed at once, it would be added and told of a second time.
    await cart.restore();
    const added = await cart.add(addition);
    if (added.ok && added.value.kind === 'already-in-cart') return void navigate('/carrito');
    if (added.ok && added.value.kind === 'added') return notice.tell(added.value);
    const untold = tellNews(added, addition, notice);
    if (untold !== null) toasts.show({ kind: 'error', text: untold.detail });
  };
}
