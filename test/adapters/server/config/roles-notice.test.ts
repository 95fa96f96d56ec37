import { expect, test } from 'vitest';
import { rolesNotice } from '#adapters/server/config/roles-notice.ts';
import { testSchool } from '#test/support/school/test-school.ts';

test('the first start with roles says once who is what; a later one, and a new school, say nothing', async () => {
  const world = await testSchool();
  expect(await rolesNotice(world.db)).toEqual([]);
  await world.addUser({ email: 'teresa@escuela.pe' }, ['owner']);
  await world.addUser({ email: 'eva@escuela.pe' }, ['cashier']);
  expect(await rolesNotice(world.db)).toEqual([]);
  await world.db.updateTable('account_roles').set({ to_tell: 1 }).execute();
  expect(await rolesNotice(world.db)).toEqual([
    'Desde esta versión los colaboradores tienen roles. De «Titular»: teresa@escuela.pe. De «Caja»: eva@escuela.pe.',
    expect.stringContaining('staff list'),
  ]);
  expect(await rolesNotice(world.db)).toEqual([]);
});
