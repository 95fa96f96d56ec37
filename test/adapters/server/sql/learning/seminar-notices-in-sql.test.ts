import { expect, test } from 'vitest';
import { MailQueue } from '#application/server/shared/ports/mail-queue.ts';
import { SeminarNotices } from '#application/server/learning/ports/seminar-notices.ts';
import { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { TellSeminarNews } from '#application/server/learning/seminars/tell-seminar-news.ts';
import { toldNow } from '#domain/learning/seminars/seminar-notice.ts';
import { seminarNoticesContract } from '#test/ports/learning/seminar-notices.ts';
import { heldAt } from '#test/support/learning/sessions.ts';
import { eachDatabase, onPostgres, type DatabaseOfTest } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';

const room = 'https://salas.pe/a';

/** A school with a seminar on Monday, 16 March 2026, 19:00 in Lima, six days from now; Ana and Luis have it. */
async function world(database: DatabaseOfTest) {
  const school = await testSchool({ database: database() });
  const { db, clock } = school;
  await insertProduct(db, 1, { kind: 'seminar', slug: 'plazos', title: 'Plazos' });
  for (const id of ['ana', 'luis']) await school.addUser({ id, email: `${id}@correo.pe` });
  const sessions = school.school.get(SeminarSessions);
  const write = (...held: ReturnType<typeof heldAt>[]) => sessions.write(1, held, room, clock.now());
  await write(heldAt('a'));
  for (const id of ['ana', 'luis']) await insertGrant(db, id, 1);
  const round = () => school.school.get(TellSeminarNews).execute(() => false);
  /** What was posted since it was asked last. */
  const posted = async () => {
    const all = await school.school.get(MailQueue).take(99, clock.now(), clock.now());
    for (const { id } of all) await school.school.get(MailQueue).markSent(id, clock.now());
    return all.map(({ recipient, subject, calendars, text }) => ({
      line: `${/<(\w+)@/.exec(recipient)?.[1] ?? recipient}: ${subject}`,
      text,
      calendars: calendars.map((each) => `${each.method} ${each.text.replaceAll('\r\n ', '')}`),
    }));
  };
  const lines = async () => (await posted()).map(({ line }) => line).toSorted();
  return { ...school, sessions, write, round, posted, lines };
}

const toBoth = (subject: string) => [`ana: ${subject}`, `luis: ${subject}`];

eachDatabase('SeminarNoticesInSql', (database) => {
  seminarNoticesContract(async () => (await world(database)).school.get(SeminarNotices));

  test('whoever is enrolled is written to once for each thing there is to know, with an event for the calendar', async () => {
    const { db, clock, write, round, posted, lines } = await world(database);
    await round();
    await round();
    const [ana, ...others] = (await posted()).toSorted((one, other) => one.line.localeCompare(other.line));
    expect(others.map(({ line }) => line)).toEqual(['luis: Tu inscripción en «Plazos»']);
    expect(ana?.text).toContain(room);
    expect(ana?.calendars).toHaveLength(1);
    expect(ana?.calendars[0]).toMatch(
      /^REQUEST [^]*METHOD:REQUEST\r\n[^]*UID:a@[^]*SEQUENCE:0\r\n[^]*mailto:ana@correo.pe/,
    );
    expect(ana?.calendars[0]).toContain('DTSTART;TZID=America/Lima:20260316T190000\r\n');

    const later = heldAt('a', '2026-03-17T01:00:00.000Z');
    await write(later);
    await round();
    await write({ ...later, title: 'Los plazos', capacity: 40 });
    await round();
    const moved = await posted();
    expect(moved.map(({ line }) => line).toSorted()).toEqual(toBoth('Cambió «Plazos»'));
    expect(moved[0]?.calendars[0]).toMatch(
      /UID:a@[^]*DTSTART;TZID=America\/Lima:20260316T200000\r\n[^]*SEQUENCE:1\r\n/,
    );

    clock.set('2026-03-16T01:00:00.000Z');
    await round();
    await round();
    expect(await lines()).toEqual(toBoth('Recordatorio: «Plazos»'));
    await db.deleteFrom('grants').where('user_id', '=', 'luis').execute();
    await round();
    await round();
    const lost = await posted();
    expect(lost.map(({ line }) => line)).toEqual(['luis: Ya no tienes un lugar en «Plazos»']);
    expect(lost[0]?.calendars[0]).toMatch(/^CANCEL [^]*METHOD:CANCEL\r\n[^]*STATUS:CANCELLED/);
    expect(lost[0]?.text).not.toContain(room);

    clock.set('2026-03-17T00:00:00.000Z');
    await round();
    expect(await lines()).toEqual(['ana: Ya empieza «Plazos»']);
    clock.set('2026-03-17T01:00:00.000Z');
    await write();
    await round();
    expect(await lines()).toEqual([]);
  });

  test('a session that is called off is taken out of calendars; one that is added is told; a draft tells nobody anything', async () => {
    const { db, write, round, posted, lines } = await world(database);
    await insertProduct(db, 2, { kind: 'seminar', slug: 'borrador', status: 'draft' });
    await insertGrant(db, 'ana', 2);
    await round();
    await lines();
    await write(heldAt('b', '2026-03-24T00:00:00.000Z'), heldAt('c', '2026-03-31T00:00:00.000Z'));
    await round();
    const told = (await posted()).filter(({ line }) => line.startsWith('ana'));
    expect(told.map(({ line }) => line).toSorted()).toEqual([
      'ana: Tu inscripción en «Plazos»',
      'ana: Una sesión de «Plazos» ya no se hace',
    ]);
    expect(told.map(({ calendars }) => calendars.length).toSorted()).toEqual([1, 2]);
    await round();
    expect(await lines()).toEqual([]);
  });

  test('an account that is closed is written to no more', async () => {
    const { db, clock, round, lines } = await world(database);
    await db.updateTable('users').set({ disabled_at: clock.now().toISOString() }).where('id', '=', 'ana').execute();
    await round();
    expect(await lines()).toEqual(['luis: Tu inscripción en «Plazos»']);
  });
});

onPostgres('SeminarNoticesInSql', (database) => {
  test('of processes that go round at once one writes each letter', async () => {
    const { clock, round, lines } = await world(database);
    await Promise.all([round(), round(), round(), round()]);
    expect(await lines()).toEqual(toBoth('Tu inscripción en «Plazos»'));
    clock.set('2026-03-16T01:00:00.000Z');
    await Promise.all([round(), round(), round(), round()]);
    expect(await lines()).toEqual(toBoth('Recordatorio: «Plazos»'));
  });

  test('whoever read before another wrote is told that it is done', async () => {
    const { clock, school } = await world(database);
    const notices = school.get(SeminarNotices);
    const [session] = await notices.sessionsOf({ userId: 'ana', productId: 1 }, clock.now());
    if (session === undefined) throw new Error('There is no session');
    const told = toldNow('enrolled', session, clock.now());
    expect(await Promise.all([1, 2, 3].map(() => notices.note(session, told)))).toSatisfy(
      (noted: boolean[]) => noted.filter(Boolean).length === 1,
    );
  });
});
