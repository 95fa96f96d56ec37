import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MailerToFolder } from '#adapters/server/mail/mailer-to-folder.ts';
import type { QueuedMail } from '#application/server/shared/ports/mail-queue.ts';
import { CountedByTurn } from '#test/support/shared/counted-by-turn.ts';
import { aMail } from '#test/ports/shared/mail-queue.ts';
import { readOutbox } from '#test/support/shared/outbox.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const from = 'Escuela <no-responder@escuela.example>';
const filesIn = (dataDir: string): string[] => readdirSync(join(dataDir, 'outbox'));

test('a mail becomes a file that mail programs open', async () => {
  const dataDir = temporaryFolder();
  const mailer = new MailerToFolder(join(dataDir, 'outbox'), from);
  const mail = aMail('uno', {
    subject: 'Verifica tu correo, Íñigo',
    text: 'Hola, Íñigo:\n\nhttp://x.pe/verificar/abc',
  });
  expect(await mailer.deliver(mail, [])).toEqual({ ok: true, value: undefined });
  const [read] = readOutbox(dataDir);
  expect(read?.to).toContain('rosa@correo.pe');
  expect(read?.subject).toBe('Verifica tu correo, Íñigo');
  expect(read?.links).toEqual(['http://x.pe/verificar/abc']);
  const [name = ''] = filesIn(dataDir);
  const source = readFileSync(join(dataDir, 'outbox', name), 'utf8');
  expect(source).toContain('Message-ID: <uno@escuela.example>');
  expect(source).toContain('From: Escuela <no-responder@escuela.example>');
  expect(source).toContain('text/html');
});

test('an answer to a mail goes where the mail asks for, else to who sent it', async () => {
  const dataDir = temporaryFolder();
  const mailer = new MailerToFolder(join(dataDir, 'outbox'), from);
  await mailer.deliver(aMail('uno', { replyTo: 'hola@escuela.example' }), []);
  await mailer.deliver(aMail('dos'), []);
  const heads = filesIn(dataDir).map(
    (name) => readFileSync(join(dataDir, 'outbox', name), 'utf8').split('\r\n\r\n')[0],
  );
  expect(heads.filter((head) => /^Reply-To: hola@escuela\.example\r?$/m.test(head ?? ''))).toHaveLength(1);
  expect(heads.filter((head) => /^Reply-To:/m.test(head ?? ''))).toHaveLength(1);
});

test('a mail delivered twice is there once', async () => {
  const dataDir = temporaryFolder();
  const mailer = new MailerToFolder(join(dataDir, 'outbox'), from);
  await mailer.deliver(aMail('uno'), []);
  await mailer.deliver(aMail('uno', { attempt: 2 }), []);
  expect(filesIn(dataDir)).toHaveLength(1);
});

test('nothing in a mail adds a header or a recipient', async () => {
  const dataDir = temporaryFolder();
  const mailer = new MailerToFolder(join(dataDir, 'outbox'), from);
  await mailer.deliver(
    aMail('uno', { subject: 'Hola\r\nBcc: otra@correo.pe', recipient: 'rosa@correo.pe\r\nCc: x@y.pe' }),
    [],
  );
  const [name = ''] = filesIn(dataDir);
  const [head = ''] = readFileSync(join(dataDir, 'outbox', name), 'utf8').split('\r\n\r\n');
  expect(head).not.toMatch(/^(?:bcc|cc):/im);
});

test('a folder that cannot be written says so and may be tried again', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const mailer = new MailerToFolder(join(file, 'outbox'), from);
  expect(await mailer.deliver(aMail('uno'), [])).toMatchObject({ ok: false, refusal: { kind: 'unavailable' } });
});

test('mails that are delivered at once are composed in turns of their own', async () => {
  const mailer = new MailerToFolder(join(temporaryFolder(), 'outbox'), from);
  await mailer.deliver(aMail('uno'), []);
  const composed = new CountedByTurn();
  const counted = (id: string): QueuedMail =>
    Object.defineProperty(aMail(id), 'subject', { get: () => (composed.add(1), id) });
  await Promise.all(['dos', 'tres', 'cuatro'].map((id) => mailer.deliver(counted(id), [])));
  expect(composed.most).toBe(1);
});
