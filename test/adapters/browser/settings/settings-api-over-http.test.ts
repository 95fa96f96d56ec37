import { describe } from 'vitest';
import { SchoolSettingsApiOverHttp } from '#adapters/browser/settings/settings-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { schoolSettingsApiContract } from '#test/ports/settings/settings-api.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { testSchool } from '#test/support/school/test-school.ts';

describe('SchoolSettingsApiOverHttp against the school’s routes', () => {
  schoolSettingsApiContract(async () => {
    const school = await testSchool();
    const owner = await school.addUser({}, ['owner']);
    return new SchoolSettingsApiOverHttp(new HttpClient(new TokenOf(school, owner), {}, fetchInto(school.app)));
  });
});
