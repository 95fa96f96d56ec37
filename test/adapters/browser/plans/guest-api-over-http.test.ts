import { describe } from 'vitest';
import { GuestApiOverHttp } from '#adapters/browser/plans/guest-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { guestApiContract } from '#test/ports/plans/guest-api.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

describe('GuestApiOverHttp against the school’s routes', () => {
  guestApiContract(async () => {
    const school = await testSchool();
    const owner = await school.addUser();
    const guest = await school.addUser({ email: 'luis@correo.pe', role: 1, guest_of: owner });
    return new GuestApiOverHttp(new HttpClient(new TokenOf(school, guest), {}, fetchInto(school.app)));
  });
});
