import { expect, test } from 'vitest';
import { testSchool } from '#test/support/test-school.ts';

test('ERROR-4: every answer names its request, a problem in its body as well, and no client chooses the name', async () => {
  const { app } = await testSchool();
  const fine = await app.inject({ method: 'GET', url: '/api/v1/health', headers: { 'x-request-id': 'mío' } });
  expect(fine.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  const wrong = await app.inject({ method: 'GET', url: '/api/load-menu' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json<{ requestId: string }>().requestId).toBe(wrong.headers['x-request-id']);
  expect(wrong.headers['x-request-id']).not.toBe(fine.headers['x-request-id']);
});
