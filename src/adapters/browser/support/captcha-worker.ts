import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { solveChallenge } from 'altcha-lib';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** A thread of its own: looks for the number that the puzzle asks for and posts the answer; null when it found none. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solve(data).then((answer) => postMessage(answer));
});

async function solve(challenge: Challenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null);
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
}
