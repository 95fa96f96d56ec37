import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CertificateOverview, IssuedCertificate } from '#application/read-models/learning/certificate-overview.ts';
import * as certificatePage from '#ui/school/student/certificate/certificate-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { certificateOverview, studentServices } from '#test/support/learning/student-pages.tsx';

const finished = { completed: 3, total: 3, percent: 100, finished: true };

async function show(
  overview: CertificateOverview,
  prepare: (services: ReturnType<typeof studentServices>) => void = () => undefined,
) {
  const services = studentServices(overview);
  prepare(services);
  const page = { path: '/main/contenido/:slug/certificado', module: certificatePage };
  const shown = await showPages([page], '/main/contenido/derecho-laboral/certificado', services.wire);
  return { ...shown, ...services, user: userEvent.setup() };
}

test('says how far the certificate is and what to do next', async () => {
  await show(certificateOverview({ exams: { total: 4, passed: 1 } }));
  expect(screen.getByText(/^Se emite al completar el 100 % de las clases, por 24 horas académicas/)).toBeTruthy();
  expect(screen.getByText('1 de 3 clases')).toBeTruthy();
  expect(screen.getByText('1 de 4')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continuar con las clases' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver los exámenes' })).toBeTruthy();
});

test('of a seminar it comes with its recording: before there is one, nobody is sent to classes that are not there', async () => {
  const content = { slug: 'reforma', title: 'Reforma', kind: 'seminar', tabs: ['content', 'certificate'] } as const;
  const none = { completed: 0, total: 0, percent: 0, finished: false };
  await show(certificateOverview({ content, hours: 2, progress: none }));
  expect(screen.getByText(/^Se emite cuando ves la grabación completa, por 2 horas académicas/)).toBeTruthy();
  expect(screen.getByText('Todavía no está: se publica después del seminario.')).toBeTruthy();
  expect(screen.queryByText(/clases/)).toBeNull();
  expect(screen.queryByRole('link', { name: /^(Continuar|Ver)/ })).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('of a seminar whose recording is there, it leads to the recording', async () => {
  const content = { slug: 'reforma', title: 'Reforma', kind: 'seminar', tabs: ['content', 'certificate'] } as const;
  await show(certificateOverview({ content, progress: { completed: 0, total: 1, percent: 0, finished: false } }));
  expect(screen.getByRole('heading', { level: 3, name: 'Ve la grabación completa' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver la grabación' }).getAttribute('href')).toBe(
    '/main/contenido/reforma/video',
  );
});

test('a certificate that is due is issued by itself, with its picture, its PDF and its code', async () => {
  await show(certificateOverview({ progress: finished, due: ['participation'] }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Certificado de participación' })).toBeTruthy();
  const picture = screen.getByRole('img', { name: /Certificado de participación de Ana Quispe Rojas/ });
  expect(picture.getAttribute('src')).toBe('/ES-2026-00000000000.svg');
  expect(screen.getByRole('link', { name: 'Descargar PDF' }).getAttribute('href')).toBe('/ES-2026-00000000000.pdf');
  expect(screen.getByRole('link', { name: 'la página de validación' }).getAttribute('href')).toBe(
    '/verificacion?codigo=ES-2026-00000000000',
  );
  expect(screen.queryByText('Completa todas las clases')).toBeNull();
});

test('approval stands before participation', async () => {
  await show(
    certificateOverview({ progress: finished, exams: { total: 1, passed: 1 }, due: ['participation', 'approval'] }),
  );
  await screen.findByRole('heading', { level: 2, name: 'Certificado de aprobación' });
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(names).toEqual(['Certificado de aprobación', 'Certificado de participación']);
  expect(screen.getByText(/nota 16.5 de 20/)).toBeTruthy();
});

test('missing names are named, with the way to the profile; once they are there it is issued', async () => {
  const detail = 'Ya ganaste tu certificado. Para emitirlo, completa en tu perfil: nombres.';
  const { user, certificates } = await show(
    certificateOverview({ progress: finished, due: ['participation'] }),
    (services) => {
      services.certificates.obstacle = callRefusal({ kind: 'holder-names-missing', status: 409, detail });
    },
  );
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Completar mi perfil' }).getAttribute('href')).toBe('/main/perfil');
  certificates.obstacle = null;
  await user.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
  expect(await screen.findByRole('link', { name: 'Descargar PDF' })).toBeTruthy();
});

test('a revoked certificate says so and cannot be downloaded', async () => {
  const revoked = {
    code: 'ES-2026-0123456789D',
    kind: 'participation',
    grade: null,
    holder: 'Ana Quispe Rojas',
    hours: 24,
    signer: null,
    syllabus: [],
    issuedAt: '2026-03-10T15:00:00.000Z',
    revokedAt: '2026-04-01T15:00:00.000Z',
    reissues: [],
    correction: null,
    picture: '/x.svg',
    document: '/x.pdf',
  } as const;
  await show(certificateOverview({ progress: finished, issued: [revoked] }));
  expect(screen.getByText('Revocado el 1 de abril de 2026')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Descargar PDF' })).toBeNull();
});

const own: IssuedCertificate = {
  code: 'ES-2026-0123456789D',
  kind: 'participation',
  grade: null,
  holder: 'Ana Quispi Rojas',
  hours: 24,
  signer: null,
  syllabus: [],
  issuedAt: '2026-03-10T15:00:00.000Z',
  revokedAt: null,
  reissues: [],
  correction: null,
  picture: '/x.svg',
  document: '/x.pdf',
};
test('what stands on both sides can be read as text, and the page be enlarged', async () => {
  const signer = { name: 'Carmen Salazar', office: 'Directora', entity: 'Escuela S. A. C.', ruc: '20512333797' };
  const syllabus = [{ title: 'El contrato', classes: ['Elementos', 'Modalidades'] }];
  const { user } = await show(certificateOverview({ progress: finished, issued: [{ ...own, signer, syllabus }] }));
  expect(screen.getByText('Carmen Salazar, directora')).toBeTruthy();
  expect(screen.getByText('Escuela S. A. C. (RUC 20512333797)')).toBeTruthy();
  expect(screen.getAllByRole('img', { name: /Certificado de participación de/ })).toHaveLength(1);
  await user.click(screen.getByText(/Temario, en el reverso/));
  expect(screen.getByText('Modalidades')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ampliar' }));
  expect(screen.getByRole('region', { name: 'El certificado, ampliado' }).querySelector('img')?.src).toContain(
    '/x.svg',
  );
  expect(await axeProblems()).toEqual([]);
});

const corrected = { holder: 'Ana Quispe Rojas', document: 'DNI 46712369', isForStaff: false };
const regenerate = 'Regenerar con mis datos actuales';

test('a certificate that says what the profile says tells where a name is corrected', async () => {
  await show(certificateOverview({ progress: finished, issued: [own] }));
  expect(screen.getByRole('link', { name: 'Corrígelo en tu perfil' }).getAttribute('href')).toBe('/main/perfil');
  expect(screen.queryByRole('button', { name: regenerate })).toBeNull();
});

test('a corrected name is regenerated with one click and leaves a trail', async () => {
  const { user } = await show(certificateOverview({ progress: finished, issued: [{ ...own, correction: corrected }] }));
  expect(screen.getByText(/saldría a nombre de Ana Quispe Rojas \(DNI 46712369\)/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: regenerate }));
  expect(await screen.findByRole('img', { name: /de Ana Quispe Rojas, código ES-2026-0123456789D/ })).toBeTruthy();
  expect(screen.getByText(/reemitido el 4 de mayo de 2026/)).toBeTruthy();
  expect(screen.getByText(/Antes decía: Ana Quispi Rojas\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: regenerate })).toBeNull();
  expect(screen.getByRole('link', { name: 'Descargar PDF' }).getAttribute('href')).toBe('/x.pdf');
  expect(await axeProblems()).toEqual([]);
});

test('when it cannot be regenerated the reason is told and the button stays', async () => {
  const overview = certificateOverview({ progress: finished, issued: [{ ...own, correction: corrected }] });
  const { user, certificates } = await show(overview);
  certificates.obstacle = callRefusal({ kind: 'network', status: 503, detail: 'No hay conexión.' });
  await user.click(screen.getByRole('button', { name: regenerate }));
  expect((await screen.findByRole('alert')).textContent).toBe('No hay conexión.');
  certificates.obstacle = null;
  await user.click(await screen.findByRole('button', { name: regenerate }));
  expect(await screen.findByText(/reemitido el 4 de mayo/)).toBeTruthy();
});

test('a changed document is for the school to look at', async () => {
  const correction = { ...corrected, isForStaff: true };
  await show(certificateOverview({ progress: finished, issued: [{ ...own, correction }] }));
  expect(screen.getByRole('link', { name: 'escríbenos' }).getAttribute('href')).toBe('/contacto');
  expect(screen.queryByRole('button', { name: regenerate })).toBeNull();
});

test('once the course is retired or the plan has ended, the certificate alone is left, with its PDF', async () => {
  const content = { ...certificateOverview().content, tabs: ['certificate'] as const };
  const exams = { total: 1, passed: 0 };
  await show(certificateOverview({ content, exams, progress: finished, issued: [own] }));
  expect(screen.getByRole('link', { name: 'Descargar PDF' }).getAttribute('href')).toBe('/x.pdf');
  expect(screen.queryByRole('link', { name: 'Contenido' })).toBeNull();
  expect(screen.queryByText('Completa todas las clases')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Ver los exámenes' })).toBeNull();
});

test('a content without hours says that it gives none', async () => {
  await show(certificateOverview({ hours: 0 }));
  expect(screen.getByRole('heading', { name: 'Este contenido no otorga certificado' })).toBeTruthy();
});

test('axe finds nothing', async () => {
  await show(certificateOverview({ progress: finished, exams: { total: 2, passed: 1 }, due: ['participation'] }));
  await screen.findByRole('link', { name: 'Descargar PDF' });
  expect(await axeProblems()).toEqual([]);
});
