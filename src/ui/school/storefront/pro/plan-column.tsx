import { Link } from 'react-router-dom';
import { productPath } from '#domain/catalogue/product-kind.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { termLength, TermPrice } from '#ui/school/storefront/product/plan-terms.tsx';
import type { ComparedPlan } from './compared-plan.ts';
import styles from './pro-page.module.css';

/** A PRO plan among others: for how many, how long at what price; what it holds stands in the comparison. */
export function PlanColumn({ plan }: { plan: ComparedPlan }) {
  const path = productPath('plan', plan.slug);
  return (
    <article className={styles.plan}>
      <h2>
        <Link to={path}>{plan.title}</Link>
      </h2>
      <p className={styles.subtitle}>{plan.subtitle}</p>
      <ul className={styles.terms}>
        {plan.terms.map((term) => (
          <li key={term.id}>
            <span className={styles.length}>{termLength(term)}</span>
            <div>
              <TermPrice term={term} />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.seats}>
        <Icon name="users" />
        {plan.seats === 1 ? 'Para una persona' : `${plan.seats} personas incluidas`}
      </p>
      <LinkButton to={path} look="primary" size="large" wide>
        Elegir duración<VisuallyHidden>: {plan.title}</VisuallyHidden>
      </LinkButton>
    </article>
  );
}
