import { describe } from 'vitest';
import { ResourceApiOverHttp } from '#adapters/browser/office/resources/resource-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { resourceApiContract } from '#test/ports/office/resources/resource-api.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { testSchool } from '#test/support/school/test-school.ts';

describe('ResourceApiOverHttp against the school’s routes', () => {
  resourceApiContract(async () => {
    const school = await testSchool();
    const rosa = await school.addUser({ given_names: 'Rosa' }, ['owner']);
    return new ResourceApiOverHttp(new HttpClient(new TokenOf(school, rosa), {}, fetchInto(school.app)));
  });
});
