import { describe } from 'vitest';
import { TeamApiOverHttp, TeamInvitationApiOverHttp } from '#adapters/browser/office/team-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { teamApiContract, teamInvitationApiContract } from '#test/ports/office/team-api.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

const clientOf = (school: TestSchool, userId: string) =>
  new HttpClient(new TokenOf(school, userId), {}, fetchInto(school.app));

async function withTeam() {
  const school = await testSchool();
  const teresa = await school.addUser({ given_names: 'Teresa', email: 'teresa@escuela.pe' }, ['owner']);
  return { school, api: new TeamApiOverHttp(clientOf(school, teresa)) };
}

describe('TeamApiOverHttp against the school’s routes', () => {
  teamApiContract(async () => {
    const { school, api } = await withTeam();
    await school.addUser({ given_names: 'Luis', email: 'luis@correo.pe' }, ['cashier']);
    return api;
  });
});

describe('TeamInvitationApiOverHttp against the school’s routes', () => {
  teamInvitationApiContract(async () => {
    const { school, api } = await withTeam();
    const ana = await school.addUser({ email: 'ana@correo.pe' });
    await api.invite('ana@correo.pe', ['cashier']);
    const { text_body } = await school.db.selectFrom('outbox_mails').select('text_body').executeTakeFirstOrThrow();
    const secret = /\/colaboradores\/invitacion\/(\S+)/.exec(text_body)?.[1] ?? '';
    return { api: new TeamInvitationApiOverHttp(clientOf(school, ana)), secret };
  });
});
