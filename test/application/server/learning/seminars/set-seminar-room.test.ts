import { expect, test } from 'vitest';
import { SeminarScheduleInMemory } from '#test/memory/learning/seminar-schedule-in-memory.ts';
import { SetSeminarRoom } from '#application/server/learning/seminars/set-seminar-room.ts';
import { seminarsOfContract } from '#test/ports/learning/seminar-schedule.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

function world() {
  const schedule = new SeminarScheduleInMemory(seminarsOfContract);
  const room = async () => (await schedule.find('seminario-1'))?.room;
  return { set: new SetSeminarRoom(schedule, new FixedClock()), room };
}

test('sets a room, changes it and takes it away', async () => {
  const { set, room } = world();
  expect(accepted(await set.execute('seminario-1', ' https://salas.pe/a ')).room).toBe('https://salas.pe/a');
  expect(await room()).toBe('https://salas.pe/a');
  await set.execute('seminario-1', 'https://salas.pe/b');
  expect(await room()).toBe('https://salas.pe/b');
  expect(accepted(await set.execute('seminario-1', null)).room).toBeNull();
  expect(await room()).toBeNull();
});

test('refuses an address that is none, and a seminar that there is not; nothing changes', async () => {
  const { set, room } = world();
  await set.execute('seminario-1', 'https://salas.pe/a');
  expect(refused(await set.execute('seminario-1', 'http://salas.pe')).kind).toBe('room-malformed');
  expect(refused(await set.execute('nada', 'https://salas.pe/a')).kind).toBe('seminar-not-found');
  expect(await room()).toBe('https://salas.pe/a');
});
