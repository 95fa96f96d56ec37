import { describe } from 'vitest';
import { HttpClient } from '#adapters/browser/http-client.ts';
import { PlanApiOverHttp } from '#adapters/browser/plan-api-over-http.ts';
import { planApiContract } from '#test/ports/plan-api.ts';
import { fetchInto } from '#test/support/fetch-into.ts';
import { PlanOffice } from '#test/support/plan-office.ts';
import { testSchool } from '#test/support/test-school.ts';
import { TokenOf } from '#test/support/token-of.ts';

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
