import { derivationOf } from '#domain/pricing/derivation.ts';
import { type ExplainedStep, explainStep } from '#domain/pricing/explain.ts';
import type { PricedCart } from '#domain/pricing/totals.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import styles from './price-reasons.module.css';

export interface PriceReasonsProps {
  readonly priced: PricedCart;
  /** Steps of this product; null: those of the whole cart. */
  readonly productId: number | null;
  readonly label: string;
}

/** '¿Por qué este precio?': every step with its amounts, and the rule behind it. Source: look.md, Cart and checkout. */
export function PriceReasons({ priced, productId, label }: PriceReasonsProps) {
  const steps = derivationOf(priced).map(explainStep);
  return <PriceSteps label={label} steps={steps.filter((step) => step.productId === productId)} />;
}

/** Steps in words, behind their label until it is pressed. */
export function PriceSteps({ label, steps }: { readonly label: string; readonly steps: readonly ExplainedStep[] }) {
  return (
    <details className={styles.reasons}>
      <summary className={styles.summary}>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <ol className={styles.steps}>
        {steps.map(({ title, rule, formula, after }, index) => (
          <li key={`${index} ${title}`}>
            <p className={styles.name}>
              <span>{title}</span>
              <span data-numbers>{after}</span>
            </p>
            <p data-numbers>{formula}</p>
            <p className={styles.rule}>{rule}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
