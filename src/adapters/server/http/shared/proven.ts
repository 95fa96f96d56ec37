import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import { Sessions } from '#application/server/accounts/ports/sessions.ts';
import { isProofFresh, PROOF_NEEDED } from '#domain/accounts/factor/fresh-proof.ts';
import { problemOf, ProblemError } from './refusal-table.ts';

/** Lets a caller pass who showed their password a moment ago. @throws ProblemError 403. Source: decision 0071. */
export async function refuseUnproven(school: School, { sessionId }: Bearer): Promise<void> {
  const session = await school.get(Sessions).find(sessionId);
  if (session !== null && isProofFresh(session.provenAt, school.get(Clock).now())) return;
  throw new ProblemError(problemOf(403, 'proof-needed', PROOF_NEEDED));
}
