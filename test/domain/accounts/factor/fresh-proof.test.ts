import { expect, test } from 'vitest';
import { freshProofMs, isProofFresh } from '#domain/accounts/factor/fresh-proof.ts';

test('a password is asked for again after ten minutes, and where nobody knows when it was shown', () => {
  const shown = new Date('2026-03-10T15:00:00.000Z');
  const after = (ms: number) => isProofFresh(shown, new Date(shown.getTime() + ms));
  expect([after(0), after(freshProofMs - 1), after(freshProofMs)]).toEqual([true, true, false]);
  expect(isProofFresh(null, shown)).toBe(false);
});
