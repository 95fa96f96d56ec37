import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock } from '#application/ports/clock.ts';
import { ServicesProvider } from '#ui/kit/layout/services.tsx';
import { DiscountCountdown } from '#ui/school/storefront/product/discount-countdown.tsx';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { servicesOf } from '#test/support/browser/show-page.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The last second of 6 December in Lima. */
const until = '2026-12-07T04:59:59.000Z';

function show(now: string) {
  const clock = new FixedClock(now);
  const services = servicesOf((container) => void container.bind(Clock).toConstantValue(clock));
  const { container } = render(
    <ServicesProvider services={services}>
      <DiscountCountdown until={until} />
    </ServicesProvider>,
  );
  const passTo = (next: string) =>
    act(() => {
      clock.set(next);
      vi.advanceTimersByTime(1000);
    });
  return { container, passTo };
}

test('ADS-4: a discount counts down its days, hours and minutes to the end of its last day in Lima', () => {
  const { passTo } = show('2026-12-04T02:55:00.000Z');
  expect(screen.getByText('Precio especial hasta el domingo 6 de diciembre')).toBeTruthy();
  expect(screen.getByRole('timer', { name: '3 días, 2 horas y 4 minutos' })).toBeTruthy();
  passTo('2026-12-04T02:56:00.000Z');
  expect(screen.getByRole('timer', { name: '3 días, 2 horas y 3 minutos' })).toBeTruthy();
});

test('ADS-4: it is gone once the discount is over', () => {
  const { container, passTo } = show('2026-12-07T04:59:58.000Z');
  expect(screen.getByRole('timer')).toBeTruthy();
  passTo(until);
  expect(screen.getByRole('timer')).toBeTruthy();
  passTo('2026-12-07T05:00:00.000Z');
  expect(container.textContent).toBe('');
});

test('ADS-4: of a discount that was over before the page came nothing is shown', () => {
  const { container } = show('2026-12-08T00:00:00.000Z');
  expect(container.textContent).toBe('');
});
