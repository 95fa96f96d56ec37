import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/office/teacher-account.ts';
import { only, type RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { LinkTeacher, type LinkTeacherRefusal } from '#application/server/office/link-teacher.ts';
import { TeacherAccounts } from '#application/server/office/ports/teacher-accounts.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { EMAIL_INVALID } from '#domain/accounts/email-address.ts';
import { fullName } from '#domain/accounts/user.ts';
import { inOrder } from '#domain/office/permissions.ts';
import { teamRefusalTexts } from '#domain/office/team-texts.ts';
import { accept, refuse } from '#domain/shared/result.ts';

const refusals: RefusalTable<LinkTeacherRefusal> = {
  'person-not-found': { status: 404, detail: 'Esta ficha ya no está: alguien la quitó.' },
  'email-invalid': { status: 400, field: 'email', detail: EMAIL_INVALID },
  'account-not-found': { status: 404, field: 'email', detail: teamRefusalTexts['account-not-found'] },
  'account-of-another': { status: 409, field: 'email', detail: 'Esta cuenta ya es de otra ficha de docente.' },
};

/** Which account somebody who teaches has. */
export function teacherAccountRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, contract.readTeacherAccount, only(refusals, 'person-not-found'), async ({ params, reply }) => {
    void reply.header('cache-control', 'no-store');
    const userId = await school.get(TeacherAccounts).of(params.id);
    if (userId === undefined) return refuse({ kind: 'person-not-found' });
    const user = userId === null ? null : await school.get(Accounts).find(userId);
    if (user === null) return accept({ account: null });
    const roles = inOrder(await school.get(Team).rolesOf(user.id));
    return accept({ account: { name: fullName(user), email: user.email, roles } });
  });
  serve(app, school, contract.setTeacherAccount, refusals, ({ caller, params, body }) =>
    school.write(LinkTeacher, (link) => link.execute(params.id, body.email, caller.userId)),
  );
}
