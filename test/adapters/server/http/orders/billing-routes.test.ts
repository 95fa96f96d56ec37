import { beforeEach, describe, expect, test } from 'vitest';
import { boletaOfAna, facturaOfStudio as factura, Shopper } from '#test/support/cart/shop.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let world: TestSchool;
let ana: Shopper;

beforeEach(async () => {
  world = await testSchool();
  ana = await new Shopper(world).signIn();
});

const add = async (body: object): Promise<string> =>
  (await ana.call('POST', '/api/v1/billing-records', body)).json<{ id: string }>().id;
const listed = async (buyer = ana) =>
  (await buyer.call('GET', '/api/clientes/get-facturacion')).json<{ datos_facturacion: object[] }>().datos_facturacion;

describe('GET /api/clientes/get-facturacion', () => {
  test('gives the account’s billing records by their legacy names', async () => {
    const id = await add(factura);
    expect(await listed()).toEqual([
      {
        id,
        tipo_comprobante: 'factura',
        tipo_documento: 'RUC',
        numero_documento: '20100047218',
        nombre: 'Estudio Quispe S.A.C.',
        direccion: 'Jr. Lima 100',
        email: 'pagos@estudio.example',
      },
    ]);
    expect(await listed(await new Shopper(world).signIn())).toEqual([]);
    const refused = await new Shopper(world).call('GET', '/api/clientes/get-facturacion');
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      401,
      'Authorization Token not found',
    ]);
  });
});

describe('POST /api/clientes/datos-facturacion-eliminar', () => {
  const path = '/api/clientes/datos-facturacion-eliminar';

  test('removes one by its id or by the record itself, and answers the same again', async () => {
    const [one, other] = [await add(factura), await add(boletaOfAna)];
    expect((await ana.call('POST', path, { item: one })).json()).toEqual({ save: true });
    expect((await ana.call('POST', path, { item: { id: other, nombre: 'Ana' } })).json()).toEqual({ save: true });
    expect((await ana.call('POST', path, { item: one })).json()).toEqual({ save: true });
    expect(await listed()).toEqual([]);
    expect((await ana.call('POST', path, {})).json()).toMatchObject({ status: 400, field: 'item' });
  });

  test('is closed to strangers, and removes nobody else’s', async () => {
    const id = await add(factura);
    expect((await new Shopper(world).call('POST', path, { item: id })).statusCode).toBe(401);
    await (await new Shopper(world).signIn()).call('POST', path, { item: id });
    expect(await listed()).toHaveLength(1);
  });
});

describe('adding and changing billing data', () => {
  test('checks the RUC by its last digit and names the field', async () => {
    const wrong = { ...factura, documentNumber: '20100047219' };
    const refused = await ana.call('POST', '/api/v1/billing-records', wrong);
    expect(refused.json()).toMatchObject({ status: 400, field: 'documentNumber' });
    const id = await add(factura);
    expect((await ana.call('PUT', `/api/v1/billing-records/${id}`, wrong)).json()).toMatchObject({
      field: 'documentNumber',
    });
  });

  test('changes a record, but not into another one of the same document', async () => {
    const id = await add(factura);
    await add(boletaOfAna);
    const changed = await ana.call('PUT', `/api/v1/billing-records/${id}`, { ...factura, address: 'Jr. Puno 200' });
    expect(changed.json()).toEqual({ ...factura, id, address: 'Jr. Puno 200' });
    expect((await ana.call('PUT', `/api/v1/billing-records/${id}`, boletaOfAna)).json()).toMatchObject({
      status: 409,
      field: 'documentNumber',
    });
  });

  test('replaces what was given for the same document', async () => {
    const id = await add(factura);
    expect(await add({ ...factura, name: 'Estudio Quispe y Asociados S.A.C.' })).toBe(id);
    expect(await listed()).toHaveLength(1);
  });

  test('is closed to strangers, and changes nobody else’s', async () => {
    const id = await add(factura);
    const stranger = new Shopper(world);
    expect((await stranger.call('POST', '/api/v1/billing-records', factura)).statusCode).toBe(401);
    expect((await stranger.call('PUT', `/api/v1/billing-records/${id}`, factura)).statusCode).toBe(401);
    const luis = await new Shopper(world).signIn();
    expect((await luis.call('PUT', `/api/v1/billing-records/${id}`, factura)).statusCode).toBe(404);
  });
});
