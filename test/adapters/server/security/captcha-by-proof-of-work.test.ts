import { expect, test } from 'vitest';
import { CaptchaByProofOfWork, usualWork } from '#adapters/server/security/captcha-by-proof-of-work.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { captchaContract } from '#test/ports/support/captcha.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { eachDatabase, onPostgres, onSqlite } from '#test/support/school/databases.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { solveCaptcha } from '#test/support/support/solve-captcha.ts';

const work = { cost: 10, fewestTries: 1, mostTries: 20 };

function captchaOver({ db }: OpenDatabase, keyByte = 7) {
  const clock = new FixedClock();
  const key = new Uint8Array(48).fill(keyByte);
  return { captcha: new CaptchaByProofOfWork(db, key, work, new CountingIds(), clock), clock, solve: solveCaptcha };
}

eachDatabase('CaptchaByProofOfWork', (database) => {
  captchaContract(() => Promise.resolve(captchaOver(database())));
});

onSqlite('CaptchaByProofOfWork, forged,', (database) => {
  test('a puzzle of another school, a later expiry and a lighter puzzle are refused', async () => {
    const { captcha, solve } = captchaOver(database());
    const wrong = { ok: false, refusal: { kind: 'captcha-wrong' } };
    const foreign = await captchaOver(database(), 8).captcha.challenge();
    expect(await captcha.verify(await solve(foreign.puzzle))).toEqual(wrong);
    const { puzzle } = await captcha.challenge();
    const parameters = puzzle['parameters'] as Record<string, unknown>;
    const later = { ...parameters, data: { until: '2099-01-01T00:00:00.000Z' } };
    expect(await captcha.verify(await solve({ ...puzzle, parameters: later }))).toEqual(wrong);
    const lighter = { ...parameters, keyPrefix: '00' };
    expect(await captcha.verify(await solve({ ...puzzle, parameters: lighter }))).toEqual(wrong);
  });

  test('the usual puzzle takes hundreds of tries of thousands of rounds', async () => {
    const { clock } = captchaOver(database());
    const key = new Uint8Array(48).fill(7);
    const captcha = new CaptchaByProofOfWork(database().db, key, usualWork, new CountingIds(), clock);
    const { puzzle } = await captcha.challenge();
    const answer = await solveCaptcha(puzzle);
    const { solution } = JSON.parse(Buffer.from(answer, 'base64').toString()) as { solution: { counter: number } };
    expect(solution.counter).toBeGreaterThanOrEqual(usualWork.fewestTries);
    expect(puzzle['parameters']).toMatchObject({ cost: 5000 });
    expect(await captcha.spend(answer)).toMatchObject({ ok: true });
  });
});

onPostgres('CaptchaByProofOfWork, in a race,', (database) => {
  test('of many who bring one answer at once, one is taken', async () => {
    const { captcha, solve } = captchaOver(database());
    const answer = await solve((await captcha.challenge()).puzzle);
    const taken = await Promise.all(Array.from({ length: 8 }, () => captcha.spend(answer)));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
