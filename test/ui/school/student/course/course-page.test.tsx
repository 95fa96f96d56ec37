import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as coursePage from '#ui/school/student/course/course-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { LearningApiInMemory } from '#test/memory/learning/learning-api-in-memory.ts';
import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import { callRefusal, contentOutline } from '#test/support/learning/outline-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { studentServices } from '#test/support/learning/student-pages.tsx';

async function show(slug = 'derecho-laboral', services = studentServices()) {
  const page = { path: '/main/contenido/:slug', module: coursePage };
  const shown = await showPages([page], `/main/contenido/${slug}`, services.wire);
  return { ...shown, ...services, user: userEvent.setup() };
}

test('shows the tabs of the content, the present one marked', async () => {
  await show();
  const tabs = within(screen.getByRole('navigation', { name: 'Partes del contenido' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Contenido', '/main/contenido/derecho-laboral'],
    ['Consultas', '/main/contenido/derecho-laboral/consultas'],
    ['Exámenes', '/main/contenido/derecho-laboral/examenes'],
    ['Certificado', '/main/contenido/derecho-laboral/certificado'],
    ['Comentarios', '/main/contenido/derecho-laboral/comentarios'],
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null, null, null, null]);
});

test('counts on the tab of the consultations the answers that were not read', async () => {
  const services = studentServices();
  const unread = new LearningApiInMemory([contentOutline({ unreadAnswers: 2 })]);
  await show('derecho-laboral', {
    ...services,
    wire: (container) => {
      services.wire(container);
      container.unbind(LearningApi);
      container.bind(LearningApi).toConstantValue(unread);
    },
  });
  const link = screen.getByRole('link', { name: 'Consultas 2 sin leer' });
  expect(link.getAttribute('href')).toBe('/main/contenido/derecho-laboral/consultas');
});

test('lists every class with its state, its kind and its length, and leads to each', async () => {
  const { api, wire } = studentServices();
  await api.markAsRead('derecho-laboral', 2);
  await api.report('derecho-laboral', 3, { positionSeconds: 20, watched: [[0, 20]] }, false);
  await showPages([{ path: '/main/contenido/:slug', module: coursePage }], '/main/contenido/derecho-laboral', wire);
  const classes = screen
    .getAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('link', { name: /^(Sin|Em|Co).*\./ }));
  expect(classes.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Sin empezar. La relación de trabajo1:00', '/main/contenido/derecho-laboral/video?clase=1'],
    ['Completada. El plazo fijoLectura de 4 min', '/main/contenido/derecho-laboral/contenido?clase=2'],
    ['Empezada. Horas extras1:00 · te quedaste en 0:20', '/main/contenido/derecho-laboral/video?clase=3'],
  ]);
  expect(screen.getByText('1 de 3 clases')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continuar' }).getAttribute('href')).toContain('clase=1');
});

test('in what a module is about no number parts from its sign', async () => {
  const services = studentServices();
  const [first, ...others] = contentOutline().modules;
  const told = new LearningApiInMemory([
    contentOutline({ modules: [{ ...first!, summary: 'Por qué 18 %.' }, ...others] }),
  ]);
  await show('derecho-laboral', {
    ...services,
    wire: (container) => {
      services.wire(container);
      container.unbind(LearningApi);
      container.bind(LearningApi).toConstantValue(told);
    },
  });
  expect(screen.getByText(/^Por qué/).textContent).toBe('Por qué 18\u00A0%.');
});

test('once all is done it leads to the certificate', async () => {
  const services = studentServices();
  await services.api.markAsRead('derecho-laboral', 2);
  for (const id of [1, 3]) {
    await services.api.report('derecho-laboral', id, { positionSeconds: 60, watched: [[0, 60]] }, false);
  }
  await show('derecho-laboral', services);
  const link = screen.getByRole('link', { name: 'Ver tu certificado' });
  expect(link.getAttribute('href')).toBe('/main/contenido/derecho-laboral/certificado');
});

test('a material is downloaded through an address asked for when it is wanted', async () => {
  const { user, navigator } = await show();
  await user.click(screen.getByRole('button', { name: 'Descargar Guía del curso' }));
  await waitFor(() => expect(navigator.left).toEqual(['/materiales/7?signature=x']));
});

test('a download that fails says why', async () => {
  const { user, api, toasts, navigator } = await show();
  api.refusal = callRefusal({ kind: 'offline', detail: 'No hay conexión con la escuela.' });
  await user.click(screen.getByRole('button', { name: 'Descargar Guía del curso' }));
  await waitFor(() =>
    expect(toasts.toasts).toMatchObject([{ kind: 'error', text: 'No hay conexión con la escuela.' }]),
  );
  expect(navigator.left).toEqual([]);
});

test('a content without classes says what there is instead', async () => {
  const services = studentServices();
  const { slug, title, tabs } = contentOutline();
  const bare = { slug, title, tabs, materials: [], modules: [], unreadAnswers: 0 };
  const consultancy = new LearningApiInMemory([{ ...bare, kind: 'consultancy' }]);
  await show('derecho-laboral', {
    ...services,
    wire: (container) => {
      services.wire(container);
      container.unbind(LearningApi);
      container.bind(LearningApi).toConstantValue(consultancy);
    },
  });
  const link = screen.getByRole('link', { name: 'Hacer una consulta' });
  expect(link.getAttribute('href')).toBe('/main/contenido/derecho-laboral/consultas');
});

test('the school silent is an error page, not an empty course', async () => {
  const services = studentServices();
  services.api.refusal = callRefusal({ kind: 'offline', status: null, detail: 'No hay conexión con la escuela.' });
  await show('derecho-laboral', services);
  expect(screen.getByText('No hay conexión con la escuela.')).toBeTruthy();
});

test('axe finds nothing', async () => {
  await show();
  expect(await axeProblems()).toEqual([]);
});
