import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { allEndpoints } from '#adapters/http-contract/all-endpoints.ts';
import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { lostSessionMessages } from '#domain/accounts/lost-session.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

/** The calls of section 7 of the specification: those that are not ours. */
const calls = allEndpoints.filter(({ path }) => !path.startsWith('/api/v1/'));
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

interface Asked {
  readonly name: string;
  readonly answer: LightMyRequestResponse;
}

/** A call with nothing in it, with or without the headers of somebody, or a body that is none. */
async function ask({ app }: TestSchool, call: Endpoint, options: Partial<InjectOptions> = {}): Promise<Asked> {
  const payload = call.method === 'GET' ? {} : { payload: {} };
  const url = call.path.replaceAll(/:\w+/g, 'nada');
  const answer = await app.inject({ method: call.method, url, ...payload, ...options });
  return { name: nameOf(call), answer };
}

/** Every answer that is an error carries a message: one of AUTH-7's where the session is no longer good, else the detail. */
function expectMessages(asked: readonly Asked[]): readonly string[] {
  const errors = asked.filter(({ answer }) => answer.statusCode >= 400);
  for (const { name, answer } of errors) {
    const { message, detail } = answer.json<{ message?: string; detail: string }>();
    const isLost = lostSessionMessages.has(message ?? '');
    expect([name, answer.statusCode, isLost ? detail : message]).toEqual([name, answer.statusCode, detail]);
    if (answer.statusCode === 401) expect([name, isLost]).toEqual([name, true]);
  }
  return errors.map(({ name }) => name);
}

test('the specification names thirty-one calls', () => {
  expect(calls).toHaveLength(31);
});

test('every error of theirs says why in its message: without a sign-in, with a bad one, with a body that is none', async () => {
  const school = await testSchool();
  const signedIn = await school.signIn(await school.addUser());
  const bodies = calls.filter(({ method }) => method !== 'GET');
  const asked = [
    ...(await Promise.all(calls.map((call) => ask(school, call)))),
    ...(await Promise.all(calls.map((call) => ask(school, call, { headers: { authorization: 'Bearer nada' } })))),
    ...(await Promise.all(calls.map((call) => ask(school, call, { headers: signedIn })))),
    ...(await Promise.all(
      ['application/json', 'text/rtf', 'multipart/form-data'].flatMap((type) =>
        bodies.map((call) => ask(school, call, { headers: { ...signedIn, 'content-type': type }, payload: '{"' })),
      ),
    )),
  ];
  const failed = new Set(expectMessages(asked));
  const closed = calls.filter(({ signIn }) => signIn === 'required').map(nameOf);
  expect([...closed, ...bodies.map(nameOf)].filter((name) => !failed.has(name))).toEqual([]);
});

test('so do they all when the school itself fails', async () => {
  const school = await testSchool();
  const signedIn = await school.signIn(await school.addUser());
  await school.db.schema.alterTable('sessions').renameTo('gone').execute();
  const asked = await Promise.all(calls.map((call) => ask(school, call, { headers: signedIn })));
  expectMessages(asked);
  const broken = asked.filter(({ answer }) => answer.statusCode >= 500).map(({ name }) => name);
  expect(broken).toEqual(calls.filter(({ signIn }) => signIn !== 'none').map(nameOf));
});
