import { expect, test } from 'vitest';
import { initialSigner, initialProvider } from '#domain/legal/statute.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { SettingsOfSchool } from '#test/support/shared/settings-of-school.ts';
import { ValidateCertificate } from '#application/server/learning/certificates/validate-certificate.ts';
import { certificate, studyContent } from '#test/support/learning/study-builders.ts';
import { finishCourse, student, studyWorld } from '#test/support/learning/study-world.ts';

const general = { id: 1, productId: 10, moduleId: null };

test('certifies what the content and the profile say', async () => {
  const teachers = ['Rosa Huamán Quispe', 'Luis Soto Paredes'];
  const world = await studyWorld({ contents: [studyContent({ teachers })] });
  await finishCourse(world);
  const [issued] = await world.certificates.ofStudent('ana', 10);
  expect(issued).toMatchObject({
    userId: 'ana',
    kind: 'participation',
    grade: null,
    hours: 24,
    holderName: 'Ana Quispe Rojas',
    holderDocument: 'DNI 46712369',
    productTitle: 'Derecho laboral para empresas',
    productKind: 'course',
    teachers,
    signer: { ...initialSigner, entity: initialProvider.name, ruc: initialProvider.ruc },
    syllabus: studyContent().modules.map(({ title, classes }) => ({
      title,
      classes: classes.map((each) => each.title),
    })),
    issuedAt: world.clock.now(),
    revokedAt: null,
  });
  expect(issued?.code).toMatch(/^ES-2026-[0-9A-HJKMNP-TV-Z]{11}$/);
});

test('its code begins with the letters that the school has on that day, and what was issued keeps its own', async () => {
  const world = await studyWorld({ settings: new SettingsOfSchool({ signer: { ...initialSigner, code: 'RIMAC' } }) });
  await finishCourse(world);
  const [issued] = await world.certificates.ofStudent('ana', 10);
  expect(issued?.code).toMatch(/^RIMAC-2026-/);
  await world.certificates.add(certificate({ userId: 'luis' }));
  const validate = new ValidateCertificate(world.certificates);
  for (const { code } of [certificate({ userId: 'luis' }), ...(issued === undefined ? [] : [issued])])
    expect(accepted(await validate.execute(code)).code).toBe(code);
});

test('issues nothing before every class is done, and nothing twice', async () => {
  const world = await studyWorld();
  expect(accepted(await world.issue.execute('ana', 10))).toEqual([]);
  await finishCourse(world);
  expect(accepted(await world.issue.execute('ana', 10))).toEqual([]);
  expect(await world.certificates.ofStudent('ana', 10)).toHaveLength(1);
});

test('issues approval once the exams are passed, and leaves participation in force', async () => {
  const world = await studyWorld({ contents: [studyContent({ hasExams: true })], exams: [general] });
  await finishCourse(world);
  world.examResults.close('ana', 1, 120, false);
  expect(accepted(await world.issue.execute('ana', 10))).toEqual([]);
  world.examResults.close('ana', 1, 165, true);
  expect(accepted(await world.issue.execute('ana', 10))).toMatchObject([{ kind: 'approval', grade: 165 }]);
  const all = await world.certificates.ofStudent('ana', 10);
  expect(all.map(({ kind, revokedAt }) => [kind, revokedAt])).toEqual([
    ['participation', null],
    ['approval', null],
  ]);
});

test('issues both at once when the exams were passed before the last class', async () => {
  const world = await studyWorld({ contents: [studyContent({ hasExams: true })], exams: [general] });
  world.examResults.close('ana', 1, 165, true);
  expect(accepted(await finishCourse(world)).certificatesIssued).toBe(2);
});

test('waits for the holder names and issues when they are there', async () => {
  const world = await studyWorld({ user: student({ givenNames: '', paternalSurname: '' }) });
  expect(accepted(await finishCourse(world)).certificatesIssued).toBe(0);
  expect(refused(await world.issue.execute('ana', 10))).toEqual({
    kind: 'holder-names-missing',
    missing: ['givenNames', 'paternalSurname'],
  });
  expect(await world.certificates.ofStudent('ana', 10)).toEqual([]);
});

test('a revoked certificate is not issued again', async () => {
  const world = await studyWorld();
  await finishCourse(world);
  const [issued] = await world.certificates.ofStudent('ana', 10);
  if (issued !== undefined) await world.certificates.revoke(issued.code, world.clock.now(), 'Copia');
  expect(accepted(await world.issue.execute('ana', 10))).toEqual([]);
});

test('a content without certificate hours gives none', async () => {
  const world = await studyWorld({ contents: [studyContent({ certificateHours: 0 })] });
  expect(accepted(await finishCourse(world)).certificatesIssued).toBe(0);
});
