import { makeAutoObservable, runInAction } from 'mobx';
import type { CaptchaSolver, SolvedCaptcha } from '#application/browser/support/ports/captcha-solver.ts';
import type { Clock } from '#application/ports/clock.ts';

/** The longest wait a timer keeps, in milliseconds (24 days): asked for more, it does not wait at all. */
const longestWait = 2 ** 31 - 1;

/**
 * The box 'No soy un robot'. Verified: the form may be sent; expired: it may not, before the box is ticked again. Source: SUPPORT-4.
 */
export class CaptchaStore {
  state: 'idle' | 'computing' | 'verified' | 'expired' | 'failed' = 'idle';
  /** Why it failed, in Spanish. */
  failure = '';
  /** What a form is sent with; empty unless verified. */
  answer = '';
  readonly #solver: CaptchaSolver;
  readonly #clock: Clock;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(solver: CaptchaSolver, clock: Clock) {
    this.#solver = solver;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  get isAllowed(): boolean {
    return this.state === 'verified';
  }

  /** Ticks the box. While it is computed or verified, ticking it again does nothing. */
  async tick(): Promise<void> {
    if (this.state === 'computing' || this.state === 'verified') return;
    this.state = 'computing';
    const solved = await this.#solver.solve();
    runInAction(() => {
      if (solved.ok) this.take(solved.value);
      else this.fail(solved.refusal.detail);
    });
  }

  /** The answer has been taken or refused by the school: the box is empty again. */
  reset(): void {
    this.stop();
    this.state = 'idle';
    this.answer = '';
  }

  /** Ends the wait for the expiry; call it when the form goes away. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  private take({ answer, expiresAt }: SolvedCaptcha): void {
    this.state = 'verified';
    this.answer = answer;
    this.stop();
    const left = expiresAt.getTime() - this.#clock.now().getTime();
    this.#timer = setTimeout(() => this.expire(), Math.min(Math.max(0, left), longestWait));
  }

  private fail(detail: string): void {
    this.state = 'failed';
    this.failure = detail;
  }

  private expire(): void {
    this.state = 'expired';
    this.answer = '';
  }
}
