import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { mailTo, readOutbox } from './outbox.ts';
import { temporaryFolder } from './temporary-folder.ts';

async function eml(parts: { to: string; subject: string; text: string }): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({
    from: 'escuela@escuela.example',
    html: `<p>${parts.text}</p>`,
    ...parts,
  });
  return message as Buffer;
}

test('mails are read as nodemailer writes them, long lines and accents included', async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'outbox'));
  const link = `http://localhost:3001/verificar/${'a1B2c3-_'.repeat(12)}?desde=%2Fcarrito`;
  const text = `Hola, Íñigo Ñáñez:\n\nConfirma tu correo aquí: ${link}\n\nSi no fuiste tú, ignóralo. ${'Así de largo es este párrafo. '.repeat(5)}`;
  const subject = 'Confirma tu correo electrónico en la Escuela: último paso para la inscripción en línea';
  writeFileSync(join(dataDir, 'outbox/1.eml'), await eml({ to: 'Íñigo <i@correo.example>', subject, text }));
  writeFileSync(join(dataDir, 'outbox/2.eml'), await eml({ to: 'b@correo.example', subject: 'Plain', text: 'plain' }));
  const mail = await mailTo(dataDir, 'i@correo.example', 'último paso');
  expect(mail.subject).toBe(subject);
  expect(mail.text.trim()).toBe(text.trim());
  expect(mail.links).toEqual([link]);
  expect(readOutbox(dataDir).map(({ to }) => to)).toEqual(['Íñigo <i@correo.example>', 'b@correo.example']);
});

test('a mail that does not come is named with those that did', async () => {
  const dataDir = temporaryFolder();
  await expect(mailTo(dataDir, 'x@correo.example', 'Hola', 0)).rejects.toThrow('it holds: nothing');
});
