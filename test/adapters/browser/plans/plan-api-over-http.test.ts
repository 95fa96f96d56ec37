import { describe } from 'vitest';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { PlanApiOverHttp } from '#adapters/browser/plans/plan-api-over-http.ts';
import { planApiContract } from '#test/ports/plans/plan-api.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { PlanOffice } from '#test/support/plans/plan-office.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

describe('PlanApiOverHttp against the school’s routes', () => {
  planApiContract(async () => {
    const office = await new PlanOffice(await testSchool()).open();
    await office.join('luis@correo.pe');
    await office.invite('nueva@correo.pe');
    const tokens = new TokenOf(office.school, office.ownerId);
    const api = new PlanApiOverHttp(new HttpClient(tokens, {}, fetchInto(office.school.app)));
    return { api, secret: await office.secretFor('nueva@correo.pe') };
  });
});
