import type { Addition } from '#application/browser/cart/add-to-cart.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { CartAddition } from '#domain/cart/cart-addition.ts';
import type { NamedOrder } from '#domain/orders/order-under-way.ts';
import type { StandingPlan } from '#domain/cart/plan-conflict.ts';
import type { Result } from '#domain/shared/result.ts';
import type { PurchaseNotice } from './purchase-notice.ts';

/** Tells what must be said on whichever page is shown; gives back the refusal that no dialog speaks of. */
export function tellNews(
  added: Result<Addition, CallRefusal>,
  addition: CartAddition,
  notice: PurchaseNotice,
): CallRefusal | null {
  if (added.ok) {
    if (added.value.kind === 'free') notice.tell(added.value);
    return null;
  }
  const { kind, data } = added.refusal;
  const standing = data['standing'] as StandingPlan | undefined;
  const others = (data['others'] ?? []) as readonly StandingPlan[];
  if (kind === 'plan-conflict' && standing !== undefined) notice.tell({ kind, addition, standing, others });
  else if (kind === 'already-owned') notice.tell({ kind, title: String(data['title']), slug: String(data['slug']) });
  else if (kind === 'in-other-order') {
    notice.tell({ kind, title: String(data['title']), order: data['order'] as NamedOrder });
  } else return added.refusal;
  return null;
}
