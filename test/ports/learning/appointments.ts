import { expect, test } from 'vitest';
import type { Appointments, PurchaseSearch } from '#application/server/learning/ports/appointments.ts';
import type { Appointment } from '#domain/learning/consultancies/appointment.ts';

const at = (day: number) => new Date(Date.UTC(2026, 2, day, 15));

export const anAppointment = (id: string, day: number, changes: Partial<Appointment> = {}): Appointment => ({
  id,
  startsAt: at(day),
  endsAt: new Date(at(day).getTime() + 3_600_000),
  place: '',
  room: 'https://sala.example/una',
  sequence: 0,
  changedAt: at(1),
  heldAt: null,
  ...changes,
});

const all: PurchaseSearch = { state: null, unmarkedAt: null, taughtBy: null, words: [], offset: 0, limit: 10 };

/**
 * What every adapter of Appointments does. The factory gives one in which Ana has bought consultancy 601 by order `o1`, number 1, on
 * 1 March and again without one on 2 March, as `a` and `b`; Luis has bought 602, 'Revisión', as `c` on 3 March; Teresa holds 601.
 */
export function appointmentsContract(make: () => Promise<Appointments>): void {
  const ids = async (appointments: Appointments, search: Partial<PurchaseSearch> = {}) =>
    (await appointments.list({ ...all, ...search })).found.map(({ id }) => id);

  test('a purchase has one hour to come at most, which is moved, held or called off as it was read, and then another', async () => {
    const appointments = await make();
    const first = anAppointment('h1', 10);
    expect(await appointments.add('a', first)).toBe(true);
    expect(await appointments.add('a', anAppointment('h2', 11))).toBe(false);
    expect((await appointments.find('a'))?.appointments).toEqual([first]);
    const moved = { ...first, startsAt: at(12), sequence: 1 };
    expect(await appointments.change(first, moved)).toBe(true);
    expect(await appointments.change(first, { ...first, place: 'Lima' })).toBe(false);
    const held = { ...moved, heldAt: at(12) };
    expect(await appointments.change(moved, held)).toBe(true);
    expect(await appointments.callOff(held)).toBe(false);
    const next = anAppointment('h3', 20);
    expect(await appointments.add('a', next)).toBe(true);
    expect((await appointments.find('a'))?.appointments).toEqual([held, next]);
    expect(await appointments.callOff(next)).toBe(true);
    expect(await appointments.callOff(next)).toBe(false);
    expect((await appointments.find('a'))?.appointments).toEqual([held]);
    expect(await appointments.find('z')).toBeNull();
  });

  test('what waits comes first, then what is to come, then what was held; words, states and teachers narrow it', async () => {
    const appointments = await make();
    expect(await ids(appointments)).toEqual(['a', 'b', 'c']);
    await appointments.add('a', anAppointment('h1', 12, { heldAt: at(12) }));
    await appointments.add('b', anAppointment('h2', 15));
    expect(await ids(appointments)).toEqual(['c', 'b', 'a']);
    await appointments.add('c', anAppointment('h3', 14));
    expect(await ids(appointments)).toEqual(['c', 'b', 'a']);
    await appointments.add('a', anAppointment('h4', 13));
    expect(await ids(appointments)).toEqual(['a', 'c', 'b']);
    expect(await ids(appointments, { state: 'held' })).toEqual([]);
    expect(await ids(appointments, { taughtBy: 'teresa' })).toEqual(['a', 'b']);
    expect(await ids(appointments, { words: ['revision'] })).toEqual(['c']);
    expect(await ids(appointments, { words: ['ana', '%'] })).toEqual([]);
    expect(await appointments.list({ ...all, offset: 1, limit: 1 })).toMatchObject({ found: [{ id: 'c' }], total: 3 });
  });

  test('an hour that is over and that nobody marked is found from its last instant on, until it is marked, moved or called off', async () => {
    const appointments = await make();
    const [first, second, held] = [anAppointment('h1', 10), anAppointment('h2', 12), anAppointment('h3', 9)];
    await appointments.add('a', { ...held, heldAt: held.endsAt });
    await appointments.add('a', first);
    await appointments.add('b', second);
    await appointments.add('c', { ...anAppointment('h4', 8), heldAt: at(8) });
    const unmarked = (now: Date, taughtBy: string | null = null) => ids(appointments, { unmarkedAt: now, taughtBy });
    expect(await unmarked(new Date(first.endsAt.getTime() - 1))).toEqual([]);
    expect(await unmarked(first.endsAt)).toEqual(['a']);
    expect(await unmarked(at(20))).toEqual(['a', 'b']);
    expect([await unmarked(at(20), 'teresa'), await unmarked(at(20), 'luis')]).toEqual([['a', 'b'], []]);
    await appointments.change(first, { ...first, heldAt: at(20) });
    await appointments.change(second, { ...second, endsAt: at(21), sequence: 1 });
    expect(await unmarked(at(20))).toEqual([]);
    expect(await unmarked(at(21))).toEqual(['b']);
  });

  test('an account has its own, the last one bought first; an order has what it gave', async () => {
    const appointments = await make();
    expect((await appointments.ofAccount('ana')).map(({ id }) => id)).toEqual(['b', 'a']);
    const [bought] = await appointments.ofOrder('o1', [601, 602]);
    expect(bought).toMatchObject({ id: 'a', userId: 'ana', productId: 601, orderNumber: 1, appointments: [] });
    expect(await appointments.ofOrder('o1', [602])).toEqual([]);
  });
}
