import { expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '#adapters/server/sample-school/demo-accounts.ts';
import { lockDemoAccounts } from '#adapters/server/sample-school/lock-demo-accounts.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { post } from '#test/support/accounts/account-calls.ts';
import { testSchool } from '#test/support/school/test-school.ts';

test('SAFE-21: demo accounts with the password of the README are locked once, their sessions end; others stay', async () => {
  const world = await testSchool();
  const hasher = world.school.get(PasswordHasher);
  const { student, owner } = demoAccounts;
  await world.addUser({ id: student.id, email: student.email, password_hash: await hasher.hash(demoPassword) });
  await world.addUser({ id: owner.id, email: owner.email, password_hash: await hasher.hash('otra cosa larga') });
  await world.addUser({ id: 'ana', email: 'ana@correo.pe', password_hash: await hasher.hash(demoPassword) });
  const browser = await world.signIn(student.id);
  const signIn = async (email: string, password: string) =>
    (await post(world.signInApp, '/api/v1/sessions', { email, password })).statusCode;
  expect(await signIn(student.email, demoPassword)).toBe(201);
  const lock = () => lockDemoAccounts(world.db, hasher, world.clock.now());
  expect([await lock(), await lock()]).toEqual([1, 0]);
  expect((await post(world.app, '/auth/me', {}, browser)).statusCode).toBe(401);
  expect(await signIn(student.email, demoPassword)).toBe(400);
  expect(await signIn(owner.email, 'otra cosa larga')).toBe(201);
  expect(await signIn('ana@correo.pe', demoPassword)).toBe(201);
});

test('whom nobody can be any more has no role: the owner of a school that goes public is somebody', async () => {
  const world = await testSchool();
  const hasher = world.school.get(PasswordHasher);
  const { collaborator, cashier } = demoAccounts;
  await world.addUser({ id: collaborator.id, password_hash: await hasher.hash(demoPassword) }, ['owner']);
  await world.addUser({ id: cashier.id, password_hash: await hasher.hash('otra cosa larga') }, ['cashier']);
  await lockDemoAccounts(world.db, hasher, world.clock.now());
  expect((await world.school.get(Team).list()).map(({ userId }) => userId)).toEqual([cashier.id]);
});
