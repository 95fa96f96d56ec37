import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showModulePages } from '#test/support/learning/module-pages.tsx';
import { anOwnedProduct } from '#test/support/accounts/profile-builders.ts';

const plan = { id: 9, slug: 'pro-laboral', page: 'pro' } as const;
const own = anOwnedProduct(1, { slug: 'planillas', title: 'Planillas' });
const course = anOwnedProduct(2, { slug: 'despido', title: 'Despido', plan, until: '2026-12-31T04:59:59.000Z' });
const workshop = anOwnedProduct(3, { kind: 'workshop', slug: 'contratos', title: 'Contratos', plan });
const consultancy = anOwnedProduct(4, { kind: 'consultancy', slug: 'planilla', title: 'Tu planilla', plan });
const all = [own, course, workshop, consultancy];

test('an index lists what its plan gives of the module, and nothing else', async () => {
  await showModulePages('/main/contenido/indice/pro-laboral?tipoSync=9&category=cursos', all);
  expect(screen.getByRole('link', { name: 'Despido' }).getAttribute('href')).toBe(
    '/main/contenido/despido?category=cursos',
  );
  expect(screen.getByText('Curso · hasta el 30/12/2026')).toBeTruthy();
  expect(screen.getByRole('presentation').getAttribute('src')).toBe('/portadas/despido');
  for (const title of ['Planillas', 'Contratos', 'Tu planilla']) expect(screen.queryByText(title)).toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test('the id that an index passes through names the plan as well', async () => {
  await showModulePages('/main/contenido/indice/un-nombre-anterior?tipoSync=9&category=cursos', all);
  expect(screen.getByRole('link', { name: 'Despido' })).toBeTruthy();
});

test('where several entries share the address, each has its heading', async () => {
  await showModulePages('/main/contenido/pack/pro-laboral', all);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual(['Cursos', 'Talleres']);
});

test('what has no cover stands in a row', async () => {
  await showModulePages('/main/consultas/pack/pro-laboral', all);
  expect(screen.getByRole('link', { name: /Tu planilla/ }).getAttribute('href')).toBe('/main/consultas/planilla');
});

test('a plan that gives nothing here says so, and leads to the plan', async () => {
  await showModulePages('/main/tips/pack/pro-laboral', all);
  expect(screen.getByRole('heading', { name: 'Aquí no hay nada para ti' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver mi plan' }).getAttribute('href')).toBe('/main/plan');
});
