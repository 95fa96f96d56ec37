import { expect, test } from 'vitest';
import type { MySeminar } from '#application/read-models/home/my-seminar.ts';
import { ContentFiles } from '#application/server/learning/ports/content-files.ts';
import { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { RECORDING_DUE } from '#domain/learning/syllabus/recording-due.ts';
import { RECORDING_TO_COME, type SyllabusContent } from '#domain/learning/syllabus/syllabus.ts';
import { newClass } from '#domain/learning/syllabus/syllabus-changes.ts';
import { heldAt } from '#test/support/learning/sessions.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';

const file = 'videos/plazos.mp4';
const recorded: SyllabusContent = {
  modules: [
    {
      id: 'm',
      title: 'Grabación',
      summary: '',
      classes: [{ ...newClass('c', 'video', 'Los plazos'), video: file, seconds: 3000 }],
    },
  ],
  materials: [],
};

test('a seminar is recorded in the office once a session of it is over; who is enrolled watches it, and nobody else', async () => {
  const world = await testSchool();
  const { app, db, clock } = world;
  await insertProduct(db, 1, { kind: 'seminar', slug: 'plazos', title: 'Plazos' });
  await world.school.get(SeminarSessions).write(1, [heldAt('a')], null, clock.now());
  const [by, ana] = [await world.addUser({}, ['editor']), await world.addUser({ id: 'ana' })];
  await insertGrant(db, ana, 1);
  const sent = { key: file, productId: 1, use: 'video', mediaType: 'video/mp4', bytes: 9, seconds: 3000 } as const;
  await world.school.get(ContentFiles).add({ ...sent, by, at: clock.now() });
  const url = '/api/v1/staff/products/1';
  const publish = async () => {
    const headers = await world.signIn(by);
    const { mark } = (await app.inject({ url, headers })).json<{ mark: string }>();
    return app.inject({ method: 'POST', url: `${url}/publications`, headers, payload: { mark } });
  };
  const kept = await app.inject({
    method: 'PUT',
    url: `${url}/parts/syllabus`,
    headers: await world.signIn(by),
    payload: { content: recorded, fromRevision: 0 },
  });
  expect(kept.json<{ lacks: object[] }>().lacks).toContainEqual({
    part: 'syllabus',
    field: '',
    text: RECORDING_TO_COME,
    hinders: true,
  });
  const tooSoon = await publish();
  expect([tooSoon.statusCode, tooSoon.body.includes(RECORDING_TO_COME)]).toEqual([422, true]);

  clock.set('2026-03-17T02:00:00.000Z');
  const keptAs = async (content: object, fromRevision: number) => {
    const headers = await world.signIn(by);
    const payload = { content, fromRevision };
    return (await app.inject({ method: 'PUT', url: `${url}/parts/syllabus`, headers, payload })).body;
  };
  expect(await keptAs({ modules: [], materials: [] }, 1)).toContain(RECORDING_DUE);
  expect(await keptAs(recorded, 2)).not.toContain(RECORDING_DUE);
  const published = await publish();
  expect([published.statusCode, published.body.includes(RECORDING_TO_COME)]).toEqual([204, false]);
  const { seminars } = (await app.inject({ url: '/api/v1/my-seminars', headers: await world.signIn(ana) })).json<{
    seminars: MySeminar[];
  }>();
  expect(seminars).toMatchObject([{ slug: 'plazos', isRecorded: true }]);
  const { id } = await db.selectFrom('classes').select('id').executeTakeFirstOrThrow();
  const open = async (userId: string) =>
    app.inject({
      method: 'POST',
      url: `/api/v1/contents/plazos/classes/${id}/viewings`,
      headers: await world.signIn(userId),
      payload: {},
    });
  expect((await open(ana)).body).toMatch(/plazos\.mp4\?[^"]*(?:firma|signature|sig|exp)/i);
  expect((await open(await world.addUser({}))).statusCode).toBe(403);
  const seminar = await db.selectFrom('products').select('duration_minutes').where('id', '=', 1).executeTakeFirst();
  expect(seminar?.duration_minutes).toBe(90);
});
