import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MyContents, OwnedContent } from '#application/browser/ports/learning-api.ts';
import { SessionStore } from '#ui/school/session-store.ts';
import * as dashboardPage from '#ui/school/student/dashboard/dashboard-page.tsx';
import * as myContentsPage from '#ui/school/student/my-contents/my-contents-page.tsx';
import { axeProblems } from '#test/support/axe.ts';
import { aProfile } from '#test/support/profile-builders.ts';
import { showPages } from '#test/support/show-page.tsx';
import { studentServices } from '#test/support/student-pages.tsx';

const half = { completed: 3, total: 6, percent: 50, finished: false };
const whole = { completed: 6, total: 6, percent: 100, finished: true };

function owned(id: number, changes: Partial<OwnedContent> = {}): OwnedContent {
  const slug = `curso-${id}`;
  const base = { id, slug, title: `Curso ${id}`, kind: 'course', coverFile: null, progress: half } as const;
  return { ...base, lastAt: null, until: null, ...changes };
}

const continuation: NonNullable<MyContents['continuation']> = {
  content: { slug: 'curso-1', title: 'Curso 1', kind: 'course' },
  class: { id: 8, title: 'Horas extras', kind: 'video', durationSeconds: 300 },
  resumeSeconds: 80,
  progress: half,
  begun: true,
};

async function show(mine: MyContents, at = '/main') {
  const services = studentServices();
  services.api.owns(mine);
  const session = { user: aProfile() } as SessionStore;
  const pages = [
    { path: '/main', module: dashboardPage },
    { path: '/main/mis-contenidos', module: myContentsPage },
  ];
  return showPages(pages, at, (container) => {
    services.wire(container);
    container.bind(SessionStore).toConstantValue(session);
  });
}

test('begins with the class and the second where the student left', async () => {
  await show({ continuation, contents: [owned(1)] });
  expect(screen.getByRole('heading', { level: 1, name: 'Hola, Rosa' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Continúa donde lo dejaste' })).toBeTruthy();
  expect(screen.getByText('Horas extras')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Continuar en 1:20' });
  expect(link.getAttribute('href')).toBe('/main/contenido/curso-1/video?clase=8');
});

test('offers a beginning to somebody who has not begun', async () => {
  await show({ continuation: { ...continuation, begun: false, resumeSeconds: 0 }, contents: [owned(1)] });
  expect(screen.getByRole('heading', { level: 2, name: 'Empieza por aquí' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Empezar' })).toBeTruthy();
});

test('shows what is owned by kind, in the order of the catalogue, four of each at most', async () => {
  const books = [owned(20, { kind: 'book', slug: 'manual', title: 'Manual', progress: null })];
  const courses = [1, 2, 3, 4, 5].map((id) => owned(id));
  await show({ continuation: null, contents: [...books, ...courses] });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Cursos', 'Libros']);
  expect(screen.queryByRole('link', { name: 'Curso 5' })).toBeNull();
  const all = screen.getByRole('link', { name: 'Ver los 5' });
  expect(all.getAttribute('href')).toBe('/main/mis-contenidos#course');
  expect(screen.getByRole('link', { name: 'Manual' }).getAttribute('href')).toBe('/main/libros/indice/manual');
});

test('says what to do to somebody who owns nothing', async () => {
  await show({ continuation: null, contents: [] });
  expect(screen.getByRole('heading', { name: 'Todavía no tienes contenidos' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver los cursos' }).getAttribute('href')).toBe('/cursos');
});

test('says so when every class is done', async () => {
  await show({ continuation: null, contents: [owned(1, { progress: whole })] });
  expect(screen.getByText(/Terminaste todas las clases/)).toBeTruthy();
});

test('Mis contenidos shows all, with progress and until when a plan lends it', async () => {
  const courses = [1, 2, 3, 4].map((id) => owned(id));
  const lent = owned(5, { until: '2026-12-31T04:59:59.000Z' });
  await show({ continuation: null, contents: [...courses, lent] }, '/main/mis-contenidos');
  expect(screen.getByRole('link', { name: 'Curso 5' })).toBeTruthy();
  expect(screen.getByText('Curso · hasta el 30 de diciembre de 2026')).toBeTruthy();
  expect(screen.getAllByText('3 de 6 clases')).toHaveLength(5);
});

test('axe finds nothing', async () => {
  await show({ continuation, contents: [owned(1), owned(2, { kind: 'book', progress: null })] });
  expect(await axeProblems()).toEqual([]);
});
