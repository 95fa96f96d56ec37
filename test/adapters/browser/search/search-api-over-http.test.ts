import { describe } from 'vitest';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { SearchApiOverHttp } from '#adapters/browser/search/search-api-over-http.ts';
import { searchApiContract } from '#test/ports/search/search-api.ts';
import { rosa, storedProduct, storedSeminar } from '#test/support/catalogue/catalogue-builders.ts';
import { insertCatalogue } from '#test/support/catalogue/catalogue-rows.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

describe('SearchApiOverHttp against the school’s routes', () => {
  searchApiContract(async () => {
    const school = await testSchool();
    const staff = [rosa];
    await insertCatalogue(school.db, [
      storedProduct(1, { staff }),
      storedSeminar(2, '2026-05-01T02:00:00.000Z', { staff }),
      storedProduct(3),
    ]);
    return new SearchApiOverHttp(new HttpClient(new TokenOf(school, null), {}, fetchInto(school.app)));
  });
});
