import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { MailerBySmtp } from '#adapters/server/mail/mailer-by-smtp.ts';
import type { QueuedMail } from '#application/server/shared/ports/mail-queue.ts';
import { CountedByTurn } from '#test/support/shared/counted-by-turn.ts';
import { aMail } from '#test/ports/shared/mail-queue.ts';

let stop: (() => Promise<void>) | null = null;
afterEach(async () => {
  await stop?.();
  stop = null;
});

/** A real mail server on a free port; answers what `onMail` says to each recipient, and keeps what it took. */
async function mailServer(onMail: (recipient: string) => number = () => 250, needsTls = false) {
  const taken: string[] = [];
  const options: SMTPServerOptions = {
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const code = onMail(address);
      done(code === 250 ? null : Object.assign(new Error('no'), { responseCode: code }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  };
  const server = new SMTPServer(options);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const mailer = new MailerBySmtp(`smtp://127.0.0.1:${port}`, 'Escuela <no-responder@escuela.example>', needsTls);
  stop = async () => {
    await mailer.close();
    await new Promise<void>((closed) => server.close(() => closed()));
  };
  return { taken, mailer };
}

test('hands mails to the server', async () => {
  const { taken, mailer } = await mailServer();
  const answers = await Promise.all(['uno', 'dos', 'tres', 'cuatro'].map((id) => mailer.deliver(aMail(id), [])));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(taken).toHaveLength(4);
  expect(taken.join()).toContain('Message-ID: <uno@escuela.example>');
  expect(taken[0]).toContain('To: Rosa <rosa@correo.pe>');
});

test('a file goes with its mail', async () => {
  const { taken, mailer } = await mailServer();
  await mailer.deliver(aMail('uno'), [
    { name: 'boleta.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF de prueba') },
  ]);
  expect(taken[0]).toMatch(/Content-Type: application\/pdf; name=boleta\.pdf/);
  expect(taken[0]).toContain(Buffer.from('%PDF de prueba').toString('base64'));
});

test('SAFE-21: a server that does not go over to TLS gets no mail, unless it was said that it may', async () => {
  const { taken, mailer } = await mailServer(() => 250, true);
  expect(await mailer.deliver(aMail('uno'), [])).toMatchObject({ ok: false, refusal: { kind: 'unavailable' } });
  expect(taken).toEqual([]);
});

test('a mailbox that does not exist is final; a busy one is not', async () => {
  const { mailer } = await mailServer((recipient) => (recipient.startsWith('nadie') ? 550 : 451));
  expect(await mailer.deliver(aMail('uno', { recipient: 'nadie@correo.pe' }), [])).toMatchObject({
    ok: false,
    refusal: { kind: 'rejected' },
  });
  expect(await mailer.deliver(aMail('dos'), [])).toMatchObject({ ok: false, refusal: { kind: 'unavailable' } });
});

test('a server that is not there may come back', async () => {
  const mailer = new MailerBySmtp('smtp://127.0.0.1:1', 'Escuela <no-responder@escuela.example>', false);
  expect(await mailer.deliver(aMail('uno'), [])).toMatchObject({ ok: false, refusal: { kind: 'unavailable' } });
  await mailer.close();
});

test('mails that are delivered at once are composed in turns of their own', async () => {
  const mailer = new MailerBySmtp('smtp://127.0.0.1:1', 'Escuela <no-responder@escuela.example>', false);
  onTestFinished(() => mailer.close());
  await mailer.deliver(aMail('uno'), []);
  const composed = new CountedByTurn();
  const counted = (id: string): QueuedMail =>
    Object.defineProperty(aMail(id), 'subject', { get: () => (composed.add(1), id) });
  await Promise.all(['dos', 'tres', 'cuatro'].map((id) => mailer.deliver(counted(id), [])));
  expect(composed.most).toBe(1);
});
