import { Link } from 'react-router-dom';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { ProductPrice } from './product-tile.tsx';
import { cardMeta } from './product-texts.ts';
import styles from './plan-tile.module.css';

/** A plan in a list: it has no cover, its words carry it. */
export function PlanTile({ plan, level = 3 }: { plan: ProductCard; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.plan} data-page={plan.planPage}>
      <p className={styles.meta}>{cardMeta(plan)}</p>
      <Heading className={styles.title}>
        <Link to={productPath(plan.kind, plan.slug)}>{plan.title}</Link>
      </Heading>
      <p className={styles.summary}>{plan.summary}</p>
      <div className={styles.price}>
        <p className={styles.from}>Desde</p>
        <ProductPrice product={plan} />
      </div>
    </article>
  );
}

/** Plans side by side. */
export function PlanGrid({ plans, level = 3 }: { plans: readonly ProductCard[]; level?: 2 | 3 }) {
  return (
    <div className={styles.grid}>
      {plans.map((plan) => (
        <PlanTile key={plan.id} plan={plan} level={level} />
      ))}
    </div>
  );
}
