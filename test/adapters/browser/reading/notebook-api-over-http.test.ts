import { describe, expect, test } from 'vitest';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { NotebookApiOverHttp } from '#adapters/browser/reading/notebook-api-over-http.ts';
import { notebookApiContract } from '#test/ports/reading/notebook-api.ts';
import { insertBooks } from '#test/support/reading/book-rows.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { leaseGuide } from '#test/support/reading/lease-guide.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

test('BOOK-3: an answer whose response is not ok keeps nothing', async () => {
  const school = await testSchool();
  const userId = await school.addUser();
  const kept = { id: 'clave-1', modulo_id: 3002, seleccion: 'vencimiento', tipo: 0, inicio: 3, fin: 14 };
  const answer = (response: string) => {
    const fetch = () =>
      Promise.resolve(Response.json({ response, resaltado_nota: { ...kept, nota: '', color: 'green', version: 7 } }));
    return new NotebookApiOverHttp(new HttpClient(new TokenOf(school, userId), {}, fetch));
  };
  const passage = { start: 3, end: 14, quote: 'vencimiento', before: '', after: '' };
  const annotation = { id: 'clave-1', sectionId: 3002, colour: 'green', passage, note: '' } as const;
  expect(await answer('ok').add(annotation)).toEqual({ ok: true, value: 7 });
  expect(await answer('error').add(annotation)).toMatchObject({ ok: false, refusal: { kind: 'unexpected-answer' } });
});

describe('NotebookApiOverHttp against the school’s routes', () => {
  notebookApiContract(async (owned) => {
    const school = await testSchool();
    await insertBooks(school.db, [leaseGuide]);
    const userId = await school.addUser();
    if (owned) await insertGrant(school.db, userId, leaseGuide.productId);
    return new NotebookApiOverHttp(new HttpClient(new TokenOf(school, userId), {}, fetchInto(school.app)));
  });
});
