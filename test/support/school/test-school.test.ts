import { expect, test } from 'vitest';
import { testSchool } from './test-school.ts';

test('a school for tests serves the API, knows its people and keeps quiet', async () => {
  const { app, signInApp, addUser, signIn, db } = await testSchool();
  expect((await app.inject('/api/v1/health')).statusCode).toBe(200);
  expect((await signInApp.inject('/api/v1/health')).statusCode).toBe(200);
  const userId = await addUser({ email: 'ana@correo.example' });
  const { authorization } = await signIn(userId);
  expect(authorization).toMatch(/^Bearer \S+$/);
  const rows = await db.selectFrom('users').select('email').execute();
  expect(rows).toEqual([{ email: 'ana@correo.example' }]);
});
