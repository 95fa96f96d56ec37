import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CertificateCheckInMemory } from '#test/memory/learning/certificates/certificate-api-in-memory.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { CertificateCheck } from '#application/browser/learning/ports/certificate-api.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import type { ValidatedCertificate } from '#application/read-models/learning/validated-certificate.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import * as verificationPage from '#ui/school/storefront/verification/verification-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { saidAtFirst } from '#test/support/shared/said-at-first.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const valid: ValidatedCertificate = {
  code: 'ES-2026-0123456789D',
  state: 'valid',
  kind: 'approval',
  grade: '16.5',
  holder: 'Ana Quispe Rojas',
  product: { title: 'Derecho laboral para empresas', kind: 'course' },
  hours: 24,
  signer: { name: 'Rosa Ríos Paz', office: 'Directora académica', entity: 'Editora Andina S.A.C.', ruc: '20123456786' },
  issuedAt: '2026-03-11T03:00:00.000Z',
  isMoved: false,
  reissuedAt: null,
  revokedAt: null,
};
const revoked: ValidatedCertificate = {
  ...valid,
  code: 'ES-2026-ZZZZZZZZZZP',
  state: 'revoked',
  revokedAt: '2026-04-01T15:00:00.000Z',
};
const reissued: ValidatedCertificate = {
  ...valid,
  code: 'ES-2026-00000000000',
  signer: null,
  reissuedAt: '2026-05-04T15:00:00.000Z',
};
const moved: ValidatedCertificate = { ...valid, code: 'Reg. 0123/2023', signer: null, isMoved: true };
const unknown = callRefusal({
  kind: 'certificate-not-found',
  status: 404,
  detail: 'La escuela no ha emitido ningún certificado con ese código.',
});

const site = {
  ...saidAtFirst,
  origin: 'http://localhost:3000',
  signInOrigin: 'http://localhost:3001',
  imagesBase: '',
  uploadsBase: '',
  socialLinks: [],
  year: 2026,
};

const course = storedProduct(1, { title: 'Derecho laboral', certificateHours: 8 });

async function show(query = '', otherwise = unknown, products = [course], letters = 'ES') {
  const check = new CertificateCheckInMemory([valid, revoked, reissued, moved], otherwise);
  const page = { path: '/verificacion', module: verificationPage };
  const shown = await showPages([page], `/verificacion${query}`, (container) => {
    container.bind(CertificateCheck).toConstantValue(check);
    container.unbind(SiteSettings);
    container.bind(SiteSettings).toConstantValue(new SiteSettings({ ...site, certificateLetters: letters }));
    const catalogue = new ProductPagesInMemory(products, new Date('2026-03-10T15:00:00.000Z'));
    container.bind(CatalogueApi).toConstantValue(catalogue);
    container.bind(PageMap).toConstantValue(new PageMap([{ path: '/contacto' }]));
  });
  return { ...shown, user: userEvent.setup() };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Código del certificado' });

test('the form asks with the address, so that it works without script', async () => {
  const { container } = await show();
  const form = container.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/verificacion']);
  expect(field().name).toBe('codigo');
});

test('a valid certificate shows holder, content, hours, grade, day and code', async () => {
  const { user, address } = await show();
  await user.type(field(), valid.code);
  await user.click(screen.getByRole('button', { name: 'Validar' }));
  expect(await screen.findByRole('heading', { name: 'Certificado válido' })).toBeTruthy();
  expect(screen.getByText('Escuela lo emitió y sigue vigente.')).toBeTruthy();
  expect(address()).toBe(`/verificacion?codigo=${valid.code}`);
  const facts = screen.getAllByRole('definition').map((each) => each.textContent);
  expect(screen.getByText('Ana Quispe Rojas')).toBeTruthy();
  expect(facts).toEqual([
    'Derecho laboral para empresas',
    '24 horas académicas',
    '16.5 de 20',
    '10 de marzo de 2026',
    'Rosa Ríos Paz, directora académica',
    'Editora Andina S.A.C. (RUC\u00A020123456786)',
    valid.code,
  ]);
});

test('one of the platform before is found by what stands on it, and says where it was issued and no more than is known', async () => {
  const { user } = await show();
  await user.type(field(), `${moved.code}{Enter}`);
  expect(await screen.findByText('Escuela lo emitió en su plataforma anterior y sigue vigente.')).toBeTruthy();
  expect(screen.queryByText('Firma')).toBeNull();
});

test('a revoked certificate says since when', async () => {
  await show(`?codigo=${revoked.code}`);
  expect(screen.getByRole('heading', { name: 'Certificado revocado' })).toBeTruthy();
  expect(screen.getByText(/lo anuló el 1 de abril de 2026/)).toBeTruthy();
});

test('a certificate from before signers were noted names none', async () => {
  await show(`?codigo=${reissued.code}`);
  expect(screen.getByRole('heading', { name: 'Certificado válido' })).toBeTruthy();
  expect(screen.queryByText('Firma')).toBeNull();
  expect(screen.queryByText('Emite')).toBeNull();
});

test('a wrong code says what to look at, and stays in the field', async () => {
  await show('?codigo=ES-2026-X');
  expect(screen.getByText('No existe un certificado con ese código')).toBeTruthy();
  expect(screen.getByText('La escuela no ha emitido ningún certificado con ese código.')).toBeTruthy();
  expect(field().value).toBe('ES-2026-X');
});

test('too many checks are told as they are', async () => {
  const detail = 'Hiciste demasiadas consultas seguidas. Espera un minuto y vuelve a intentarlo.';
  await show('?codigo=x', callRefusal({ kind: 'too-many-requests', status: 429, detail }));
  expect(screen.getByText(detail)).toBeTruthy();
});

test('whoever asks by keyboard goes on from the code, and hears what is known of it', async () => {
  const { container, user } = await show();
  await user.type(field(), 'ES-2026-X{Enter}');
  expect(await screen.findByText('No existe un certificado con ese código')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(container.querySelector('[aria-live]')?.textContent).toContain('No existe un certificado');
});

test('sent empty, it says in Spanish what is missing, beside the field, as often as it is sent', async () => {
  const { container, user } = await show();
  expect(screen.queryByRole('group', { name: 'Revisa estos datos' })).toBeNull();
  // The browser would say it in its own language, or a blank would pass.
  expect(field().required).toBe(false);
  for (const typed of ['', '   ']) {
    if (typed !== '') await user.type(field(), typed);
    await user.click(screen.getByRole('button', { name: 'Validar' }));
    const alert = await screen.findByRole('group', { name: 'Revisa estos datos' });
    expect(alert.textContent).toContain('Escribe el código del certificado.');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(container.querySelector('[aria-live]')?.textContent).toBe('');
  }
  expect(await axeProblems()).toEqual([]);
});

test('axe finds nothing', async () => {
  await show(`?codigo=${valid.code}`);
  expect(await axeProblems()).toEqual([]);
});

test('a certificate made out anew says so with its date, and is valid', async () => {
  await show(`?codigo=${reissued.code}`);
  expect(screen.getByRole('heading', { name: 'Certificado válido' })).toBeTruthy();
  expect(screen.getByText(/Se volvió a emitir el 4 de mayo de 2026/)).toBeTruthy();
  expect(screen.getByText('4 de mayo de 2026', { selector: 'dd' })).toBeTruthy();
});

test('a sample shows where the code stands, until a certificate was found', async () => {
  const { unmount } = await show();
  const sample = screen.getByRole('img', { name: /^Muestra del certificado de «Derecho laboral»/ });
  expect(sample.getAttribute('src')).toBe('/certificados/curso-1.svg');
  unmount();
  await show(`?codigo=${valid.code}`);
  expect(screen.queryByRole('img', { name: /^Muestra/ })).toBeNull();
});

test('what gives no certificate is no sample of one', async () => {
  await show('', unknown, [{ ...course, certificateHours: 0 }]);
  expect(screen.queryByRole('img')).toBeNull();
});

test('the example of a code begins as those of the school do, and stands in one piece', async () => {
  const detail = 'Ese texto no tiene la forma de un código de certificado.';
  await show('?codigo=hola', callRefusal({ kind: 'code-malformed', status: 422, detail }), [], 'LIO');
  expect(await screen.findByText('LIO-2026-0123456789D', { selector: 'span' })).toBeTruthy();
  expect(screen.getByText(/^Que empiece con letras como LIO,/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\bES\b/);
});
