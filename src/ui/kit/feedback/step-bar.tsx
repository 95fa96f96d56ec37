import { Link, type To } from 'react-router-dom';

import { Icon } from '#ui/kit/controls/icon.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import styles from './step-bar.module.css';

export interface BarStep {
  readonly label: string;
  /** Where a step already done leads back to. */
  readonly to?: To;
}

/** The steps of buying. Source: look.md, Anatomy. */
export const checkoutSteps = [{ label: 'Carrito' }, { label: 'Datos' }, { label: 'Pago' }, { label: 'Listo' }] as const;

/** Where someone is on a way of a few steps; `current` counts from 0, and the number of steps means all are done. */
export function StepBar({ steps, current, label }: { steps: readonly BarStep[]; current: number; label: string }) {
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={styles.step}
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <StepFace step={step} number={index + 1} done={index < current} />
        </li>
      ))}
    </ol>
  );
}

function StepFace({ step, number, done }: { step: BarStep; number: number; done: boolean }) {
  const face = (
    <>
      <span className={styles.dot}>{done ? <Icon name="check" /> : number}</span>
      <span>{step.label}</span>
      {done && <VisuallyHidden>, hecho</VisuallyHidden>}
    </>
  );
  if (!done || step.to === undefined) return face;
  return (
    <Link to={step.to} className={styles.link}>
      {face}
    </Link>
  );
}
