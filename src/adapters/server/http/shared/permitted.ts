import type { School } from '#adapters/server/wiring/school.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { type NotPermitted, notPermittedTexts, type Permission, permitted } from '#domain/office/permissions.ts';
import { ProblemError, problemOfRefusal, type RefusalTable } from './refusal-table.ts';

/** How whoever may not do something in the office is answered. Source: ERROR-1; decisions.md, Staff. */
export const permissionRefusals: RefusalTable<NotPermitted> = {
  'collaborators-only': { status: 403, detail: notPermittedTexts['collaborators-only'] },
  'permission-missing': {
    status: 403,
    detail: notPermittedTexts['permission-missing'],
    data: ({ permission }) => ({ permission }),
  },
};

/** Lets a caller pass whose roles, as they are now, allow it. @throws ProblemError 403. */
export async function refuseUnpermitted(school: School, { userId }: Bearer, permission: Permission): Promise<void> {
  const may = permitted(await school.get(Team).rolesOf(userId), permission);
  if (!may.ok) throw new ProblemError(problemOfRefusal(may.refusal, permissionRefusals));
}
