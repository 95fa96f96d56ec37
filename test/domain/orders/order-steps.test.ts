import { describe, expect, it } from 'vitest';
import {
  choosePaymentMethod,
  completeStep,
  firstStep,
  isStepComplete,
  returnToStep,
} from '#domain/orders/order-steps.ts';

const complete = (steps: ReturnType<typeof firstStep>) => [0, 1, 2, 3, 4].filter((step) => isStepComplete(steps, step));

describe('the steps of an order', () => {
  it('start at 1 with nothing complete and no payment method', () => {
    expect(firstStep(3)).toEqual({ current: 1, count: 3, isFinished: false, paymentMethod: null });
    expect(complete(firstStep(3))).toEqual([]);
  });

  it('are completed one after another, and finish with the last', () => {
    const second = completeStep(firstStep(3));
    const third = completeStep(second);
    const done = completeStep(third);

    expect([second.current, third.current, done.current]).toEqual([2, 3, 3]);
    expect([second.isFinished, third.isFinished, done.isFinished]).toEqual([false, false, true]);
    expect([complete(second), complete(third), complete(done)]).toEqual([[1], [1, 2], [1, 2, 3]]);
    expect(completeStep(done)).toEqual(done);
  });

  it('can be gone back to where they are complete', () => {
    const third = completeStep(completeStep(firstStep(3)));

    expect(returnToStep(third, 1)).toEqual(firstStep(3));
    expect(returnToStep(third, 3)).toBe(third);
    expect(returnToStep(third, 0)).toBe(third);
    expect(returnToStep(completeStep(third), 2)).toMatchObject({ current: 2, isFinished: false });
  });

  it('keep the payment method chosen', () => {
    const chosen = choosePaymentMethod(firstStep(2), 'deposit');

    expect(chosen.paymentMethod).toBe('deposit');
    expect(completeStep(chosen).paymentMethod).toBe('deposit');
    expect(choosePaymentMethod(chosen, 'card').paymentMethod).toBe('card');
  });
});
