import { expect, test } from 'vitest';
import { discussionEndpoints } from '#adapters/http-contract/learning/discussions.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { insertStudyContent, studyContent } from '#test/support/learning/study-builders.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const base = '/api/v1/contents/derecho-laboral/comments';

const asked = discussionEndpoints.map(({ method, path }) => ({
  method,
  url: path.replace(':slug', 'derecho-laboral').replace(':commentId', 'uno'),
  ...(method === 'GET' || method === 'DELETE' ? {} : { payload: { text: 'Hola', stars: 5, opinion: '' } }),
}));

async function school() {
  const opened = await testSchool();
  await insertStudyContent(opened.db, studyContent());
  const owner = async (names: { given_names: string; paternal_surname: string }) => {
    const userId = await opened.addUser(names);
    await insertGrant(opened.db, userId, 10);
    return { userId, headers: await opened.signIn(userId) };
  };
  return { ...opened, owner };
}

test.each(asked)('$method $url asks for a sign-in', async (call) => {
  const { app } = await school();
  expect((await app.inject(call)).statusCode).toBe(401);
});

test.each(asked)('$method $url is refused to whoever does not have the content', async (call) => {
  const { app, addUser, signIn } = await school();
  const answer = await app.inject({ ...call, headers: await signIn(await addUser()) });
  expect([answer.statusCode, answer.json().kind]).toEqual([403, 'content-not-owned']);
});

test('a comment of somebody else is neither changed nor removed, and their e-mail and id stay with the school', async () => {
  const { app, owner } = await school();
  const ana = await owner({ given_names: 'Ana María', paternal_surname: 'Quispe' });
  const luis = await owner({ given_names: 'Luis', paternal_surname: 'Soto' });
  const written = await app.inject({ method: 'POST', url: base, headers: ana.headers, payload: { text: 'Muy claro' } });
  expect(written.statusCode).toBe(201);
  const { id } = written.json().comments[0];
  for (const call of [{ method: 'PUT' as const, payload: { text: 'Otra cosa' } }, { method: 'DELETE' as const }]) {
    const answer = await app.inject({ ...call, url: `${base}/${id}`, headers: luis.headers });
    expect([answer.statusCode, answer.json().kind]).toEqual([404, 'comment-not-found']);
  }
  const read = await app.inject({ url: base, headers: luis.headers });
  expect(read.json().comments).toMatchObject([{ own: false, author: 'Ana Q.', text: 'Muy claro' }]);
  expect(read.body).not.toContain(ana.userId);
  expect(read.body).not.toContain('@');
});
