import { expect, test } from 'vitest';
import { SavedApiOverHttp } from '#adapters/browser/home/saved-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ReadsOverHttp } from '#adapters/browser/shared/reads-over-http.ts';
import { mySaved } from '#application/read-models/home/my-saved.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

test('what is kept over HTTP is what the school keeps, though the page is left right after the press; letters end and begin', async () => {
  const school = await testSchool();
  await insertProduct(school.db, 1);
  const into = fetchInto(school.app);
  const outliving: string[] = [];
  const http = new HttpClient(new TokenOf(school, await school.addUser()), {}, (address, init) => {
    if (init?.keepalive === true) outliving.push(init.method ?? '');
    return into(address, init);
  });
  const [api, reads] = [new SavedApiOverHttp(http), new ReadsOverHttp(http)];
  const kept = async () => accepted(await reads.ask(mySaved));
  accepted(await api.keep('curso-1'));
  expect((await kept()).products).toMatchObject([{ slug: 'curso-1', price: { current: 11_800 }, isOver: false }]);
  accepted(await api.letGo('curso-1'));
  expect(outliving).toEqual(['PUT', 'DELETE']);
  accepted(await api.chooseLetters(false));
  expect(await kept()).toEqual({ products: [], wantsLetters: false });
  expect(await api.leaveLetters('nada')).toMatchObject({ ok: false, refusal: { status: 404 } });
});
