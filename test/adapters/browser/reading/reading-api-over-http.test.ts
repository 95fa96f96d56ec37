import { describe } from 'vitest';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ReadingApiOverHttp } from '#adapters/browser/reading/reading-api-over-http.ts';
import { readingApiContract } from '#test/ports/reading/reading-api.ts';
import { insertBooks } from '#test/support/reading/book-rows.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { leaseGuide } from '#test/support/reading/lease-guide.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

describe('ReadingApiOverHttp against the school’s routes', () => {
  readingApiContract(async (owned) => {
    const school = await testSchool();
    await insertBooks(school.db, [leaseGuide]);
    const userId = await school.addUser();
    if (owned) await insertGrant(school.db, userId, leaseGuide.productId);
    const tokens = new TokenOf(school, owned ? userId : null);
    return new ReadingApiOverHttp(new HttpClient(tokens, {}, fetchInto(school.app)));
  });
});
