import { expect, test } from 'vitest';
import type { ShownAttendance } from '#application/read-models/learning/shown-attendance.ts';
import { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { OfficeLog } from '#application/server/office/ports/office-log.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { heldAt } from '#test/support/learning/sessions.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';

test('whoever looks after a seminar marks who was there, by pages; others see it, or do not', async () => {
  const world = await testSchool();
  const { db, app } = world;
  await insertProduct(db, 1, { kind: 'seminar', slug: 'plazos', title: 'Plazos' });
  const held = [heldAt('a', undefined, { capacity: 60 }), heldAt('b', '2026-03-24T00:00:00.000Z')];
  await world.school.get(SeminarSessions).write(1, held, null, world.clock.now());
  for (const number of Array.from({ length: 52 }).keys()) {
    const id = `estudiante-${number}`;
    await world.addUser({ id, email: `${id}@correo.pe`, paternal_surname: `Paz ${String(number).padStart(2, '0')}` });
    await insertGrant(db, id, 1);
  }
  const as = async (role: OfficeRole) => world.signIn(await world.addUser({}, [role]));
  const [editor, teacher, auditor, cashier] = [
    await as('editor'),
    await as('teacher'),
    await as('auditor'),
    await as('cashier'),
  ];
  const url = '/api/v1/staff/products/1/sessions/a/attendance';
  const read = async (headers: typeof editor, query = '') => app.inject({ url: `${url}${query}`, headers });
  const mark = async (headers: typeof editor, user: string, value: string | null, at = url) =>
    (await app.inject({ method: 'PUT', url: `${at}/${user}`, headers, payload: { mark: value } })).statusCode;

  const first = (await read(editor)).json<ShownAttendance>();
  expect(first).toMatchObject({ title: 'Plazos', enrolled: 52, present: 0, found: 52, pages: 2, mayMark: true });
  expect(first.session).toMatchObject({ id: 'a', capacity: 60 });
  expect([first.people.length, first.sessions.length]).toEqual([50, 2]);
  expect((await read(editor, '?page=2')).json<ShownAttendance>().people).toHaveLength(2);
  expect((await read(editor, '?todo=si')).json<ShownAttendance>().people).toHaveLength(52);
  expect((await read(editor, '?words=paz%2007')).json<ShownAttendance>()).toMatchObject({ found: 1, pages: 1 });

  expect(await mark(editor, 'estudiante-7', 'present')).toBe(204);
  expect(await mark(editor, 'estudiante-7', 'present')).toBe(204);
  expect(await mark(editor, 'estudiante-8', 'absent')).toBe(204);
  expect(await mark(editor, 'nadie', 'present')).toBe(404);
  expect(await mark(editor, 'estudiante-7', 'present', url.replace('/a/', '/x/'))).toBe(404);
  expect((await read(auditor)).json<ShownAttendance>()).toMatchObject({ present: 1, absent: 1, mayMark: false });
  expect(await mark(auditor, 'estudiante-9', 'present')).toBe(403);
  expect((await read(cashier)).statusCode).toBe(403);
  expect((await read(teacher)).statusCode).toBe(403);
  const lines = await world.school.get(OfficeLog).list({ kind: 'product', id: '1' }, 9);
  expect(lines.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['attendance-marked', { state: 'unmarked' }, { state: 'absent' }],
    ['attendance-marked', { state: 'unmarked' }, { state: 'present' }],
  ]);
  // Whoever sees every product and edits their own does not mark at another's.
  const both = await world.signIn(await world.addUser({}, ['teacher', 'auditor']));
  expect([(await read(both)).statusCode, await mark(both, 'estudiante-9', 'present')]).toEqual([200, 403]);
  const sessions = '/api/v1/staff/products/1/sessions';
  expect((await app.inject({ url: sessions, headers: teacher })).statusCode).toBe(403);
  const published = await app.inject({ url: sessions, headers: auditor });
  expect(published.json()).toEqual({ sessions: ['a', 'b'], taken: 52, capacity: 60 });
});
