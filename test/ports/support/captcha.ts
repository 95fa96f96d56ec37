import { expect, test } from 'vitest';
import type { Captcha } from '#application/server/support/ports/captcha.ts';
import type { FixedClock } from '#test/support/shared/fixed-clock.ts';

export interface CaptchaUnderTest {
  readonly captcha: Captcha;
  readonly clock: FixedClock;
  /** What the browser's counterpart does. */
  readonly solve: (puzzle: Readonly<Record<string, unknown>>) => Promise<string>;
}

/** What every adapter of Captcha does. */
export function captchaContract(make: () => Promise<CaptchaUnderTest>): void {
  test('an answer may be looked at often and is taken once', async () => {
    const { captcha, solve } = await make();
    const answer = await solve((await captcha.challenge()).puzzle);
    expect(await captcha.verify(answer)).toMatchObject({ ok: true });
    expect(await captcha.verify(answer)).toMatchObject({ ok: true });
    expect(await captcha.spend(answer)).toMatchObject({ ok: true });
    const used = { ok: false, refusal: { kind: 'captcha-used' } };
    expect(await captcha.spend(answer)).toEqual(used);
    expect(await captcha.verify(answer)).toEqual(used);
  });

  test('another challenge has another answer', async () => {
    const { captcha, solve } = await make();
    const first = await solve((await captcha.challenge()).puzzle);
    const second = await solve((await captcha.challenge()).puzzle);
    expect(first).not.toBe(second);
    await captcha.spend(first);
    expect(await captcha.spend(second)).toMatchObject({ ok: true });
  });

  test('nothing, nonsense and what has expired are refused', async () => {
    const { captcha, clock, solve } = await make();
    const { puzzle, expiresAt } = await captcha.challenge();
    const answer = await solve(puzzle);
    expect(await captcha.verify('')).toEqual({ ok: false, refusal: { kind: 'captcha-missing' } });
    expect(await captcha.spend('bm8=')).toEqual({ ok: false, refusal: { kind: 'captcha-wrong' } });
    clock.set(expiresAt.toISOString());
    expect(await captcha.spend(answer)).toEqual({ ok: false, refusal: { kind: 'captcha-expired' } });
  });
}
