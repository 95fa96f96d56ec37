import { expect, test } from 'vitest';
import { FileComplaint } from '#application/server/complaints/file-complaint.ts';
import type { ShownHolidays } from '#application/read-models/complaints/shown-holidays.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { Shopper } from '#test/support/cart/shop.ts';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';
import { testSchool } from '#test/support/school/test-school.ts';

async function office() {
  const world = await testSchool();
  const id = await world.addUser({}, ['owner']);
  const teresa = () => new Shopper(world).signIn(id);
  const declare = async (day: string, isHoliday: boolean, norm = 'DS 001-2026') =>
    (await teresa()).call('POST', '/api/v1/staff/holidays', { day, isHoliday, norm });
  const takeBack = async (day: string) => (await teresa()).call('DELETE', `/api/v1/staff/holidays/${day}`);
  const list = async () => (await (await teresa()).call('GET', '/api/v1/staff/holidays')).json<ShownHolidays>();
  /** The last day to answer a sheet that is filed now. */
  const due = async () => {
    const filed = await world.school.write(FileComplaint, (book) => book.execute(aComplaintDraft()));
    return accepted(filed).answerDue;
  };
  return { world, declare, takeBack, list, due };
}

test('what is declared counts for the sheets filed after it, until it is taken back', async () => {
  const { declare, takeBack, list, due } = await office();
  const before = await due();
  expect((await declare('2026-03-13', true)).statusCode).toBe(204);
  // An answer that was lost is asked for again: it is said as it was.
  expect((await declare('2026-03-13', true)).statusCode).toBe(204);
  expect((await list()).coming[0]).toEqual({ day: '2026-03-13', isHoliday: true, norm: 'DS 001-2026' });
  const after = await due();
  expect(after > before).toBe(true);
  expect((await takeBack('2026-03-13')).statusCode).toBe(204);
  expect((await takeBack('2026-03-13')).statusCode).toBe(204);
  expect(await due()).toBe(before);
});

test('a day of the nation is declared to be worked; what is over stays as it was', async () => {
  const { world, declare, takeBack, list } = await office();
  expect((await declare('2026-05-01', false)).statusCode).toBe(204);
  const labourDay = { day: '2026-05-01', isHoliday: false, norm: 'DS 001-2026' };
  expect((await list()).coming.filter(({ day }) => day === labourDay.day)).toEqual([labourDay]);
  world.clock.advance({ days: 60 });
  expect((await list()).earlier).toEqual([labourDay]);
  expect((await takeBack('2026-05-01')).json()).toMatchObject({
    kind: 'holiday-past',
    field: 'day',
  });
});

test('what is wrong is said of its field', async () => {
  const { declare } = await office();
  const wrong = async (day: string, isHoliday: boolean, norm?: string) =>
    (await declare(day, isHoliday, norm)).json<{ field: string; detail: string }>();
  expect(await wrong('2026-02-30', true)).toMatchObject({ field: 'day', detail: 'Elige un día.' });
  expect(await wrong('2026-03-09', true)).toMatchObject({ field: 'day', detail: expect.stringContaining('ya pasó') });
  expect(await wrong('2026-05-01', true)).toMatchObject({ field: 'day', detail: 'Ese día ya es feriado.' });
  expect(await wrong('2026-05-02', false)).toMatchObject({ field: 'day', detail: 'Ese día ya no es feriado.' });
  expect(await wrong('2026-05-02', true, ' ')).toMatchObject({ field: 'norm' });
  expect(await wrong('2026-05-02', true, 'x'.repeat(201))).toMatchObject({ field: 'norm' });
});
