import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aCode } from '#test/support/cart/typed-codes.ts';
import { rosa, storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { insertCatalogue } from '#test/support/catalogue/catalogue-rows.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

async function office(...roles: readonly ('owner' | 'editor' | 'auditor')[]) {
  const world = await testSchool();
  const names = { given_names: 'Eva', paternal_surname: 'Luna', maternal_surname: '' };
  const headers = await world.signIn(await world.addUser(names, roles.length === 0 ? ['editor'] : roles));
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const answer = await world.app.inject({
      method,
      url: `/api/v1/staff/${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json<Record<string, unknown>>() };
  };
  return { world, headers, call };
}

const typed = (title: string, slug = '') => ({ title, slug });

test('a category is added, read, listed and changed; whoever read it before somebody else changed it is told who', async () => {
  const { world, call } = await office();
  expect(await call('GET', 'categories/0')).toMatchObject({ status: 200, body: { typed: typed(''), revision: 0 } });
  expect(await call('POST', 'categories', { typed: typed('Derecho civil') })).toEqual({
    status: 201,
    body: { id: 1, revision: 1 },
  });
  const read = await call('GET', 'categories/1');
  expect(read.body).toEqual({
    typed: typed('Derecho civil', 'derecho-civil'),
    revision: 1,
    savedBy: 'Eva Luna',
    savedAt: world.clock.now().toISOString(),
    choices: {},
  });
  expect((await call('PUT', 'categories/1', { typed: typed('Civil', 'civil'), fromRevision: 1 })).body).toMatchObject({
    revision: 2,
  });
  const late = await call('PUT', 'categories/1', { typed: typed('Otra'), fromRevision: 1 });
  expect(late).toMatchObject({
    status: 409,
    body: {
      kind: 'thing-changed',
      detail: 'Eva Luna lo cambió mientras lo tenías abierto. Lo tuyo no se guardó.',
      data: { by: 'Eva Luna' },
    },
  });
  await insertProduct(world.db, 7, { category_id: 1 });
  expect(await call('GET', 'categories?search=CIVÍL')).toEqual({
    status: 200,
    body: {
      things: [{ id: 1, name: 'Civil', cells: { title: 'Civil', slug: 'civil', products: '1' } }],
      total: 1,
      size: 30,
    },
  });
  expect(await call('DELETE', 'categories/1')).toMatchObject({ status: 409, body: { kind: 'thing-in-use' } });
  expect(await call('DELETE', 'categories/9')).toMatchObject({ status: 404 });
  expect(await call('GET', 'categories/9')).toMatchObject({ status: 404 });
});

test('every fault of a form is answered with its field, also what only the database knows', async () => {
  const { call } = await office();
  await call('POST', 'codes', { typed: aCode() });
  const wrong = aCode({ percentage: '0', lastDay: '', word: 'ñ' });
  expect(await call('POST', 'codes', { typed: wrong })).toMatchObject({
    status: 400,
    body: {
      field: 'word',
      data: {
        faults: {
          word: 'Usa letras sin tilde, números y guiones.',
          percentage: 'Escribe un porcentaje de 0.01 a 100.',
          lastDay: 'Completa este dato.',
        },
      },
    },
  });
  const again = aCode({ scope: 'listed-products', productIds: [99] });
  expect(await call('POST', 'codes', { typed: again })).toMatchObject({
    status: 400,
    body: {
      data: {
        faults: {
          word: 'Ya hay un código con esta palabra.',
          productIds: 'Algo de lo elegido ya no está. Elígelo de nuevo.',
        },
      },
    },
  });
  expect(await call('POST', 'codes', { typed: { word: 'SOLO' } })).toMatchObject({ status: 400 });
  expect(await call('POST', 'sellers', { typed: sellerAt('carrito') })).toMatchObject({
    status: 400,
    body: { field: 'slug', detail: 'Esta dirección es de una página de la escuela. Elige otra.' },
  });
});

const sellerAt = (slug: string) => ({
  tradeName: 'Una',
  fullName: 'Ana',
  categoryTitle: 'Librería',
  slug,
  email: 'a@b.pe',
  phone: '',
  photo: '',
  logo: '',
  codeId: '',
  isVerified: true,
});

test('a seller’s mailbox and code, which say who is owed what, are changed by whoever sets shares; an editor changes the rest', async () => {
  const { world, call } = await office();
  const seller = sellerAt('una');
  expect(await call('POST', 'sellers', { typed: seller })).toMatchObject({ status: 201 });
  const other = { ...seller, email: 'eva@correo.pe' };
  const detail =
    'Tu rol no incluye fijar participaciones de docentes y vendedores. Pídelo a quien es titular de la escuela.';
  expect(await call('PUT', 'sellers/1', { typed: other, fromRevision: 1 })).toMatchObject({
    status: 400,
    body: { field: 'email', detail },
  });
  expect(await call('PUT', 'sellers/1', { typed: { ...seller, phone: '014445566' }, fromRevision: 1 })).toMatchObject({
    body: { revision: 2 },
  });
  await call('POST', 'codes', { typed: aCode({ origin: 'seller', word: 'UNA' }) });
  expect(await call('PUT', 'sellers/1', { typed: { ...seller, codeId: '1' }, fromRevision: 2 })).toMatchObject({
    status: 400,
    body: { field: 'codeId', detail },
  });
  const names = { given_names: 'Rosa', paternal_surname: 'Paz', maternal_surname: '' };
  const headers = await world.signIn(await world.addUser(names, ['owner']));
  const url = '/api/v1/staff/sellers/1';
  const save = () => world.app.inject({ method: 'PUT', url, headers, payload: { typed: other, fromRevision: 2 } });
  // As the page of shares asks for it.
  const factors = await world.db.deleteFrom('second_factors').returningAll().execute();
  expect((await save()).json()).toMatchObject({
    status: 400,
    field: 'email',
    detail: expect.stringContaining('dos pasos'),
  });
  await world.db.insertInto('second_factors').values(factors).execute();
  const saved = await save();
  expect(saved.json()).toMatchObject({ revision: 3 });
  const share = { party: { kind: 'seller', id: 1 }, productId: null, rate: '20', from: '2026-03-01' };
  const agreed = await world.app.inject({ method: 'POST', url: '/api/v1/staff/shares', headers, payload: share });
  expect(agreed.statusCode).toBe(204);
  expect(await call('DELETE', 'sellers/1')).toMatchObject({ status: 409, body: { kind: 'thing-in-use' } });
  await insertCatalogue(world.db, [storedProduct(1, { staff: [rosa] })]);
  const ofTeacher = { ...share, party: { kind: 'teacher', id: rosa.id }, productId: 1 };
  const taught = await world.app.inject({ method: 'POST', url: '/api/v1/staff/shares', headers, payload: ofTeacher });
  expect(taught.statusCode).toBe(204);
  // Who teaches nothing any more.
  await world.db.deleteFrom('product_staff').execute();
  expect(await call('DELETE', `people/${rosa.id}`)).toMatchObject({ status: 409, body: { kind: 'thing-in-use' } });
});

test('what visitors read is fresh with the next request', async () => {
  const { world, call } = await office();
  const read = async () => (await world.app.inject({ url: '/api/v1/help-questions' })).body;
  const questions = async () =>
    (JSON.parse(await read()) as { questions: { text: string }[] }).questions.map(({ text }) => text);
  await call('POST', 'questions', { typed: { question: '¿Una?', answer: 'Sí, **una**.' } });
  await call('POST', 'questions', { typed: { question: '¿Dos?', answer: 'Sí.' } });
  expect(await questions()).toEqual(['¿Una?', '¿Dos?']);
  expect(await read()).toContain('<p>Sí, <strong>una</strong>.</p>');
  await call('POST', 'questions/2/moves', { direction: 'up' });
  expect(await questions()).toEqual(['¿Dos?', '¿Una?']);
  await call('DELETE', 'questions/2');
  expect(await questions()).toEqual(['¿Una?']);
});

test('a picture is sent first, and named by a form afterwards; nothing else is taken for one', async () => {
  const { world, headers, call } = await office();
  const send = async (content: Uint8Array<ArrayBuffer>, folder = 'retratos') => {
    const form = new FormData();
    form.append('folder', folder);
    form.append('image', new Blob([content]), 'foto.png');
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    const type = request.headers.get('content-type') ?? '';
    return world.app.inject({
      method: 'POST',
      url: '/api/v1/staff/people/pictures',
      headers: { ...headers, 'content-type': type },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  const create = { width: 40, height: 40, channels: 3, background: '#7d1b2f' } as const;
  const picture = new Uint8Array(await sharp({ create }).png().toBuffer());
  const { file } = (await send(picture)).json<{ file: string }>();
  expect((await world.app.inject({ url: `/imagenes/${file}` })).headers['content-type']).toBe('image/webp');
  expect((await send(new TextEncoder().encode('<svg/>'))).statusCode).toBe(415);
  expect((await send(picture, 'constancias')).statusCode).toBe(400);
  const person = { fullName: 'Óscar Ruiz', profession: 'Abogado', biography: '', slug: '', photo: file };
  expect((await call('POST', 'people', { typed: person })).status).toBe(201);
  expect(await call('POST', 'people', { typed: { ...person, photo: 'constancias/ajena.webp' } })).toMatchObject({
    status: 400,
    body: { field: 'photo' },
  });
});

test('an auditor sees all of it and changes none', async () => {
  const { call } = await office('auditor');
  expect((await call('GET', 'codes')).status).toBe(200);
  expect((await call('GET', 'codes/0')).status).toBe(200);
  expect((await call('GET', 'pickable/products?search=x')).body).toEqual([]);
  expect(await call('POST', 'codes', { typed: aCode() })).toMatchObject({
    status: 403,
    body: { data: { permission: 'manage-codes' } },
  });
});
