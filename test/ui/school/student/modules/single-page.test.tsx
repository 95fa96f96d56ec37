import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { axeProblems } from '#test/support/browser/axe.ts';
import { rosa, storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { showModulePages } from '#test/support/learning/module-pages.tsx';
import { anOwnedProduct } from '#test/support/accounts/profile-builders.ts';

const advice = storedProduct(4, {
  kind: 'consultancy',
  slug: 'planilla',
  title: 'Tu planilla',
  descriptionHtml: '<p>Revisamos tu planilla.</p>',
  staff: [rosa],
});
const owned = anOwnedProduct(4, { kind: 'consultancy', slug: 'planilla', title: 'Tu planilla' });

test('a consultancy says with whom and until when, and opens what it includes', async () => {
  const { address } = await showModulePages('/main/consultas/planilla', [owned], [advice]);
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    'Consultoría',
    rosa.name,
    'Sin vencimiento',
  ]);
  expect(screen.getByRole('link', { name: 'Abrir el contenido' }).getAttribute('href')).toBe(
    '/main/contenido/planilla',
  );
  expect(await axeProblems()).toEqual([]);
  await userEvent.setup().click(screen.getByRole('link', { name: 'Ver qué incluye' }));
  expect(await screen.findByText('Revisamos tu planilla.')).toBeTruthy();
  expect(address()).toBe('/main/consultas/planilla/contenido');
});

test('its hour is told with its room and its calendar; without one, how it is agreed', async () => {
  const hour = { id: 'h', place: '', address: 'https://sala.example/una', sequence: 0, isHeld: false };
  const at = {
    startsAt: '2026-12-15T00:00:00.000Z',
    endsAt: '2026-12-15T00:45:00.000Z',
    changedAt: '2026-01-01T12:00:00.000Z',
  };
  const mine = {
    slug: 'planilla',
    title: 'Tu planilla',
    boughtAt: '2026-01-01T12:00:00.000Z',
    arranging: 'Escribe tres horarios.',
  };
  await showModulePages(
    '/main/consultas/planilla',
    [owned],
    [advice],
    [
      { ...mine, id: 'a', state: 'arranged', appointments: [{ ...hour, ...at }] },
      { ...mine, id: 'b', state: 'to-arrange', appointments: [] },
      { ...mine, id: 'c', slug: 'otra', state: 'to-arrange', arranging: 'De otra.', appointments: [] },
    ],
  );
  expect(screen.getByText('lunes 14 de diciembre de 2026, 7:00 p. m. a 7:45 p. m., hora de Lima')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Entrar a la sala/ }).getAttribute('href')).toBe(hour.address);
  expect(screen.getByRole('button', { name: 'Agregar al calendario' })).toBeTruthy();
  expect(screen.getByText('Escribe tres horarios.')).toBeTruthy();
  expect(screen.queryByText('De otra.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ir a Consultas' }).getAttribute('href')).toBe(
    '/main/contenido/planilla/consultas',
  );
  expect(await axeProblems()).toEqual([]);
});

test('what has pages of its own is opened there', async () => {
  const plan = anOwnedProduct(9, { kind: 'plan', slug: 'pro-laboral', title: 'PRO Laboral' });
  const { address } = await showModulePages('/main/planes/pro-laboral', [plan]);
  expect(address()).toBe('/main/plan');
});

test('what is not the student’s says so and leads to where it is sold', async () => {
  await showModulePages('/main/consultas/planilla', [], [advice]);
  expect(screen.getByRole('link', { name: 'Ver «Tu planilla»' }).getAttribute('href')).toBe(
    '/contenidos/consultorias/planilla',
  );
});

test.each(['/main/consultas/nada', '/main/tips/planilla'])(
  '%s, of which there is none, is the page of 404',
  async (at) => {
    await showModulePages(at, [owned], [advice]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No encontramos esta página');
  },
);

test('what is owned opens without the catalogue; of what is not, it is not said that there is none', async () => {
  const { unmount } = await showModulePages('/main/consultas/planilla', [owned], 'unreachable');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tu planilla');
  unmount();
  await showModulePages('/main/consultas/planilla', [], 'unreachable');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No pudimos llegar a la escuela');
});
