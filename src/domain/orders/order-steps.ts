/** How an order is paid; by a code of cash at agents and banks (PagoEfectivo); 'free' when its total is 0.00. */
export const paymentMethods = ['card', 'deposit', 'cash-code', 'free'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** By these an order waits for its money, and holds what it needs meanwhile. Source: decisions 0093, 0104. */
export const methodsThatWait: readonly PaymentMethod[] = ['deposit', 'cash-code'];

/** The steps of checkout: billing data, then payment. Source: PAY-5. */
export const checkoutStep = { billing: 1, payment: 2 } as const;

/** Where a buyer is on the way to paying. Source: PAY-5. */
export interface OrderSteps {
  /** The step being done, from 1. */
  readonly current: number;
  /** How many there are. */
  readonly count: number;
  readonly isFinished: boolean;
  /** Null until one is chosen. */
  readonly paymentMethod: PaymentMethod | null;
}

/** The first step of `count`, with no payment method chosen. */
export function firstStep(count: number): OrderSteps {
  return { current: 1, count, isFinished: false, paymentMethod: null };
}

/** The steps after the current one is completed: the next one, or finished after the last. */
export function completeStep(steps: OrderSteps): OrderSteps {
  return steps.current < steps.count ? { ...steps, current: steps.current + 1 } : { ...steps, isFinished: true };
}

/** Goes back to a step that is complete; any other leaves things as they are. */
export function returnToStep(steps: OrderSteps, step: number): OrderSteps {
  return isStepComplete(steps, step) ? { ...steps, current: step, isFinished: false } : steps;
}

/** Chooses how to pay. */
export function choosePaymentMethod(steps: OrderSteps, paymentMethod: PaymentMethod): OrderSteps {
  return { ...steps, paymentMethod };
}

/** Whether a step, from 1, is complete. */
export function isStepComplete(steps: OrderSteps, step: number): boolean {
  return step >= 1 && (step < steps.current || (steps.isFinished && step <= steps.count));
}
