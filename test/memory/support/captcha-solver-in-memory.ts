import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { CaptchaSolver, type SolvedCaptcha } from '#application/browser/support/ports/captcha-solver.ts';
import type { Clock } from '#application/ports/clock.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** Solves at once: 'respuesta-1', 'respuesta-2' …, each good for `lifetimeMs`. */
export class CaptchaSolverInMemory extends CaptchaSolver {
  refusal: CallRefusal | null = null;
  lifetimeMs = 20 * 60 * 1000;
  #count = 0;

  constructor(private readonly clock: Clock) {
    super();
  }

  solve(): Promise<Result<SolvedCaptcha, CallRefusal>> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    this.#count += 1;
    const expiresAt = new Date(this.clock.now().getTime() + this.lifetimeMs);
    return Promise.resolve(accept({ answer: `respuesta-${this.#count}`, expiresAt }));
  }
}
