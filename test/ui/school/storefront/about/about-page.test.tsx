import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TeacherDirectoryInMemory } from '#test/memory/catalogue/teacher-directory-in-memory.ts';
import { TeacherDirectory } from '#application/browser/catalogue/ports/teacher-directory.ts';
import { provider } from '#domain/legal/statute.ts';
import type { StaffProfile } from '#domain/catalogue/staff-profile.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import * as page from '#ui/school/storefront/about/about-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { aTeacher } from '#test/support/catalogue/teacher-builders.ts';

const open = (teachers: readonly StaffProfile[]) =>
  showPages([{ path: '/nosotros', module: page }], '/nosotros', (container) => {
    container.bind(TeacherDirectory).toConstantValue(new TeacherDirectoryInMemory(teachers));
    container.bind(PageMap).toConstantValue(new PageMap([{ path: '/contacto' }, { path: '/verificacion' }]));
  });

test('ROUTE-11, SITE-11: the school, its teachers with what they publish, certificates, and who answers', async () => {
  await open([aTeacher('zoe', 'Zoe Sol', [10, 11]), aTeacher('eva', 'Eva Paz', [12])]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Zoe Sol' })).toBeInstanceOf(HTMLElement);
  const works = screen.getByRole('list', { name: 'Lo que publica Zoe Sol' });
  expect(within(works).getByRole('link', { name: 'Curso 10' }).getAttribute('href')).toBe('/cursos/curso-10');
  expect(screen.getByRole('link', { name: 'Validar un certificado' }).getAttribute('href')).toBe('/verificacion');
  expect(screen.getByText(provider.ruc)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: 'Escribirnos' })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('link', { name: 'Preguntas frecuentes' })).toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test('who publishes much shows three works, and a link to the list of all of them', async () => {
  await open([aTeacher('zoe', 'Zoe Sol', [10, 11, 12, 13, 14]), aTeacher('eva', 'Eva Paz', [15, 16, 17])]);
  const works = within(screen.getByRole('list', { name: 'Lo que publica Zoe Sol' })).getAllByRole('link');
  expect(works.map(({ textContent }) => textContent)).toEqual([
    'Curso 10',
    'Curso 11',
    'Curso 12',
    'Ver los 5 de Zoe Sol',
  ]);
  expect(works.at(-1)?.getAttribute('href')).toBe('/buscar?docente=zoe');
  expect(within(screen.getByRole('list', { name: 'Lo que publica Eva Paz' })).getAllByRole('link')).toHaveLength(3);
});

test('without teachers there is no heading over nothing', async () => {
  await open([]);
  expect(screen.queryByRole('heading', { name: 'Quiénes enseñan' })).toBeNull();
});
