import { CaptchaInMemory } from '#adapters/memory/captcha-in-memory.ts';
import { captchaContract } from '#test/ports/captcha.ts';
import { FixedClock } from '#test/support/fixed-clock.ts';

captchaContract(() => {
  const clock = new FixedClock();
  const solve = (puzzle: Readonly<Record<string, unknown>>) => Promise.resolve(String(puzzle['answer']));
  return Promise.resolve({ captcha: new CaptchaInMemory(clock), clock, solve });
});
