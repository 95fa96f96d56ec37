import { describe } from 'vitest';
import { MovingApiOverHttp } from '#adapters/browser/office/moving-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { movingApiContract } from '#test/ports/office/moving-api.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';

describe('MovingApiOverHttp against the school’s routes', () => {
  movingApiContract(async () => {
    const school = await testSchool();
    const teresa = await school.addUser({ email: 'teresa@escuela.pe' }, ['owner']);
    return new MovingApiOverHttp(new HttpClient(new TokenOf(school, teresa), {}, fetchInto(school.app)));
  });
});
