import type { PlanInOffice } from '#application/read-models/plans/plan-in-office.ts';
import type { ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import { planConflict } from '#domain/cart/plan-conflict.ts';
import type { PlanContent } from '#domain/plans/plan-content.ts';
import { conjunction } from '#domain/shared/text.ts';
import styles from './plan.module.css';

interface OtherPlansProps {
  readonly page: PlanContent['page'];
  readonly product: ShownEditedProduct;
  readonly beside: PlanInOffice;
}

/** With which plans it cannot stand in one cart, by the rule of the cart. */
export function OtherPlans({ page, product, beside: { plans, categoryId } }: OtherPlansProps) {
  const own = { productId: product.id, title: product.title, plan: { page, categoryId } };
  const apart = plans.filter((plan) => {
    const other = { productId: plan.id, title: plan.title, plan: { page: plan.page, categoryId: plan.categoryId } };
    return planConflict([other], own) !== null || planConflict([own], other) !== null;
  });
  const said =
    apart.length === 0
      ? 'En un carrito puede ir con cualquier otro plan.'
      : `En un carrito no va junto a ${conjunction(apart.map(({ title }) => `«${title}»`))}: entra uno u otro, según cuál se puso antes.`;
  return (
    <p className={styles.note}>
      {page === 'pro' && categoryId === null
        ? 'Elige su categoría en la ficha: con ella se compara con otros planes. '
        : ''}
      {said}
    </p>
  );
}
