import { expect, test } from 'vitest';
import type { ScheduledSeminar, SeminarSchedule } from '#application/server/learning/ports/seminar-schedule.ts';

const now = new Date('2026-03-10T12:00:00.000Z');

const seminar = (id: number, startsAt: string | null, changes: Partial<ScheduledSeminar> = {}): ScheduledSeminar => ({
  id,
  slug: `seminario-${id}`,
  title: `Seminario ${id}`,
  coverFile: null,
  startsAt: startsAt === null ? null : new Date(startsAt),
  endsAt: startsAt === null ? null : new Date(Date.parse(startsAt) + 5_400_000),
  modality: 'virtual',
  room: null,
  topics: [{ title: 'El plazo', text: 'Cuándo empieza y cuándo termina.' }],
  isRecorded: false,
  ...changes,
});

export const seminarsOfContract = [
  seminar(1, '2026-04-02T00:00:00.000Z'),
  seminar(2, '2026-03-01T00:00:00.000Z', { isRecorded: true, modality: 'híbrido', coverFile: 'portadas/dos.webp' }),
  seminar(3, null),
  seminar(4, '2026-02-01T00:00:00.000Z'),
] as const;

/** What every adapter of SeminarSchedule does. The factory gives one with the seminars above and a course 9. */
export function seminarScheduleContract(make: () => Promise<SeminarSchedule>): void {
  test('gives the seminars among the products, soonest first, those without a date last', async () => {
    const schedule = await make();
    const [first, second, undated] = seminarsOfContract;
    expect(await schedule.among([1, 2, 3, 9])).toEqual([second, first, undated]);
    expect(await schedule.among([])).toEqual([]);
  });

  test('a room is set, changed and taken away, of that seminar alone', async () => {
    const schedule = await make();
    const rooms = async () => (await schedule.among([1, 2])).map(({ room }) => room);
    await schedule.setRoom(1, 'https://salas.pe/a', now);
    await schedule.setRoom(1, 'https://salas.pe/b', now);
    expect(await rooms()).toEqual([null, 'https://salas.pe/b']);
    await schedule.setRoom(1, null, now);
    expect(await rooms()).toEqual([null, null]);
  });

  test('finds a seminar by its slug, and nothing else', async () => {
    const schedule = await make();
    expect(await schedule.find('seminario-2')).toEqual(seminarsOfContract[1]);
    expect(await schedule.find('curso-9')).toBeNull();
  });

  test('publishes a recording, then another in its place, and says which files are shown no more', async () => {
    const schedule = await make();
    const recording = (videoFile: string, captionsFile: string | null) =>
      ({ title: 'Grabación', durationSeconds: 5400, videoFile, captionsFile }) as const;
    expect(await schedule.setRecording(4, recording('grabaciones/a.webm', 'grabaciones/a.vtt'))).toEqual([]);
    expect((await schedule.find('seminario-4'))?.isRecorded).toBe(true);
    expect((await schedule.find('seminario-1'))?.isRecorded).toBe(false);
    expect(await schedule.setRecording(4, recording('grabaciones/b.mp4', 'grabaciones/a.vtt'))).toEqual([
      'grabaciones/a.webm',
    ]);
    expect(await schedule.setRecording(4, recording('grabaciones/b.mp4', null))).toEqual(['grabaciones/a.vtt']);
  });
}
