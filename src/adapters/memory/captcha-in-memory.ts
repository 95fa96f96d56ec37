import type { Clock } from '#application/ports/clock.ts';
import { Captcha, type CaptchaChallenge, type CaptchaRefusal } from '#application/server/ports/captcha.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

const lifetimeMs = 20 * 60 * 1000;

/** A captcha whose puzzle is solved by saying its number back. */
export class CaptchaInMemory extends Captcha {
  readonly #clock: Clock;
  readonly #expiries = new Map<string, Date>();
  readonly #spent = new Set<string>();

  constructor(clock: Clock) {
    super();
    this.#clock = clock;
  }

  challenge(): Promise<CaptchaChallenge> {
    const answer = String(this.#expiries.size + 1);
    const expiresAt = new Date(this.#clock.now().getTime() + lifetimeMs);
    this.#expiries.set(answer, expiresAt);
    return Promise.resolve({ puzzle: { answer }, expiresAt });
  }

  verify(answer: string): Promise<Result<void, CaptchaRefusal>> {
    return Promise.resolve(this.#judge(answer));
  }

  spend(answer: string): Promise<Result<void, CaptchaRefusal>> {
    const judged = this.#judge(answer);
    if (judged.ok) this.#spent.add(answer);
    return Promise.resolve(judged);
  }

  #judge(answer: string): Result<void, CaptchaRefusal> {
    if (answer === '') return refuse({ kind: 'captcha-missing' });
    const expiry = this.#expiries.get(answer);
    if (expiry === undefined) return refuse({ kind: 'captcha-wrong' });
    if (expiry <= this.#clock.now()) return refuse({ kind: 'captcha-expired' });
    return this.#spent.has(answer) ? refuse({ kind: 'captcha-used' }) : accept(undefined);
  }
}
