import { describe, expect, test } from 'vitest';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ReadsOverHttp } from '#adapters/browser/shared/reads-over-http.ts';
import { catalogueBranches } from '#application/read-models/catalogue/catalogue-branches.ts';
import { mySeminars } from '#application/read-models/home/my-seminar.ts';
import { homeReadsContract } from '#test/ports/home/reads.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { studentAtHome } from '#test/support/home/student-at-home.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';

describe('ReadsOverHttp against the school’s routes', () => {
  homeReadsContract(async () => {
    const { school, userId } = await studentAtHome();
    return new ReadsOverHttp(new HttpClient(new TokenOf(school, userId), {}, fetchInto(school.app)));
  });

  test('the kinds and categories of the catalogue are read of another area', async () => {
    const { school, userId } = await studentAtHome();
    const reads = new ReadsOverHttp(new HttpClient(new TokenOf(school, userId), {}, fetchInto(school.app)));
    const held = accepted(await reads.ask(catalogueBranches)).filter(({ count }) => count > 0);
    expect(held.map(({ kind }) => kind)).toEqual(['course', 'seminar', 'plan']);
  });

  test('without a network a read is refused, not thrown', async () => {
    const { school, userId } = await studentAtHome();
    const silent = () => Promise.reject(new TypeError('no network'));
    const reads = new ReadsOverHttp(
      new HttpClient(new TokenOf(school, userId), { retry: { retries: 0, firstDelay: 0 } }, silent),
    );
    expect(await reads.ask(mySeminars)).toMatchObject({ ok: false, refusal: { kind: 'offline' } });
  });
});
