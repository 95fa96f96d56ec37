import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';

/** Solves the school's own puzzle, as its page does in a worker. */
export async function solveCaptcha(puzzle: Readonly<Record<string, unknown>>): Promise<string> {
  const challenge = puzzle as unknown as Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** An answer that the school takes. */
export async function captchaAnswer(app: FastifyInstance): Promise<string> {
  const challenge = await app.inject({ method: 'POST', url: '/api/v1/captcha-challenges' });
  return solveCaptcha(challenge.json<{ puzzle: Record<string, unknown> }>().puzzle);
}
