import type { School } from '#adapters/server/wiring/school.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import { CheckFactorDuty } from '#application/server/office/check-factor-duty.ts';
import { Team } from '#application/server/office/ports/team.ts';
import {
  type FactorRequired,
  factorRequiredText,
  type NotPermitted,
  notPermittedTexts,
  type Permission,
  permitted,
} from '#domain/office/permissions.ts';
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

/** How whoever may do it, and has no second factor, is answered. Source: decision 0070. */
export const factorDutyRefusals: RefusalTable<FactorRequired> = {
  'factor-required': { status: 403, detail: factorRequiredText, data: ({ permission }) => ({ permission }) },
};

/** Lets a caller pass whose roles, as they are now, allow it, with the second factor that it asks for. @throws ProblemError 403. */
export async function refuseUnpermitted(school: School, { userId }: Bearer, permission: Permission): Promise<void> {
  const may = permitted(await school.get(Team).rolesOf(userId), permission);
  if (!may.ok) throw new ProblemError(problemOfRefusal(may.refusal, permissionRefusals));
  const duty = await school.get(CheckFactorDuty).execute(userId, permission);
  if (!duty.ok) throw new ProblemError(problemOfRefusal(duty.refusal, factorDutyRefusals));
}
