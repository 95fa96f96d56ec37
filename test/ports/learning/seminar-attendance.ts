import { expect, test } from 'vitest';
import type { SeminarAttendance } from '#application/server/learning/ports/seminar-attendance.ts';

const now = new Date('2026-03-17T02:00:00.000Z');
const session = { id: 'a', productId: 1 };

/** What every adapter of SeminarAttendance does. The factory gives one in which Ana and Luis have seminar 1 with session `a`, and Eva has not. */
export function seminarAttendanceContract(make: () => Promise<SeminarAttendance>): void {
  const marks = async (attendance: SeminarAttendance) =>
    Object.fromEntries((await attendance.at(session, now)).map(({ userId, mark }) => [userId, mark]));

  test('whoever is enrolled is on the list, without a mark until one is made; a mark is changed and taken away', async () => {
    const attendance = await make();
    expect((await attendance.at(session, now)).find(({ userId }) => userId === 'ana')).toEqual({
      userId: 'ana',
      name: 'Quispe Rojas, Ana',
      email: 'ana@correo.pe',
      mark: null,
    });
    expect(await attendance.mark('a', 'ana', 'present', 'luis', now)).toBeNull();
    expect(await marks(attendance)).toEqual({ ana: 'present', luis: null });
    expect(await attendance.mark('a', 'ana', 'absent', 'luis', now)).toBe('present');
    expect(await attendance.mark('a', 'ana', 'absent', 'luis', now)).toBe('absent');
    expect(await marks(attendance)).toEqual({ ana: 'absent', luis: null });
    expect(await attendance.mark('a', 'ana', null, 'luis', now)).toBe('absent');
    expect(await marks(attendance)).toEqual({ ana: null, luis: null });
  });

  test('whoever was there stays on the list without a seat', async () => {
    const attendance = await make();
    await attendance.mark('a', 'eva', 'present', 'luis', now);
    expect(await marks(attendance)).toEqual({ ana: null, luis: null, eva: 'present' });
  });
}
