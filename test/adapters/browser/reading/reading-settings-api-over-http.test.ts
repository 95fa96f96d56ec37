import { describe } from 'vitest';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ReadingSettingsApiOverHttp } from '#adapters/browser/reading/reading-settings-api-over-http.ts';
import { readingSettingsApiContract } from '#test/ports/reading/reading-settings-api.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

describe('ReadingSettingsApiOverHttp against the school’s routes', () => {
  readingSettingsApiContract(async () => {
    const school = await testSchool();
    const userId = await school.addUser();
    return new ReadingSettingsApiOverHttp(new HttpClient(new TokenOf(school, userId), {}, fetchInto(school.app)));
  });
});
