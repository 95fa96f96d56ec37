import type { School } from '#adapters/server/wiring/school.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { COLLABORATORS_ONLY } from '#domain/shared/error-titles.ts';
import { problemOf, ProblemError } from './refusal-table.ts';

/** How anybody else is answered. */
export const collaboratorsOnly = { status: 403, detail: COLLABORATORS_ONLY } as const;

/**
 * The account of a caller who works for the school.
 * @throws ProblemError 403 for anybody else. Source: ERROR-1; decisions.md, Staff.
 */
export async function collaborator(school: School, { userId }: Bearer): Promise<string> {
  const account = await school.get(Accounts).find(userId);
  if (account?.isCollaborator === true && account.disabledAt === null) return userId;
  throw new ProblemError(problemOf(collaboratorsOnly.status, 'collaborators-only', collaboratorsOnly.detail));
}
