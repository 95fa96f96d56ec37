import { describe } from 'vitest';
import { HomeApiOverHttp } from '#adapters/browser/home/home-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { homeApiContract } from '#test/ports/home/home-api.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { studentAtHome } from '#test/support/home/student-at-home.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';

describe('HomeApiOverHttp against the school’s routes', () => {
  homeApiContract(async () => {
    const { school, userId } = await studentAtHome();
    return new HomeApiOverHttp(new HttpClient(new TokenOf(school, userId), {}, fetchInto(school.app)));
  });
});
