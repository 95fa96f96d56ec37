import { describe } from 'vitest';
import { HttpClient } from '#adapters/browser/http-client.ts';
import { MarksApiOverHttp } from '#adapters/browser/marks-api-over-http.ts';
import { marksApiContract } from '#test/ports/marks-api.ts';
import { insertBooks } from '#test/support/book-rows.ts';
import { fetchInto } from '#test/support/fetch-into.ts';
import { leaseGuide } from '#test/support/lease-guide.ts';
import { insertGrant } from '#test/support/rows.ts';
import { testSchool } from '#test/support/test-school.ts';
import { TokenOf } from '#test/support/token-of.ts';

describe('MarksApiOverHttp against the school’s routes', () => {
  marksApiContract(async (owned) => {
    const school = await testSchool();
    await insertBooks(school.db, [leaseGuide]);
    const userId = await school.addUser();
    if (owned) await insertGrant(school.db, userId, leaseGuide.productId);
    return new MarksApiOverHttp(new HttpClient(new TokenOf(school, userId), {}, fetchInto(school.app)));
  });
});
