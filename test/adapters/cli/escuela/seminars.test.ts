import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { lendSeminarSeat, publishRecording, setSeminarRoom } from '#adapters/cli/escuela/seminars.ts';
import { LendSeminarSeat } from '#application/server/learning/seminars/lend-seminar-seat.ts';
import { CourseContents } from '#application/server/learning/ports/course-contents.ts';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { Guests } from '#application/server/plans/ports/guests.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { SeminarSchedule } from '#application/server/learning/ports/seminar-schedule.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { onPostgres } from '#test/support/school/databases.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/shared/rows.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const { school, run } = commandLine();

async function seminars(): Promise<void> {
  const { db } = school().database;
  const kind = 'seminar';
  await insertProduct(db, 1, { kind, slug: 'cierre', title: 'Cierre', starts_at: '2020-03-01T00:00:00.000Z' });
  await insertProduct(db, 2, { kind, slug: 'futuro', title: 'Futuro', starts_at: '2990-03-01T00:00:00.000Z' });
}

/** Files of a test, by their names; gives the path of each. */
function written(files: Readonly<Record<string, string>>): (name: string) => string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return (name) => join(folder, name);
}

const seminar = async (slug: string) => school().school.get(SeminarSchedule).find(slug);
const recording = async () => {
  const contents = school().school.get(CourseContents);
  const [shown] = (await contents.findBySlug('cierre'))?.modules[0]?.classes ?? [];
  return shown === undefined ? null : { ...shown, ...(await contents.mediaOf(shown.id)) };
};

describe('escuela seminars room', () => {
  test('sets the room, and takes it away', async () => {
    await seminars();
    expect(await run(setSeminarRoom, 'futuro', '--url', 'https://salas.pe/1')).toEqual({
      code: 0,
      said: '«Futuro»: sala https://salas.pe/1',
    });
    expect((await seminar('futuro'))?.room).toBe('https://salas.pe/1');
    expect(await run(setSeminarRoom, 'futuro', '--none')).toEqual({ code: 0, said: '«Futuro»: sin sala.' });
    expect((await seminar('futuro'))?.room).toBeNull();
  });

  test('says why not, and changes nothing', async () => {
    await seminars();
    expect(await run(setSeminarRoom, 'nada', '--none')).toMatchObject({ code: 1 });
    const insecure = await run(setSeminarRoom, 'futuro', '--url', 'http://salas.pe/1');
    expect(insecure).toEqual({ code: 1, said: expect.stringContaining('--url: debe ser una dirección') });
    expect((await seminar('futuro'))?.room).toBeNull();
  });

  test.each([[], ['futuro'], ['futuro', '--none', '--url', 'https://salas.pe'], ['a', 'b', '--none'], ['a', '--x']])(
    'called wrongly, it says how: %s',
    async (...args) => {
      await expect(async () => run(setSeminarRoom, ...args)).rejects.toThrow(UsageError);
    },
  );
});

describe('escuela seminars recording', () => {
  test('publishes a video with its captions, which the seminar then shows', async () => {
    await seminars();
    const at = written({ 'a.webm': 'vídeo', 'a.vtt': 'WEBVTT\n' });
    const args = ['cierre', '--video', at('a.webm'), '--captions', at('a.vtt'), '--length', '1:30:00'];
    expect(await run(publishRecording, ...args)).toEqual({ code: 0, said: '«Cierre»: grabación publicada, 1 MB.' });
    expect(await recording()).toMatchObject({
      title: 'Grabación',
      kind: 'video',
      durationSeconds: 5400,
      videoFile: 'grabaciones/cierre.webm',
      captionsFile: 'grabaciones/cierre.vtt',
    });
    expect(await school().school.get(FileStore).find('grabaciones/cierre.webm')).toMatchObject({
      mediaType: 'video/webm',
    });
    expect((await seminar('cierre'))?.isRecorded).toBe(true);
  });

  test('another takes its place: the same class, and no file is left over', async () => {
    await seminars();
    const at = written({ 'a.webm': 'vídeo', 'b.MP4': 'otro' });
    await run(publishRecording, 'cierre', '--video', at('a.webm'), '--length', '10:00');
    const before = await recording();
    await run(publishRecording, 'cierre', '--video', at('b.MP4'), '--length', '9:00', '--title', 'Sesión completa');
    expect(await recording()).toMatchObject({ id: before?.id, title: 'Sesión completa', durationSeconds: 540 });
    const files = school().school.get(FileStore);
    expect(await files.find('grabaciones/cierre.webm')).toBeNull();
    expect(await files.find('grabaciones/cierre.mp4')).toMatchObject({ bytes: 4, mediaType: 'video/mp4' });
  });

  test('what is not over has no recording, and no file is kept', async () => {
    await seminars();
    const at = written({ 'a.webm': 'vídeo' });
    for (const slug of ['futuro', 'nada']) {
      expect(await run(publishRecording, slug, '--video', at('a.webm'), '--length', '1:00')).toMatchObject({ code: 1 });
      expect(await school().school.get(FileStore).find(`grabaciones/${slug}.webm`)).toBeNull();
    }
  });

  test('names the option that is wrong', async () => {
    await seminars();
    const at = written({ 'a.webm': 'vídeo', 'empty.webm': '', 'a.vtt': 'no', 'a.txt': 'x' });
    const good = ['cierre', '--video', at('a.webm'), '--length', '1:00'];
    const wrong: [string, string[]][] = [
      ['--video', ['cierre', '--length', '1:00']],
      ['--video', ['cierre', '--length', '1:00', '--video', at('a.txt')]],
      ['--video', ['cierre', '--length', '1:00', '--video', at('gone.webm')]],
      ['--video', ['cierre', '--length', '1:00', '--video', at('empty.webm')]],
      ['--length', ['cierre', '--video', at('a.webm'), '--length', 'una hora']],
      ['--captions', [...good, '--captions', at('a.txt')]],
      ['--captions', [...good, '--captions', at('a.vtt')]],
      ['--title', [...good, '--title', ' ']],
    ];
    for (const [option, args] of wrong) {
      await expect(async () => run(publishRecording, ...args)).rejects.toThrow(option);
    }
    expect(await recording()).toBeNull();
  });
});

/** Ana has the seminar 'futuro' and two seats more of it; Luis, Eva and Rosa have accounts, Iris one that is not verified. */
async function twoSeats(db: TestSchool['db'], orders: Orders): Promise<void> {
  await insertProduct(db, 10, { kind: 'seminar', slug: 'futuro', title: 'Futuro' });
  for (const id of ['ana', 'luis', 'eva', 'rosa']) await insertUser(db, id);
  await insertUser(db, 'iris', { email_verified_at: null });
  await orders.add(anOrder('order-1', 1));
  await insertGrant(db, 'ana', 10, { source: 'order', order_id: 'order-1', extra_seats: 2 });
}

describe('escuela seminars lend', () => {
  const lend = (guest: string) => run(lendSeminarSeat, 'futuro', '--owner', 'ana@correo.pe', '--guest', guest);

  test('gives each seat that was bought, once, and tells its guest by letter', async () => {
    const { database, school: ports } = school();
    await twoSeats(database.db, ports.get(Orders));
    expect(await lend('luis@correo.pe')).toEqual({ code: 0, said: 'Cupo entregado. Le quedan 1.' });
    expect(await lend('luis@correo.pe')).toEqual({ code: 1, said: 'La persona invitada ya tiene este seminario.' });
    expect(await lend('eva@correo.pe')).toEqual({ code: 0, said: 'Cupo entregado. Le quedan 0.' });
    expect(await lend('rosa@correo.pe')).toEqual({ code: 1, said: 'Al titular no le quedan cupos de este seminario.' });
    const mails = await database.db.selectFrom('outbox_mails').select(['recipient', 'subject']).execute();
    expect(mails.map(({ subject }) => subject)).toEqual(['Tienes un cupo en «Futuro»', 'Tienes un cupo en «Futuro»']);
    await ports.get(Guests).takeBackSeat({ ownerId: 'ana', guestId: 'luis', productId: 10 });
    expect((await lend('rosa@correo.pe')).code).toBe(0);
  });

  test('only to an account that is verified, by who bought, of what was bought', async () => {
    const { database, school: ports } = school();
    await twoSeats(database.db, ports.get(Orders));
    for (const guest of ['nadie@correo.pe', 'iris@correo.pe', 'no es un correo']) {
      expect((await lend(guest)).said).toContain('no tiene cuenta con ese correo verificado');
    }
    const byLuis = await run(lendSeminarSeat, 'futuro', '--owner', 'luis@correo.pe', '--guest', 'eva@correo.pe');
    expect(byLuis).toEqual({ code: 1, said: 'El titular no tiene ese seminario por compra propia.' });
    const nobody = run(lendSeminarSeat, 'futuro', '--owner', 'nadie@correo.pe', '--guest', 'eva@correo.pe');
    await expect(nobody).rejects.toThrow('--owner');
    expect(await ports.get(Guests).seatsOf('ana', 10)).toMatchObject([{ seats: 2, guestIds: [] }]);
  });
});

onPostgres('lending the last seat under a race', (database) => {
  test('three persons and two seats: one is told that there is none left', async () => {
    const world = await testSchool({ database: database() });
    await twoSeats(world.db, world.school.get(Orders));
    const lent = await Promise.all(
      ['luis', 'eva', 'rosa'].map((name) =>
        world.school.write(LendSeminarSeat, (useCase) => useCase.execute('ana', `${name}@correo.pe`, 'futuro')),
      ),
    );
    expect(lent.filter(({ ok }) => ok)).toHaveLength(2);
    expect(lent.filter(({ ok }) => !ok)).toMatchObject([{ refusal: { kind: 'no-seat-left' } }]);
  });
});
