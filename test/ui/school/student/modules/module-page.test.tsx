import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showModulePages } from '#test/support/learning/module-pages.tsx';
import { anOwnedProduct } from '#test/support/accounts/profile-builders.ts';

const plan = { id: 9, slug: 'pro-laboral', page: 'pro' } as const;
const pack = { id: 8, slug: 'pack-basico', page: 'pack' } as const;
const own = anOwnedProduct(1, { slug: 'planillas', title: 'Planillas' });
const ofPlan = anOwnedProduct(2, { slug: 'despido', title: 'Despido', plan, until: '2026-12-31T04:59:59.000Z' });
const ofPack = anOwnedProduct(3, { kind: 'workshop', slug: 'contratos', title: 'Contratos', plan: pack });

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('MAIN-7: a module shows what is the student’s own, and the plans that give more of it', async () => {
  await showModulePages('/main/contenido/indice?category=cursos', [own, ofPlan]);
  expect(screen.getByRole('heading', { level: 1, name: 'Cursos' })).toBeTruthy();
  expect(hrefs()).toEqual([
    '/main/contenido/indice/pro-laboral?tipoSync=9&category=cursos',
    '/main/contenido/planillas?category=cursos',
  ]);
  expect(screen.getByText('Hasta el 30/12/2026')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('entries that share an address stand together where none is named', async () => {
  await showModulePages('/main/contenido/indice', [own, ofPack]);
  expect(screen.getByRole('heading', { level: 1, name: 'Cursos y programas' })).toBeTruthy();
  expect(hrefs()).toContain('/main/contenido/pack/pack-basico?category=talleres');
  expect(screen.getByText('Talleres')).toBeTruthy();
});

test('nothing of it yet: the way to where it is sold, or to what there is', async () => {
  await showModulePages('/main/contenido/indice?category=diplomados', [own]);
  expect(screen.getByRole('heading', { name: 'Todavía no tienes nada aquí' })).toBeTruthy();
  expect(hrefs()).toEqual(['/contenidos/diplomados', '/main/mis-contenidos']);
});

test('a module that the school sells nothing of says when there will be something', async () => {
  await showModulePages('/main/tips/indice', [own]);
  expect(screen.getByRole('heading', { level: 1, name: 'Tips' })).toBeTruthy();
  expect(screen.getByText('Cuando la escuela publique algo de este tipo para ti, aparecerá aquí.')).toBeTruthy();
  expect(hrefs()).toEqual(['/main/mis-contenidos']);
});
