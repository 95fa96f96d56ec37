import { describe } from 'vitest';
import { GuestApiOverHttp } from '#adapters/browser/guest-api-over-http.ts';
import { HttpClient } from '#adapters/browser/http-client.ts';
import { guestApiContract } from '#test/ports/guest-api.ts';
import { fetchInto } from '#test/support/fetch-into.ts';
import { testSchool } from '#test/support/test-school.ts';
import { TokenOf } from '#test/support/token-of.ts';

describe('GuestApiOverHttp against the school’s routes', () => {
  guestApiContract(async () => {
    const school = await testSchool();
    const owner = await school.addUser();
    const guest = await school.addUser({ email: 'luis@correo.pe', role: 1, guest_of: owner });
    return new GuestApiOverHttp(new HttpClient(new TokenOf(school, guest), {}, fetchInto(school.app)));
  });
});
