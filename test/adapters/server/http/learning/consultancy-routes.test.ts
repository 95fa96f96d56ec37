import { expect, test } from 'vitest';
import type { BoughtConsultancies, MyConsultancy } from '#application/read-models/learning/bought-consultancy.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { addTeacher } from '#test/support/catalogue/edited-products.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';

const list = '/api/v1/staff/consultancies';

/** A consultancy that Ana bought, and who attends to it. */
async function bought() {
  const world = await testSchool();
  await insertProduct(world.db, 601, {
    kind: 'consultancy',
    slug: 'diagnostico',
    title: 'Diagnóstico',
    duration_minutes: 45,
  });
  await insertProduct(world.db, 602, { kind: 'consultancy', slug: 'revision', title: 'Revisión' });
  const ana = await world.addUser({ id: 'ana', email: 'ana@correo.pe', given_names: 'Ana' });
  await insertGrant(world.db, ana, 601, { id: 'compra' });
  const as = async (role: OfficeRole) => world.signIn(await world.addUser({}, [role]));
  const put = async (headers: Record<string, string>, body: object) =>
    world.app.inject({ method: 'PUT', url: `${list}/compra/appointment`, headers, payload: body });
  const read = async (headers: Record<string, string>, query = '') =>
    (await world.app.inject({ url: list + query, headers })).json<BoughtConsultancies>();
  const letters = async () =>
    await world.db
      .selectFrom('outbox_mails')
      .select(['subject', 'calendars'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  return { world, ana, as, put, read, letters };
}

const hour = { startsAt: '2026-12-14T19:00', minutes: '45', place: '', room: 'https://sala.example/una' };

test('an hour is agreed, moved, called off and held; its buyer is written to with a file for the calendar', async () => {
  const { world, ana, put, read, letters } = await bought();
  world.clock.set('2026-12-01T15:00:00.000Z');
  const by = await world.addUser({}, ['editor']);
  let editor = await world.signIn(by);
  expect(await read(editor)).toMatchObject({
    total: 1,
    toArrange: 1,
    consultancies: [{ id: 'compra', state: 'to-arrange', minutes: 45 }],
  });
  const faulty = await put(editor, { ...hour, startsAt: '2026-11-30T10:00', seen: null });
  expect([faulty.statusCode, faulty.json<{ field: string }>().field]).toEqual([400, 'startsAt']);
  expect((await put(editor, { ...hour, seen: null })).statusCode).toBe(204);
  expect((await put(editor, { ...hour, seen: null })).statusCode).toBe(409);
  const [purchase] = (await read(editor, '?state=arranged')).consultancies;
  const [agreed] = purchase?.appointments ?? [];
  const seen = { id: agreed?.id ?? '', sequence: 0 };
  expect((await put(editor, { ...hour, seen })).statusCode).toBe(204);
  expect((await put(editor, { ...hour, startsAt: '2026-12-15T19:00', seen })).statusCode).toBe(204);
  const own = await world.app.inject({ url: '/api/v1/my-consultancies', headers: await world.signIn(ana) });
  expect(own.json<{ consultancies: MyConsultancy[] }>().consultancies).toMatchObject([
    {
      slug: 'diagnostico',
      state: 'arranged',
      appointments: [{ startsAt: '2026-12-16T00:00:00.000Z', sequence: 1, address: hour.room }],
    },
  ]);
  const holds = async (isHeld: boolean) =>
    (
      await world.app.inject({
        method: 'PUT',
        url: `${list}/compra/appointments/${seen.id}/held`,
        headers: editor,
        payload: { isHeld },
      })
    ).statusCode;
  expect(await holds(true)).toBe(409);
  const unmarked = async () => (await read(editor, '?state=unmarked')).total;
  expect(await unmarked()).toBe(0);
  world.clock.set('2026-12-16T01:00:00.000Z');
  editor = await world.signIn(by);
  expect(await unmarked()).toBe(1);
  expect([await holds(true), await holds(true)]).toEqual([204, 204]);
  expect(await unmarked()).toBe(0);
  expect((await read(editor)).consultancies).toMatchObject([
    { state: 'held', appointments: [{ isHeld: true, address: null }] },
  ]);
  expect([await holds(false)]).toEqual([204]);
  const off = { method: 'POST', url: `${list}/compra/cancellations`, headers: editor } as const;
  expect((await world.app.inject({ ...off, payload: { seen } })).statusCode).toBe(409);
  expect((await world.app.inject({ ...off, payload: { seen: { ...seen, sequence: 1 } } })).statusCode).toBe(204);
  const sent = await letters();
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Tu cita de «Diagnóstico»',
    'Cambió tu cita de «Diagnóstico»',
    'Tu cita de «Diagnóstico» ya no se hace',
  ]);
  const files = sent.map(({ calendars }) => calendars ?? '');
  expect(files.map((text) => /METHOD:(\w+)/.exec(text)?.[1])).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
  expect(files.map((text) => /SEQUENCE:(\d)/.exec(text)?.[1])).toEqual(['0', '1', '2']);
  expect(files.every((text) => text.includes(`UID:${seen.id}@`) && text.includes('America/Lima'))).toBe(true);
});

test('whoever teaches attends to their own alone; whoever only looks changes nothing', async () => {
  const { world, as, put, read } = await bought();
  world.clock.set('2026-12-01T15:00:00.000Z');
  const teacher = await world.addUser({}, ['teacher']);
  await addTeacher(world.db, [602], teacher);
  const headers = await world.signIn(teacher);
  expect((await read(headers)).total).toBe(0);
  const theirs = await put(headers, { ...hour, seen: null });
  expect([theirs.statusCode, theirs.json<{ kind: string }>().kind]).toEqual([403, 'consultancy-not-yours']);
  const own = world.db.updateTable('product_staff').set({ product_id: 601 });
  await own.execute();
  expect((await read(headers)).total).toBe(1);
  expect((await put(headers, { ...hour, seen: null })).statusCode).toBe(204);
  const [auditor, support] = [await as('auditor'), await as('support')];
  expect([(await read(auditor)).total, (await put(auditor, { ...hour, seen: null })).statusCode]).toEqual([1, 403]);
  expect((await read(support)).total).toBe(1);
});
