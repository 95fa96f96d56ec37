import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { failWith, useLoaded } from '#ui/school/boot/page-module.ts';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

type Session = Awaited<ReturnType<typeof officeSession>>;

/** Shows a page for who sees opinions, whose data `load` gives. */
async function show(session: Session, load: () => Promise<{ readonly said: string }>) {
  const Page = () => <h1>{useLoaded<typeof load>().said}</h1>;
  await showPages([{ path: '/', module: officePage('see-reviews', load, Page) }], '/', session.wire);
}

const loaded = () => Promise.resolve({ said: 'Las opiniones' });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('is shown to whose role includes it', async () => {
  await show(await officeSession('cashier', 'editor'), loaded);
  expect(heading()).toBe('Las opiniones');
});

test('says to others what their roles lack, and leads to what they include; nothing is asked of the school', async () => {
  const asked = () => Promise.reject(new Error('asked'));
  await show(await officeSession('cashier', 'teacher'), asked);
  expect(heading()).toBe('Esta parte no es de tu rol');
  expect(screen.getByText('Tus roles en la escuela: Docencia, Caja.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Tu rol no incluye ver las opiniones que esperan' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '/colaboradores',
    '/colaboradores/constancias',
    '/colaboradores/depositos',
    '/colaboradores/pedidos',
    '/colaboradores/comprobantes',
    '/colaboradores/libros',
    '/colaboradores/devoluciones',
    '/colaboradores/contracargos',
    '/colaboradores/consultas',
    '/colaboradores/productos',
    '/colaboradores/consultorias',
  ]);
  expect(await axeProblems()).toEqual([]);
});

test('whoever has no role any more reads that', async () => {
  await show(await officeSession(), loaded);
  expect(screen.getByText('Tu cuenta ya no tiene ningún rol en la escuela.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a role that was given a moment ago is not waited for', async () => {
  const session = await officeSession('cashier');
  session.become('cashier', 'editor');
  await show(session, loaded);
  expect(heading()).toBe('Las opiniones');
});

test.each<[readonly OfficeRole[], string]>([
  [['cashier'], 'Tu rol en la escuela: Caja.'],
  [[], 'Tu cuenta ya no tiene ningún rol en la escuela.'],
])('a role that was taken away meanwhile is said to be gone: left %j', async (left, said) => {
  const session = await officeSession('editor');
  session.become(...left);
  await show(session, async () => failWith(403, { kind: 'permission-missing', detail: '' }));
  expect(heading()).toBe('Esta parte no es de tu rol');
  expect(screen.getByText(said)).toBeTruthy();
});

test('a product that somebody else looks after says so, and leads to one’s own', async () => {
  const detail = 'Este producto lo cuida otra persona: tu rol alcanza a los que enseñas.';
  await show(await officeSession('editor'), async () => failWith(403, { kind: 'product-not-yours', detail }));
  expect(heading()).toBe('Este producto lo cuida otra persona');
  expect(screen.getByText(detail)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver mis productos' })).toBeTruthy();
});

test('any other failure is the page’s own', async () => {
  const failing = async () => failWith(503, { kind: 'offline', detail: '' });
  await show(await officeSession('editor'), failing);
  expect(heading()).toBe('No pudimos llegar a la escuela');
});
