import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerComplaint, listComplaints, showComplaint } from '#adapters/cli/escuela/complaints.ts';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { FileComplaint } from '#application/server/complaints/file-complaint.ts';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const { school, run } = commandLine();

async function filed(parts = {}): Promise<string> {
  const done = await school().school.write(FileComplaint, (book) => book.execute(aComplaintDraft(parts)));
  return done.ok ? done.value.number : '';
}

test('an empty book says so; sheets are listed until they are answered', async () => {
  expect(await run(listComplaints)).toEqual({ code: 0, said: 'No hay hojas por responder.' });
  const number = await filed();
  await filed({ kind: 'grievance', fullName: 'Ana Quispe' });
  const { said } = await run(listComplaints);
  expect(said).toMatch(new RegExp(`${number}  reclamo  vence \\d\\d/\\d\\d/\\d{4}  faltan \\d+ días  Rosa Elena`));
  expect(said).toContain('queja');
  await run(answerComplaint, number, '--by', 'Luis Rojas', '--text', 'Ya está.');
  expect((await run(listComplaints)).said).not.toContain(number);
  expect((await run(listComplaints, '--all')).said).toContain('respondida el');
});

test('an answer is read from a file, kept, and mailed to the consumer', async () => {
  const number = await filed();
  const file = join(temporaryFolder(), 'respuesta.txt');
  writeFileSync(file, 'Activamos tu curso.\n');
  // What is noted under a sheet is never changed again.
  writeFileSync(`${file}.1252`, Buffer.from('Tu petición procede.', 'latin1'));
  expect(() => answerComplaint.prepare([number, '--by', 'Luis Rojas', '--file', `${file}.1252`])).toThrow(/UTF-8/);
  const done = await run(answerComplaint, number, '--by', 'Luis Rojas', '--file', file);
  expect(done).toMatchObject({ code: 0, said: expect.stringContaining('rosa@correo.pe') });
  expect((await run(showComplaint, number)).said).toMatch(/Respuesta del .*, Luis Rojas: Activamos tu curso\./);
  const { db } = school().database;
  expect(await db.selectFrom('outbox_mails').select('subject').orderBy('created_at').execute()).toContainEqual({
    subject: `Respuesta a tu hoja de reclamación N.º ${number}`,
  });
});

test('who left no e-mail is answered by letter, and the command says where', async () => {
  const number = await filed({ email: '' });
  const { said } = await run(answerComplaint, number, '--by', 'Luis Rojas', '--text', 'Ya está.');
  expect(said).toContain('Jr. Puno 456, Huancayo');
});

test('an unknown sheet is refused', async () => {
  expect(await run(showComplaint, '9-2026')).toEqual({ code: 1, said: 'No hay una hoja con ese número.' });
  expect((await run(answerComplaint, '9-2026', '--by', 'Luis', '--text', 'x')).code).toBe(1);
});

test.each([
  [['1-2026', '--text', 'x'], '--by'],
  [['1-2026', '--by', 'Luis'], '--text'],
  [['1-2026', '--by', 'Luis', '--text', 'x', '--file', 'y'], '--text'],
  [['1-2026', '--by', 'Luis', '--file', '/no/existe'], '--file'],
  [['--by', 'Luis', '--text', 'x'], 'número'],
])('%j is misused', (args, about) => {
  expect(() => answerComplaint.prepare(args)).toThrow(UsageError);
  expect(() => answerComplaint.prepare(args)).toThrow(about);
});
