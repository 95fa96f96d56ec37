import { expect, test } from 'vitest';
import type { IssuedCertificates } from '#application/read-models/learning/office-certificates.ts';
import { firstCode, schoolWithCertificates, secondCode } from '#test/support/learning/school-with-certificates.ts';

async function issued() {
  const { world } = await schoolWithCertificates();
  const support = await world.signIn(await world.addUser({}, ['support']));
  const list = async (query = '') =>
    (
      await world.app.inject({ url: `/api/v1/staff/certificates?page=1${query}`, headers: support })
    ).json<IssuedCertificates>();
  const post = async (code: string, act: 'corrections' | 'revocations', payload: object) =>
    world.app.inject({ method: 'POST', url: `/api/v1/staff/certificates/${code}/${act}`, headers: support, payload });
  const letters = async () => world.db.selectFrom('outbox_mails').select(['recipient', 'text_body']).execute();
  return { world, support, list, post, letters };
}

test('certificates are found by code, name, e-mail or content, the last one first', async () => {
  const { list } = await issued();
  const codes = async (query: string) => (await list(query)).certificates.map(({ code }) => code);
  expect(await codes('')).toEqual([secondCode, firstCode]);
  expect(await codes(`&words=${firstCode.toLowerCase()}`)).toEqual([firstCode]);
  expect(await codes('&words=quíspe')).toEqual([firstCode]);
  expect(await codes('&words=luis@correo.pe')).toEqual([secondCode]);
  expect(await codes('&words=laboral soto')).toEqual([secondCode]);
  expect(await list('&words=nadie')).toMatchObject({ certificates: [], total: 0, page: 1, pages: 1 });
});

test('one is made out to whom the profile names now, or to another name; its holder is told why', async () => {
  const { list, post, letters } = await issued();
  expect((await list('&words=ana')).certificates).toMatchObject([
    {
      holder: 'Ana Quispe Rojas',
      email: 'ana@correo.pe',
      revoked: null,
      reissues: [],
      present: { holder: 'Ana María Quispe Rojas' },
    },
  ]);
  expect((await post(firstCode, 'corrections', { reason: 'Partida de nacimiento', name: null })).statusCode).toBe(204);
  expect((await list('&words=ana')).certificates).toMatchObject([
    {
      holder: 'Ana María Quispe Rojas',
      present: null,
      reissues: [{ by: 'staff', reason: 'Partida de nacimiento', formerHolder: 'Ana Quispe Rojas' }],
    },
  ]);
  expect(await letters()).toMatchObject([{ text_body: expect.stringContaining('Partida de nacimiento') }]);
  const again = await post(firstCode, 'corrections', { reason: 'Otra vez', name: '' });
  expect([again.statusCode, again.json<{ field: string }>().field]).toEqual([409, 'name']);
  expect((await post(firstCode, 'corrections', { reason: 'Error', name: 'Ana Quispe' })).statusCode).toBe(204);
  expect((await list('&words=ana')).certificates).toMatchObject([{ holder: 'Ana Quispe' }]);
});

test('one is taken back once, with its reason, and is not corrected any more', async () => {
  const { list, post } = await issued();
  const missing = await post(secondCode, 'revocations', { reason: ' ' });
  expect([missing.statusCode, missing.json<{ field: string }>().field]).toEqual([400, 'reason']);
  expect((await post(secondCode, 'revocations', { reason: 'Identidad equivocada' })).statusCode).toBe(204);
  expect((await list('&words=luis')).certificates).toMatchObject([{ revoked: { reason: 'Identidad equivocada' } }]);
  expect((await post(secondCode, 'revocations', { reason: 'Otra vez' })).statusCode).toBe(409);
  expect((await post(secondCode, 'corrections', { reason: 'Error', name: 'Luis' })).statusCode).toBe(409);
});
