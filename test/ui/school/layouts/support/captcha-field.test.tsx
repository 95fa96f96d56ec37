import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CaptchaSolverInMemory } from '#test/memory/support/captcha-solver-in-memory.ts';
import { CaptchaField } from '#ui/school/layouts/support/captcha-field.tsx';
import { CaptchaStore } from '#ui/school/layouts/support/captcha-store.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { offline } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { timeByHand } from '#test/support/browser/time-by-hand.ts';

beforeEach(timeByHand);
afterEach(() => void vi.useRealTimers());

function show() {
  const clock = new FixedClock();
  const solver = new CaptchaSolverInMemory(clock);
  const store = new CaptchaStore(solver, clock);
  render(<CaptchaField store={store} />);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'No soy un robot' });
  return { solver, store, user, box };
}

test('SUPPORT-4: ticked by keyboard it is verified, expired it is not, and it may be ticked again', async () => {
  const { store, user, box } = show();
  expect(store.isAllowed).toBe(false);
  await user.tab();
  await user.keyboard(' ');
  expect(document.activeElement).toBe(box);
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Comprobado'));
  expect([store.isAllowed, store.answer, box.checked]).toEqual([true, 'respuesta-1', true]);
  await act(() => vi.advanceTimersByTimeAsync(20 * 60 * 1000));
  expect([store.isAllowed, store.answer, box.checked]).toEqual([false, '', false]);
  expect(screen.getByRole('status').textContent).toContain('venció');
  await user.click(box);
  await waitFor(() => expect(store.answer).toBe('respuesta-2'));
});

test('while it is computed the box is ticked and busy, and is asked once', async () => {
  const { solver, store, box } = show();
  let answer: (value: never) => void = () => undefined;
  solver.solve = () =>
    new Promise((resolve) => {
      answer = resolve as never;
    });
  act(() => void store.tick());
  act(() => void store.tick());
  expect([box.checked, box.getAttribute('aria-busy'), store.isAllowed]).toEqual([true, 'true', false]);
  await act(async () => answer({ ok: true, value: { answer: 'a', expiresAt: new Date('2099-01-01') } } as never));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(store.isAllowed).toBe(true);
});

test('a failure is said at the box, which may be tried again', async () => {
  const { solver, store, user, box } = show();
  solver.refusal = offline;
  await user.click(box);
  await waitFor(() => expect(box.checked).toBe(false));
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Sin conexión.')).toBeInstanceOf(HTMLElement);
  solver.refusal = null;
  await user.click(box);
  await waitFor(() => expect(store.isAllowed).toBe(true));
});
