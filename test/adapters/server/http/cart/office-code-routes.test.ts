import { expect, test } from 'vitest';
import { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import { SaveResource } from '#application/server/office/resources/save-resource.ts';
import { refusalOfCode } from '#domain/cart/discount-code.ts';
import { aCode } from '#test/support/cart/typed-codes.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

async function office() {
  const world = await testSchool();
  const by = await world.addUser({}, ['editor']);
  const headers = await world.signIn(by);
  const days = { firstDay: '2020-01-01', lastDay: '2099-12-31' };
  const save = (typed: object) =>
    world.school.write(SaveResource, (use) => use.execute('codes', null, aCode({ ...days, ...typed }), 0, by));
  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await world.app.inject({
      method,
      url: `/api/v1/staff/${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json<Record<string, unknown>>() };
  };
  return { world, save, call, days };
}

test('a code is stopped at once, whatever its days say, and resumed', async () => {
  const { world, save, call } = await office();
  accepted(await save({ word: 'ALTO' }));
  expect(await call('POST', 'codes/1/stops', { isStopped: true })).toEqual({ status: 204, body: null });
  expect((await call('GET', 'codes')).body).toMatchObject({ things: [{ cells: { state: 'Detenido' } }] });
  expect((await call('GET', 'codes/1/standing')).body).toEqual({ isStopped: true, uses: 0 });
  const code = await world.school.get(DiscountCodes).find('ALTO');
  expect(code && refusalOfCode(code, world.clock.now(), { inAll: 0, byAccount: 0 })).toMatchObject({
    kind: 'code-stopped',
  });
  await call('POST', 'codes/1/stops', { isStopped: false });
  expect((await call('GET', 'codes')).body).toMatchObject({ things: [{ cells: { state: 'En vigor' } }] });
  expect((await call('GET', 'codes/9/standing')).status).toBe(404);
});

test('the sheet of decisions.md, tried on a cart before anything is saved', async () => {
  const { world, call, days } = await office();
  await insertProduct(world.db, 1, { regular_price: 150_00, igv_rate: 1800, status: 'published' });
  await insertProduct(world.db, 2, { regular_price: 89_90, igv_rate: 0, status: 'published' });
  await insertProduct(world.db, 3, { regular_price: 199_90, igv_rate: 1800, status: 'published' });
  const tried = async (typed: object) =>
    (await call('POST', 'code-trials', { typed: aCode({ ...days, ...typed }), productIds: [3, 1, 2, 99] })).body;
  expect(await tried({ percentage: '15' })).toMatchObject({
    price: '439.80',
    discount: '65.97',
    net: '373.83',
    base: '328.46',
    tax: '45.37',
  });
  expect(await tried({ reduction: 'fixed', amount: '50' })).toMatchObject({ discount: '49.80', net: '390.00' });
  const listed = { percentage: '20', scope: 'listed-products', productIds: [2, 3] };
  expect(await tried(listed)).toMatchObject({ discount: '57.96', net: '381.84', base: '334.57', tax: '47.27' });
  expect(await tried({ percentage: '' })).toMatchObject({ kind: 'resource-faulty', field: 'percentage' });
  expect((await call('GET', 'codes')).body).toMatchObject({ total: 0 });
});
