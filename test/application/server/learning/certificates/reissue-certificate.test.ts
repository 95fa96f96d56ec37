import { expect, test } from 'vitest';
import { AccountsInMemory } from '#test/memory/accounts/accounts-in-memory.ts';
import { CertificatesInMemory } from '#test/memory/learning/certificates/certificates-in-memory.ts';
import { CourseContentsInMemory } from '#test/memory/learning/course-contents-in-memory.ts';
import { OutboxInMemory } from '#test/memory/shared/outbox-in-memory.ts';
import { CertificateReissues } from '#application/server/learning/certificates/certificate-reissues.ts';
import { CorrectCertificate } from '#application/server/learning/certificates/correct-certificate.ts';
import { ReissueCertificate } from '#application/server/learning/certificates/reissue-certificate.ts';
import type { User } from '#domain/accounts/user.ts';
import { HOLDER_REASON } from '#domain/learning/certificate-reissue.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { schoolAddresses } from '#test/support/school/school-addresses.ts';
import { certificate, studyContent, studyMedia } from '#test/support/learning/study-builders.ts';
import { student } from '#test/support/learning/study-world.ts';

const { code } = certificate();

/** A certificate of 'Ana Quispe Rojas', whose profile says what the test says. */
async function corrected(profile: Partial<User> = { givenNames: 'Ana  María' }, contents = [studyContent()]) {
  const certificates = new CertificatesInMemory();
  await certificates.add(certificate());
  const accounts = new AccountsInMemory();
  await accounts.add(student(profile), '');
  const clock = new FixedClock('2026-05-04T10:00:00.000Z');
  const outbox = new OutboxInMemory();
  const courses = new CourseContentsInMemory(contents, studyMedia);
  const reissues = new CertificateReissues(certificates, accounts, courses, outbox, schoolAddresses, clock);
  return {
    certificates,
    posted: outbox.posted,
    now: clock.now(),
    reissue: new ReissueCertificate(reissues),
    correct: new CorrectCertificate(reissues),
  };
}

test('prints the profile’s names and keeps what it said before', async () => {
  const { reissue, certificates, now } = await corrected();
  const trail = {
    at: now,
    by: 'holder',
    reason: HOLDER_REASON,
    formerName: 'Ana Quispe Rojas',
    formerDocument: 'DNI 46712369',
  } as const;
  const expected = certificate({ holderName: 'Ana María Quispe Rojas', reissues: [trail] });
  expect(accepted(await reissue.execute('ana', code.toLowerCase()))).toEqual(expected);
  expect(await certificates.find(code)).toEqual(expected);
});

test('asked for again, it does nothing more', async () => {
  const { reissue } = await corrected();
  const once = accepted(await reissue.execute('ana', code));
  expect(accepted(await reissue.execute('ana', code))).toEqual(once);
  expect(once.reissues).toHaveLength(1);
});

test('a certificate is made out anew by its own holder, not by another who knows the code', async () => {
  const { reissue, certificates } = await corrected();
  expect(refused(await reissue.execute('luis', code))).toEqual({ kind: 'certificate-not-found' });
  expect(refused(await reissue.execute('ana', 'nada'))).toEqual({ kind: 'certificate-not-found' });
  expect(await certificates.find(code)).toEqual(certificate());
});

test('names that are missing, another document and a revocation are refused', async () => {
  const nameless = await corrected({ givenNames: '' });
  expect(refused(await nameless.reissue.execute('ana', code))).toEqual({
    kind: 'holder-names-missing',
    missing: ['givenNames'],
  });
  const other = await corrected({ document: { type: 'DNI', number: '11223344' } });
  expect(refused(await other.reissue.execute('ana', code))).toEqual({ kind: 'document-differs' });
  const revoked = await corrected();
  await revoked.certificates.revoke(code, revoked.now, 'Copia');
  expect(refused(await revoked.reissue.execute('ana', code))).toEqual({ kind: 'certificate-revoked', at: revoked.now });
});

test('the staff prints what the profile says, another document included', async () => {
  const { correct, now } = await corrected({ document: { type: 'DNI', number: '11223344' } });
  const done = accepted(await correct.execute(code, ' DNI revisado ', null));
  expect(done).toMatchObject({
    holderDocument: 'DNI 11223344',
    reissues: [{ at: now, by: 'staff', reason: 'DNI revisado', formerDocument: 'DNI 46712369' }],
  });
});

test('the staff prints a name it was told, as for an account that is gone', async () => {
  const { correct } = await corrected({ givenNames: '', paternalSurname: '' });
  expect(refused(await correct.execute(code, 'Partida', null))).toMatchObject({ kind: 'holder-names-missing' });
  expect(accepted(await correct.execute(code, 'Partida', ' Ana  Quispe '))).toMatchObject({
    holderName: 'Ana Quispe',
    holderDocument: 'DNI 46712369',
  });
});

test('the staff needs a reason, a code, a certificate and something to correct', async () => {
  const { correct, certificates, now } = await corrected({});
  expect(refused(await correct.execute(code, ' ', null))).toEqual({ kind: 'reason-missing' });
  expect(refused(await correct.execute('nada', 'x', null))).toEqual({ kind: 'code-malformed' });
  expect(refused(await correct.execute('ES-2026-00000000000', 'x', null)).kind).toBe('certificate-not-found');
  expect(refused(await correct.execute(code, 'x', null))).toEqual({ kind: 'nothing-to-correct' });
  await certificates.revoke(code, now, 'Copia');
  expect(refused(await correct.execute(code, 'x', 'Ana'))).toEqual({ kind: 'certificate-revoked', at: now });
});

test('its holder gets a letter that says why, what it said before and where it is', async () => {
  const { reissue, posted } = await corrected();
  await reissue.execute('ana', code);
  expect(posted).toEqual([
    {
      to: { name: 'Ana  María Quispe Rojas', email: 'ana@correo.pe' },
      letter: {
        subject: 'Volvimos a emitir tu certificado de «Derecho laboral para empresas»',
        preview: 'Corregiste tus datos en tu perfil y lo pediste.',
        greeting: 'Hola, Ana:',
        blocks: [
          { kind: 'text', text: expect.stringContaining('se volvió a emitir') },
          { kind: 'note', text: 'Corregiste tus datos en tu perfil y lo pediste.' },
          {
            kind: 'facts',
            rows: [
              ['Código', code],
              ['Dice ahora', 'Ana María Quispe Rojas (DNI 46712369)'],
              ['Decía antes', 'Ana Quispe Rojas (DNI 46712369)'],
            ],
          },
          { kind: 'text', text: expect.stringContaining('El código y la fecha de emisión son los mismos.') },
          { kind: 'note', text: expect.stringContaining('Si no reconoces este cambio, escríbenos') },
        ],
        action: {
          label: 'Ver mi certificado',
          url: 'https://escuela.example/main/contenido/derecho-laboral/certificado',
        },
      },
    },
  ]);
});

test('a reissue by the staff tells the holder the staff’s reason', async () => {
  const { correct, posted } = await corrected();
  await correct.execute(code, ' Partida de nacimiento ', 'Ana Quispe');
  expect(posted).toMatchObject([{ to: { email: 'ana@correo.pe' }, letter: { preview: 'Partida de nacimiento' } }]);
  expect(posted[0]?.letter.blocks).toContainEqual({ kind: 'note', text: 'Partida de nacimiento' });
});

test('of a content that is no more, the letter leads to where the certificate is validated', async () => {
  const { reissue, posted } = await corrected(undefined, []);
  await reissue.execute('ana', code);
  expect(posted[0]?.letter.action?.url).toBe(`https://escuela.example/verificacion?codigo=${code}`);
});

test('no letter where nothing was made out anew, nor to an account that was deleted', async () => {
  const same = await corrected({});
  await same.reissue.execute('ana', code);
  await same.correct.execute(code, 'x', null);
  const twice = await corrected();
  await twice.reissue.execute('ana', code);
  await twice.reissue.execute('ana', code);
  const gone = await corrected({ disabledAt: new Date('2026-04-01T12:00:00.000Z') });
  accepted(await gone.correct.execute(code, 'Partida', 'Ana Quispe'));
  expect([same, twice, gone].map(({ posted }) => posted.length)).toEqual([0, 1, 0]);
});

test('overtaken by another reissue, it judges what stands then', async () => {
  const { reissue, certificates, posted } = await corrected();
  const once = certificates.reissue.bind(certificates);
  let overtaken = false;
  certificates.reissue = async (former, order) => {
    if (!overtaken) await once(former, { ...order, by: 'staff', reason: 'Partida' });
    overtaken = true;
    return once(former, order);
  };
  expect(accepted(await reissue.execute('ana', code)).reissues).toHaveLength(1);
  expect(posted).toEqual([]);
});
