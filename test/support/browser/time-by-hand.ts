import { vi } from 'vitest';

/**
 * Time that a test advances. What waits for the page still goes on, since each turn of the loop that is not the test's is a millisecond:
 * with the twenty that are usual, a busy machine took away from 'for two seconds' what a test had left to look.
 */
export function timeByHand(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
}
