import { describe } from 'vitest';
import { HolidaysApiOverHttp } from '#adapters/browser/complaints/holidays-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { holidaysApiContract } from '#test/ports/complaints/holidays-api.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';

describe('HolidaysApiOverHttp against the school’s routes', () => {
  holidaysApiContract(async () => {
    const world = await testSchool();
    const teresa = await world.addUser({}, ['owner']);
    return new HolidaysApiOverHttp(new HttpClient(new TokenOf(world, teresa), {}, fetchInto(world.app)));
  });
});
