import { makeCaptchaChallenge } from '#adapters/http-contract/support/support.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { CaptchaSolver, type SolvedCaptcha } from '#application/browser/support/ports/captcha-solver.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
// oxlint-disable-next-line import/default -- the build gives the worker's address
import workerAddress from './captcha-worker.ts?worker&url';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

/** Gives the answer of a puzzle, null when none was found. */
export type Work = (puzzle: Readonly<Record<string, unknown>>) => Promise<string | null>;

const failed: CallRefusal = {
  kind: 'captcha-unsolved',
  status: null,
  detail: 'Tu navegador no pudo hacer la comprobación. Actualízalo o prueba con otro.',
  field: 'captcha',
  data: {},
};

/** The browser's side of the school's own captcha: a worker computes, so that the page stays quick. */
export class CaptchaSolverByWorker extends CaptchaSolver {
  constructor(
    private readonly http: HttpClient,
    private readonly work: Work = inWorker,
  ) {
    super();
  }

  async solve(): Promise<Result<SolvedCaptcha, CallRefusal>> {
    const challenge = await this.http.call(makeCaptchaChallenge, {});
    if (!challenge.ok) return challenge;
    const answer = await this.work(challenge.value.puzzle).catch(() => null);
    if (answer === null) return refuse(failed);
    return accept({ answer, expiresAt: new Date(challenge.value.expiresAt) });
  }
}

function inWorker(puzzle: Readonly<Record<string, unknown>>): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(trusted(workerAddress), { type: 'module' });
    const end = (answer: string | null): void => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => end(data));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(puzzle);
  });
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): Policy;
}
interface Policy {
  createScriptURL(address: string): string;
}

let policy: Policy | null = null;

/** Where Trusted Types are enforced, a worker is made from nothing but the one address that the build knows. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  policy ??= trustedTypes.createPolicy('escuela', {
    createScriptURL: (asked) => {
      if (asked === workerAddress) return asked;
      throw new TypeError('This is no script of the school');
    },
  });
  return policy.createScriptURL(address);
}
