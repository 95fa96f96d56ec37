import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { reissueCertificate, showCertificate } from '#adapters/cli/escuela/reissue-certificate.ts';
import { revokeCertificate } from '#adapters/cli/escuela/revoke-certificate.ts';
import { MailerToFolder } from '#adapters/server/mail/mailer-to-folder.ts';
import { CertificatesInSql } from '#adapters/server/sql/learning/certificates-in-sql.ts';
import { sendDueMailsBy } from '#adapters/server/wiring/background.container.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { readOutbox } from '#test/support/shared/outbox.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';
import { certificate } from '#test/support/learning/study-builders.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const { school, run } = commandLine();
const { code } = certificate();

/** The certificate of `certificate()`, whose holder's profile says 'Ana María Quispe Rojas' by now. */
async function issued(): Promise<void> {
  const { db } = school().database;
  const names = { given_names: 'Ana María', paternal_surname: 'Quispe', maternal_surname: 'Rojas' };
  await insertUser(db, 'ana', names);
  await insertProduct(db, 10);
  await new CertificatesInSql(db).add(certificate());
}

test('prints what the profile says, and shows what the certificate said before, who changed it and why', async () => {
  await issued();
  const done = await run(reissueCertificate, code, '--reason', 'Partida de nacimiento');
  expect(done.code).toBe(0);
  const shown = await run(showCertificate, code.toLowerCase());
  expect(shown).toEqual({ code: 0, said: done.said });
  expect(shown.said).toContain(`${code}  Ana María Quispe Rojas (DNI 46712369)`);
  expect(shown.said).toMatch(
    /Reemitido el \d\d\/\d\d\/\d{4} por la escuela\. Antes: Ana Quispe Rojas \(DNI 46712369\)\. Motivo: Partida de nacimiento\./,
  );
  expect(await run(reissueCertificate, code, '--reason', 'Otra vez')).toEqual({
    code: 1,
    said: 'No se volvió a emitir nada. Ya dice lo mismo: no hay nada que corregir.',
  });
});

test('the holder learns of it by mail, with the reason and the way to the certificate', async () => {
  await issued();
  await run(reissueCertificate, code, '--reason', 'Partida de nacimiento');
  const { school: running } = school();
  const dataDir = temporaryFolder();
  const mailer = new MailerToFolder(join(dataDir, 'outbox'), 'Escuela <no-responder@escuela.example>');
  await sendDueMailsBy(mailer, running).execute();
  const [mail, ...more] = readOutbox(dataDir);
  if (mail === undefined) throw new Error('No mail was sent.');
  expect(more).toEqual([]);
  expect(mail.to).toContain('ana@correo.pe');
  expect(mail.subject).toBe('Volvimos a emitir tu certificado de «Derecho laboral para empresas»');
  expect(mail.text).toContain('\nPartida de nacimiento\n');
  expect(mail.text).toContain('Decía antes: Ana Quispe Rojas (DNI 46712369)');
  expect(mail.links[0]).toMatch(/\/main\/contenido\/curso-10\/certificado$/);
});

test('prints the name it is told', async () => {
  await issued();
  const { said } = await run(reissueCertificate, code, '--reason', 'Partida', '--name', 'A. M. Quispe');
  expect(said).toContain(`${code}  A. M. Quispe (DNI 46712369)`);
});

test('a revoked or unknown certificate is refused', async () => {
  await issued();
  await run(revokeCertificate, code, '--reason', 'Copia');
  expect((await run(reissueCertificate, code, '--reason', 'x')).said).toContain('Está anulado desde el');
  expect((await run(showCertificate, code)).said).toContain('Motivo: Copia.');
  const unknown = 'ES-2026-00000000000';
  expect(await run(showCertificate, unknown)).toEqual({ code: 1, said: 'No hay un certificado con ese código.' });
  expect((await run(reissueCertificate, unknown, '--reason', 'x')).code).toBe(1);
});

test.each([
  [['--reason', 'x'], 'código'],
  [[code], '--reason'],
  [[code, '--reason', 'x', '--name', ' '], '--name'],
  [[code, '--reason', 'x', '--otra'], '--reason y --name'],
])('%j is misused', (args, about) => {
  expect(() => reissueCertificate.prepare(args)).toThrow(UsageError);
  expect(() => reissueCertificate.prepare(args)).toThrow(about);
});
