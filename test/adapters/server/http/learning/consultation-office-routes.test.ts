import { expect, test } from 'vitest';
import type { StaffConsultations } from '#application/read-models/learning/staff-consultations.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { addTeacher } from '#test/support/catalogue/edited-products.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { schoolWithQuestions } from '#test/support/learning/school-with-questions.ts';

async function asked() {
  const { world, ana, rosa } = await schoolWithQuestions();
  const as = async (role: OfficeRole) => world.signIn(await world.addUser({}, [role]));
  const read = async (headers: Record<string, string>, query = 'which=waiting&page=1') =>
    world.app.inject({ url: `/api/v1/staff/consultations?${query}`, headers });
  const list = async (headers: Record<string, string>, query?: string) =>
    (await read(headers, query)).json<StaffConsultations>();
  const answer = async (id: string, headers: Record<string, string>, text = 'Desde el primer día.') =>
    world.app.inject({
      method: 'PUT',
      url: `/api/v1/staff/consultations/${id}/answer`,
      headers,
      payload: { text },
    });
  const letters = async () => (await world.db.selectFrom('outbox_mails').select(['subject']).execute()).length;
  return { world, ana, rosa: await world.signIn(rosa), as, read, list, answer, letters };
}

test('the office finds what students asked, and answers it once; whoever asked gets a letter', async () => {
  const { as, read, list, answer, letters } = await asked();
  const support = await as('support');
  expect(await list(support)).toMatchObject({
    consultations: [
      { id: 'primera', author: 'Ana Quispe', answer: null, signedBy: null },
      { id: 'segunda', content: { slug: 'otro', title: 'Otro curso', path: '/cursos/otro' } },
    ],
    total: 2,
    pages: 1,
    waiting: 2,
    contents: [{ slug: 'derecho-laboral' }, { slug: 'otro' }],
  });
  expect((await read(support)).headers['cache-control']).toBe('no-store');
  expect((await answer('segunda', support)).statusCode).toBe(204);
  expect(await letters()).toBe(1);
  const late = await answer('segunda', await as('owner'), 'Otra respuesta');
  expect([late.statusCode, late.json<{ kind: string }>().kind]).toEqual([409, 'consultation-answered']);
  expect(await letters()).toBe(1);
  expect(await list(support, 'which=answered&page=9')).toMatchObject({
    consultations: [{ id: 'segunda', answer: { text: 'Desde el primer día.', by: null } }],
    page: 1,
    waiting: 1,
  });
  expect(await list(support, 'which=waiting&content=otro&page=1')).toMatchObject({ consultations: [], waiting: 1 });
});

test('whoever teaches sees and answers the questions of their own contents alone, in their own name', async () => {
  const { rosa, list, answer } = await asked();
  expect(await list(rosa)).toMatchObject({
    consultations: [{ id: 'primera', signedBy: 'Rosa Huamán' }],
    total: 1,
    waiting: 1,
    contents: [{ slug: 'derecho-laboral' }],
  });
  const others = await answer('segunda', rosa);
  expect([others.statusCode, others.json<{ kind: string }>().kind]).toEqual([403, 'consultation-not-yours']);
  expect((await answer('primera', rosa)).statusCode).toBe(204);
  expect(await list(rosa, 'which=answered&page=1')).toMatchObject({
    consultations: [{ id: 'primera', answer: { by: 'Rosa Huamán' } }],
    waiting: 0,
  });
});

test('what cannot be an answer is refused at its field, and nothing is sent', async () => {
  const { as, answer, letters, read } = await asked();
  const editor = await as('editor');
  for (const text of [' ', 'x'.repeat(4001)]) {
    const wrong = await answer('primera', editor, text);
    expect([wrong.statusCode, wrong.json<{ field: string }>().field]).toEqual([400, 'text']);
  }
  expect((await answer('nada', editor)).statusCode).toBe(404);
  expect((await read(editor, 'which=todas&page=1')).statusCode).toBe(400);
  expect(await letters()).toBe(0);
});

test('a question is told to the teachers of its content who work in the office, or to the school, and to nobody without end', async () => {
  const { world, ana, letters } = await asked();
  for (const product of [10, 11]) await insertGrant(world.db, ana, product);
  // Who teaches it and has no role in the office could not answer.
  await addTeacher(world.db, [11], await world.addUser({ email: 'sin-rol@correo.pe' }));
  const student = await world.signIn(ana);
  const ask = async (slug: string, question: string) =>
    world.app.inject({
      method: 'POST',
      url: `/api/v1/contents/${slug}/consultations`,
      headers: student,
      payload: { question },
    });
  const told = async () => {
    const sent = await world.db.selectFrom('outbox_mails').select(['subject', 'recipient']).orderBy('id').execute();
    return sent.map(({ subject, recipient }) => [subject, recipient]);
  };
  expect((await ask('derecho-laboral', '¿Cómo se cuenta el plazo?')).statusCode).toBe(201);
  expect((await ask('otro', '¿Y si cae en feriado?')).statusCode).toBe(201);
  expect(await told()).toEqual([
    ['Una consulta por responder en «Derecho laboral para empresas»', expect.stringContaining('<rosa@correo.pe>')],
    ['Una consulta por responder en «Otro curso»', expect.stringContaining('<atencion@escuela.example>')],
  ]);
  for (let more = 0; more < 8; more += 1) await ask('derecho-laboral', `¿Y en el caso ${more}?`);
  expect(await letters()).toBe(6);
});
