import { expect, test } from 'vitest';
import { Shopper } from '#test/support/cart/shop.ts';
import { addProduct, addTeacher } from '#test/support/catalogue/edited-products.ts';
import { testSchool } from '#test/support/school/test-school.ts';

test('a teacher edits what they teach once an owner has united page and account, and no longer once they are apart', async () => {
  const school = await testSchool();
  const productId = await addProduct(school.db);
  const staffId = await addTeacher(school.db, [productId], null);
  const owner = await new Shopper(school).signIn(await school.addUser({}, ['owner']));
  const rosa = await school.addUser({ email: 'rosa@correo.pe' }, ['teacher']);
  const teacher = await new Shopper(school).signIn(rosa);
  const own = `/api/v1/staff/people/${staffId}/account`;
  const link = async (email: string | null) => {
    const answer = await owner.call('PUT', own, { email });
    return answer.statusCode === 204 ? 204 : answer.json<{ kind: string; field?: string }>();
  };
  const sees = async () => (await teacher.call('GET', `/api/v1/staff/products/${productId}`)).statusCode;
  expect((await owner.call('GET', own)).json()).toEqual({ account: null });
  expect(await sees()).toBe(403);
  expect(await link('rosa')).toMatchObject({ kind: 'email-invalid', field: 'email' });
  expect(await link('nadie@correo.pe')).toMatchObject({ kind: 'account-not-found', field: 'email' });
  expect(await link(' ROSA@correo.pe')).toBe(204);
  expect(await sees()).toBe(200);
  expect((await owner.call('GET', own)).json()).toMatchObject({
    account: { email: 'rosa@correo.pe', roles: ['teacher'] },
  });
  // The account is hers alone.
  const other = await addOther(school);
  const taken = await owner.call('PUT', `/api/v1/staff/people/${other}/account`, { email: 'rosa@correo.pe' });
  expect(taken.json()).toMatchObject({ status: 409, kind: 'account-of-another', field: 'email' });
  expect((await owner.call('PUT', '/api/v1/staff/people/99/account', { email: null })).statusCode).toBe(404);
  expect(await link(null)).toBe(204);
  expect(await sees()).toBe(403);
});

async function addOther({ db }: Awaited<ReturnType<typeof testSchool>>): Promise<number> {
  await db
    .insertInto('staff')
    .values({ id: 50, slug: 'eva', full_name: 'Eva', profession: '', biography: '', photo_file: null })
    .execute();
  return 50;
}
