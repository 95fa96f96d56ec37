import { expect, test } from 'vitest';
import sharp from 'sharp';
import { addProduct } from '#test/support/catalogue/edited-products.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola\n';

test('captions, pictures and materials of a product are kept if they are what they should be, and are seen by its editors alone', async () => {
  const world = await testSchool();
  const id = await addProduct(world.db);
  const other = await addProduct(world.db, { slug: 'otro', sku: 'ES-CU-OTRO' });
  const headers = await world.signIn(await world.addUser({}, ['editor']));
  const path = (product: number, rest: string) => `/api/v1/staff/products/${product}/content-files/${rest}`;
  const post = async (rest: string, payload: object) =>
    world.app.inject({ method: 'POST', url: path(id, rest), headers, payload });
  const get = (product: number, rest: string, file: string) =>
    world.app.inject({ url: `${path(product, rest)}?file=${encodeURIComponent(file)}`, headers });

  const wrong = await post('captions', { text: captions.replace('00:02', '00:01'), seconds: 60 });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toMatchObject({
    detail: 'Línea 3: El subtítulo termina antes de empezar.',
    data: { faults: [{ line: 3 }] },
  });
  const endless = await post('captions', { text: captions + 'a'.repeat(200_000), seconds: 60 });
  expect(endless.json()).toMatchObject({ status: 413, kind: 'captions-too-long' });
  const { file } = (await post('captions', { text: `\u{feff}${captions}`, seconds: 60 })).json<{ file: string }>();
  expect((await get(id, 'captions', file)).json()).toEqual({ text: captions });
  // By another product, and of what is no file of a content, nothing is seen.
  for (const answer of [
    get(other, 'captions', file),
    get(id, 'captions', 'constancias/ajena.pdf'),
    get(other, 'addresses', file),
  ]) {
    expect((await answer).json()).toMatchObject({ status: 404, kind: 'file-not-found' });
  }

  const drawn = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#243a6b' } })
    .png()
    .toBuffer();
  const send = async (
    rest: string,
    field: string,
    content: Uint8Array,
    name: string,
    more: Record<string, string> = {},
  ) => {
    const form = new FormData();
    for (const [each, value] of Object.entries(more)) form.set(each, value);
    form.set(field, new File([Buffer.from(content)], name));
    const encoded = new Response(form);
    const given = { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' };
    const payload = Buffer.from(await encoded.arrayBuffer());
    const answer = await world.app.inject({ method: 'POST', url: path(id, rest), headers: given, payload });
    return { status: answer.statusCode, body: answer.json<Record<string, string>>() };
  };
  const picture = await send('pictures', 'imagen', drawn, 'sello.png', { use: 'picture' });
  expect(picture.body['address']).toMatch(/^\/imagenes\/lecturas\/[\w-]+\.webp$/);
  expect((await world.app.inject(String(picture.body['address']))).headers['content-type']).toBe('image/webp');
  const poster = await send('pictures', 'imagen', drawn, 'portada.png', { use: 'poster' });
  expect((await world.app.inject(String(poster.body['address']))).statusCode).toBe(200);
  expect(await send('pictures', 'imagen', Buffer.from('<svg/>'), 'a.svg', { use: 'poster' })).toMatchObject({
    status: 415,
  });

  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
  const material = await send('materials', 'material', pdf, 'Guía de Registro.pdf');
  expect(material.body['file']).toMatch(/^materiales\/[\w-]+\/guia-de-registro\.pdf$/);
  const { address } = (await get(id, 'addresses', String(material.body['file']))).json<{ address: string }>();
  expect((await world.app.inject(address)).headers['content-disposition']).toContain('guia-de-registro.pdf');
  expect(await send('materials', 'material', drawn, 'sello.pdf')).toMatchObject({
    status: 415,
    body: { detail: expect.stringContaining('PDF, DOCX, XLSX o PPTX') },
  });
});
