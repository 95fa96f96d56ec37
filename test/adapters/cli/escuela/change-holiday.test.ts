import { expect, test } from 'vitest';
import { changeHoliday, takeBackHoliday } from '#adapters/cli/escuela/change-holiday.ts';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { HolidayCalendar } from '#application/server/complaints/ports/holiday-calendar.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { commandLine } from '#test/support/school/command-line.ts';

const { school, run } = commandLine();

test('a day becomes a holiday, or a working day', async () => {
  expect(await run(changeHoliday, '24/12/2998', '--holiday', '--reason', 'DS 001-2998')).toEqual({
    code: 0,
    said: '2998-12-24: feriado (DS 001-2998).',
  });
  await run(changeHoliday, '09/12/2998', '--working', '--reason', 'Ley');
  const changes = await school().school.get(HolidayCalendar).changes();
  expect([...changes]).toEqual([
    ['2998-12-24', true],
    ['2998-12-09', false],
  ]);
});

test('what changes nothing, or is over, is refused and said', async () => {
  expect(await run(changeHoliday, '09/12/2998', '--holiday', '--reason', 'Ley')).toEqual({
    code: 1,
    said: 'Ese día ya es feriado.',
  });
  expect(await run(changeHoliday, '24/12/2019', '--holiday', '--reason', 'Ley')).toMatchObject({ code: 1 });
});

test('what was declared of a day is taken back, also twice; of one that is over it stays', async () => {
  const changes = async () => (await school().school.get(HolidayCalendar).changes()).size;
  const declared = await changes();
  await run(changeHoliday, '23/12/2998', '--holiday', '--reason', 'DS 001-2998');
  for (const _ of ['once', 'twice'])
    expect(await run(takeBackHoliday, '23/12/2998')).toEqual({
      code: 0,
      said: '2998-12-23: como dice el calendario nacional.',
    });
  expect(await changes()).toBe(declared);
  const past = { day: '2019-12-24' as PlainDate, isHoliday: true, norm: 'DS' };
  await school().school.get(HolidayCalendar).change(past);
  expect(await run(takeBackHoliday, '24/12/2019')).toMatchObject({ code: 1 });
  for (const args of [[], ['31/02/2026'], ['24/12/2026', 'x']])
    expect(() => takeBackHoliday.prepare(args)).toThrow(UsageError);
});

test.each([
  [['31/02/2026', '--holiday', '--reason', 'x']],
  [['24/12/2026', '--reason', 'x']],
  [['24/12/2026', '--holiday', '--working', '--reason', 'x']],
  [['24/12/2026', '--holiday']],
  [['24/12/2026', '--feriado']],
])('%j is misused', (args) => {
  expect(() => changeHoliday.prepare(args)).toThrow(UsageError);
});
