import type { School } from '#adapters/server/wiring/school.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { COLLABORATORS_ONLY } from '#domain/shared/error-titles.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { RefusalTable } from './refusal-table.ts';

interface CollaboratorsOnly {
  readonly kind: 'collaborators-only';
}

export const collaboratorRefusals: RefusalTable<CollaboratorsOnly> = {
  'collaborators-only': { status: 403, detail: COLLABORATORS_ONLY },
};

/** The account of a caller who works for the school. Source: ERROR-1; decisions.md, Staff. */
export async function collaborator(school: School, { userId }: Bearer): Promise<Result<string, CollaboratorsOnly>> {
  const account = await school.get(Accounts).find(userId);
  if (account?.isCollaborator === true && account.disabledAt === null) return accept(userId);
  return refuse({ kind: 'collaborators-only' });
}
