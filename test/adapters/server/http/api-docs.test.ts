import { expect, test } from 'vitest';
import { testSchool } from '#test/support/school/test-school.ts';

test('the document of the API names its listener, and its page is served with all that it fetches', async () => {
  const { app, signInApp, config } = await testSchool();
  const ofSchool = (await app.inject('/api/docs/json')).json();
  const ofSignIn = (await signInApp.inject('/api/docs/json')).json();
  expect(ofSchool.servers).toEqual([{ url: config.schoolOrigin }]);
  expect(ofSignIn.servers).toEqual([{ url: config.signInOrigin }]);
  expect(ofSignIn.paths).toEqual(ofSchool.paths);
  expect(ofSchool.paths['/api/v1/products/{slug}'].get.summary).toBeTypeOf('string');

  const page = await app.inject('/api/docs/');
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  const fetched = [...page.body.matchAll(/(?:src|href)="\.?\/?([^":]+)"/g)].map(([, path]) => path);
  expect(fetched.length).toBeGreaterThan(3);
  for (const path of fetched) expect((await app.inject(`/api/docs/${path}`)).statusCode).toBe(200);
});
