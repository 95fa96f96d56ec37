import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type MyCertificate, myCertificates } from '#application/read-models/home/my-certificate.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import * as myCertificatesPage from '#ui/school/student/my-certificates/my-certificates-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { studentServices } from '#test/support/learning/student-pages.tsx';

const ana = { email: 'ana@correo.pe', givenNames: 'Ana', paternalSurname: 'Ramos', maternalSurname: '' };

async function show(certificates: readonly MyCertificate[], names = ana): Promise<void> {
  const services = studentServices();
  services.reads.answer(myCertificates, certificates);
  const page = { path: '/main/mis-certificados', module: myCertificatesPage };
  await showPages([page], '/main/mis-certificados', (container) => {
    services.wire(container);
    container.bind(SessionStore).toConstantValue({ user: names } as unknown as SessionStore);
  });
}

const approval: MyCertificate = {
  code: 'ES-2026-0123456789D',
  kind: 'approval',
  grade: '16.5',
  title: 'Derecho laboral',
  slug: 'derecho-laboral',
  hours: 24,
  issuedAt: '2026-03-10T15:00:00.000Z',
  revokedAt: null,
  document: '/x.pdf',
};

test('each certificate is named with day, hours, grade and code, and has its PDF and its page', async () => {
  await show([approval]);
  expect(screen.getByRole('heading', { level: 2, name: 'Derecho laboral' })).toBeTruthy();
  expect(screen.getByText(/10 de marzo de 2026 · 24 horas académicas · nota 16.5 de 20/)).toBeTruthy();
  expect(screen.getByText(approval.code)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^PDF/ }).getAttribute('href')).toBe('/x.pdf');
  const page = screen.getByRole('link', { name: /^Ver ?: Certificado de aprobación, Derecho laboral/ });
  expect(page.getAttribute('href')).toBe('/main/contenido/derecho-laboral/certificado');
  expect(await axeProblems()).toEqual([]);
});

test('one that was revoked says so, and has no PDF', async () => {
  await show([{ ...approval, revokedAt: '2026-04-01T15:00:00.000Z' }]);
  expect(screen.getByText('Revocado el 1 de abril de 2026')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^PDF/ })).toBeNull();
});

test('without any it says how the first comes', async () => {
  await show([]);
  expect(screen.getByText('Todavía no tienes certificados')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir a mis contenidos' }).getAttribute('href')).toBe('/main/mis-contenidos');
});

test('whoever has no surname yet reads that certificates wait for it, with or without any', async () => {
  for (const certificates of [[], [approval]]) {
    await show(certificates, { ...ana, givenNames: 'Ana Ramos', paternalSurname: '' });
    expect(screen.getByText(/En tu perfil falta tu apellido paterno\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Completar mi perfil' }).getAttribute('href')).toBe('/main/perfil');
    expect(await axeProblems()).toEqual([]);
    cleanup();
  }
});

test('a name that only the address gave is none', async () => {
  await show([], { ...ana, paternalSurname: '' });
  expect(screen.getByText(/En tu perfil faltan tus nombres y tu apellido paterno\./)).toBeTruthy();
});

test('whoever has their names reads nothing of it', async () => {
  await show([]);
  expect(screen.queryByText(/En tu perfil faltan?/)).toBeNull();
});
