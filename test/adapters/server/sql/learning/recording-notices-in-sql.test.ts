import { expect, test } from 'vitest';
import { MailQueue } from '#application/server/shared/ports/mail-queue.ts';
import { RecordingNotices } from '#application/server/learning/ports/recording-notices.ts';
import { SeminarSchedule } from '#application/server/learning/ports/seminar-schedule.ts';
import { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { TellRecordings } from '#application/server/learning/seminars/tell-recordings.ts';
import { recordingNoticesContract } from '#test/ports/learning/recording-notices.ts';
import { heldAt } from '#test/support/learning/sessions.ts';
import { eachDatabase, onPostgres, type DatabaseOfTest } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';

const video = (videoFile: string) => ({ title: 'Grabación', durationSeconds: 60, videoFile, captionsFile: null });

/** A school with a seminar that was held on Monday, 16 March 2026, 19:00 to 20:30 in Lima; Ana and Luis have it. */
async function world(database: DatabaseOfTest) {
  const school = await testSchool({ database: database() });
  const { db, clock } = school;
  const sessions = school.school.get(SeminarSessions);
  const add = async (id: number, title: string, changes = {}, session = heldAt(`s${id}`)) => {
    await insertProduct(db, id, { kind: 'seminar', title, created_at: '2026-01-01T12:00:00.000Z', ...changes });
    await sessions.write(id, [session], null, clock.now());
  };
  const record = (id: number, file = 'videos/a.mp4') =>
    school.school.get(SeminarSchedule).setRecording(id, video(file));
  await add(1, 'Plazos', { slug: 'plazos' });
  for (const id of ['ana', 'luis', 'rosa']) await school.addUser({ id, email: `${id}@correo.pe` });
  for (const id of ['ana', 'luis']) await insertGrant(db, id, 1);
  const giveToRosa = () => insertGrant(db, 'rosa', 1);
  const takeFromLuis = async () => void (await db.deleteFrom('grants').where('user_id', '=', 'luis').execute());
  const round = () => school.school.get(TellRecordings).execute(() => false);
  /** What was posted since it was asked last. */
  const posted = async () => {
    const all = await school.school.get(MailQueue).take(99, clock.now(), clock.now());
    for (const { id } of all) await school.school.get(MailQueue).markSent(id, clock.now());
    return all.map(({ recipient, subject, text }) => ({
      line: `${/<(\w+)@/.exec(recipient)?.[1] ?? recipient}: ${subject}`,
      text,
    }));
  };
  const lines = async () => (await posted()).map(({ line }) => line).toSorted();
  clock.set('2026-03-18T15:00:00.000Z');
  return { ...school, sessions, add, record, giveToRosa, takeFromLuis, round, posted, lines };
}

const news = 'Ya está la grabación de «Plazos»';

eachDatabase('RecordingNoticesInSql', (database) => {
  recordingNoticesContract(async () => {
    const { school, add, record, giveToRosa, takeFromLuis } = await world(database);
    await record(1);
    const address = { recording: 'https://videos.example/2' };
    await add(2, 'Visto', {}, heldAt('s2', '2026-03-16T00:00:00.000Z', address));
    await add(3, 'Sin grabar');
    await add(4, 'Borrador', { status: 'draft' }, heldAt('s4', '2026-03-16T00:00:00.000Z', address));
    const later = { created_at: '2026-03-18T12:00:00.000Z' };
    await add(5, 'Traído', later, heldAt('s5', '2026-03-16T00:00:00.000Z', address));
    return { notices: school.get(RecordingNotices), giveToRosa, takeFromLuis };
  });

  test('whoever has a seminar is told once that its recording is there: not again when it is replaced, taken away and put back', async () => {
    const { db, record, round, posted, lines, giveToRosa } = await world(database);
    await round();
    expect(await lines()).toEqual([]);
    await record(1);
    await round();
    await giveToRosa();
    const [ana, luis] = (await posted()).toSorted((one, other) => one.line.localeCompare(other.line));
    expect([ana?.line, luis?.line]).toEqual([`ana: ${news}`, `luis: ${news}`]);
    expect(ana?.text).toContain('/main/seminarios/plazos');
    await record(1, 'videos/b.mp4');
    await round();
    for (const table of ['classes', 'modules'] as const) await db.deleteFrom(table).execute();
    await round();
    await record(1);
    await round();
    expect(await lines()).toEqual([]);
  });

  test('whose access was taken back or whose account is closed before their letter goes is not written to', async () => {
    const { db, clock, school, record, round, lines, takeFromLuis } = await world(database);
    await record(1);
    await school.get(RecordingNotices).note(1, clock.now());
    await takeFromLuis();
    await db.updateTable('users').set({ disabled_at: clock.now().toISOString() }).where('id', '=', 'ana').execute();
    await round();
    expect(await lines()).toEqual([]);
  });
});

onPostgres('RecordingNoticesInSql', (database) => {
  test('of processes that go round at once, while it is published anew, one writes each letter', async () => {
    const { record, round, lines } = await world(database);
    await record(1);
    await Promise.all([round(), round(), record(1, 'videos/b.mp4'), round(), round()]);
    await round();
    expect(await lines()).toEqual([`ana: ${news}`, `luis: ${news}`]);
  });
});
