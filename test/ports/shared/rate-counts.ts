import { expect, test } from 'vitest';
import type { RateCounts } from '#application/server/shared/ports/rate-counts.ts';
import { at } from '#test/support/accounts/account-builders.ts';

/** What every adapter of RateCounts does. */
export function rateCountsContract(make: () => RateCounts | Promise<RateCounts>): void {
  test('counts within a window that begins with the first and does not grow', async () => {
    const counts = await make();
    expect(await counts.hit('ana', 600, at('10:00'))).toEqual({ count: 1, endsAt: at('10:10') });
    expect(await counts.hit('ana', 600, at('10:05'))).toEqual({ count: 2, endsAt: at('10:10') });
    expect(await counts.hit('ana', 60, at('10:09'))).toEqual({ count: 3, endsAt: at('10:10') });
  });

  test('begins anew at the end of the window', async () => {
    const counts = await make();
    await counts.hit('ana', 600, at('10:00'));
    await counts.hit('ana', 600, at('10:05'));
    expect(await counts.hit('ana', 600, at('10:10'))).toEqual({ count: 1, endsAt: at('10:20') });
  });

  test('counts each key by itself, of whatever characters', async () => {
    const counts = await make();
    for (const key of ['ana', 'luis', 'Ana', 'a\u0000b', '\ud800', 'ñ'.repeat(5000)]) {
      expect((await counts.hit(key, 60, at('10:00'))).count).toBe(1);
    }
    expect((await counts.hit('luis', 60, at('10:00'))).count).toBe(2);
  });

  test('forgets what has ended, and nothing else', async () => {
    const counts = await make();
    await counts.hit('ended', 60, at('10:00'));
    await counts.hit('running', 120, at('10:00'));
    await counts.forgetEnded(at('10:01'));
    expect((await counts.hit('ended', 60, at('10:00'))).count).toBe(1);
    expect((await counts.hit('running', 60, at('10:01'))).count).toBe(2);
  });
}
