import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { failWith, type PageFailure } from '#ui/school/boot/page-module.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const show = (fail: () => never, ...pages: readonly string[]) => showAt('/', fail, ...pages);

async function showAt(path: string, fail: () => never, ...pages: readonly string[]) {
  const module = { Component: () => <h1>Nunca</h1>, load: async () => fail() };
  return showPages([{ path, module }], path, (container) => {
    container.bind(PageMap).toConstantValue(new PageMap(pages.map((path) => ({ path }))));
  });
}

const failing = (status: number, failure: Partial<PageFailure> = {}) => {
  return (): never => failWith(status, { kind: 'whatever', detail: '', ...failure });
};
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test.each([
  [404, 'No encontramos esta página'],
  [422, 'Estamos trabajando en esta sección'],
  [403, 'Acceso restringido: solo para colaboradores'],
  [401, 'Tu sesión venció'],
  [500, 'Algo falló de nuestro lado'],
  [503, 'Algo falló de nuestro lado'],
  [429, 'No pudimos mostrar esta página'],
])('ERROR-1: %d says «%s»', async (status, text) => {
  await show(failing(status));
  expect(title()).toBe(text);
  expect(document.title).toContain(text);
  expect(await axeProblems()).toEqual([]);
});

test('ERROR-1: a page not found leads home, to the contact and to the catalogue', async () => {
  await show(failing(404), '/contacto');
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Escríbenos' }).getAttribute('href')).toBe('/contacto');
  const catalogue = within(screen.getByRole('navigation', { name: 'Catálogo completo' }));
  expect(catalogue.getByRole('link', { name: 'Cursos' }).getAttribute('href')).toBe('/cursos');
});

test.each([404, 500])(
  'a %d of the office sends nobody to write to themselves, nor to the catalogue',
  async (status) => {
    await showAt('/colaboradores/pedidos', failing(status, { requestId: '7f3a9c2e-1b5d' }), '/contacto');
    expect(screen.queryByRole('link', { name: 'Escríbenos' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Catálogo completo' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Área de colaboradores' }).getAttribute('href')).toBe('/colaboradores');
    expect(screen.queryByText(/quien cuida el servidor/) === null).toBe(status === 404);
  },
);

test('whoever does not work for the school and is refused at the office may write to it; who does is told what is missing', async () => {
  const outside = await showAt('/colaboradores/pedidos', failing(403, { kind: 'collaborators-only' }), '/contacto');
  expect(screen.getByRole('link', { name: 'Escríbenos' })).toBeTruthy();
  outside.unmount();
  const detail = 'Para ver el equipo activa antes la verificación en dos pasos en tu perfil.';
  await showAt('/colaboradores/equipo', failing(403, { kind: 'factor-required', detail }), '/contacto');
  expect(title()).toBe('Acceso restringido');
  expect(screen.getByText(detail)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Escríbenos' })).toBeNull();
  const mend = screen.getByRole('link', { name: 'Ir a mi perfil' });
  expect(mend.getAttribute('href')).toBe('/main/perfil#dos-pasos');
});

test('ERROR-3: shows the status and the message that came with it', async () => {
  await show(failing(502, { detail: 'El servidor de pagos no responde.' }));
  expect(screen.getByText('Error 502')).toBeTruthy();
  expect(screen.getByText('El servidor de pagos no responde.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Volver a intentarlo' })).toBeTruthy();
});

test('ERROR-3: an answer that cannot be read is no «Error 200»', async () => {
  await show(failing(200, { kind: 'unexpected-answer', detail: 'La escuela no pudo responder.' }));
  expect(title()).toBe('No entendimos lo que llegó');
  expect(document.body.textContent).not.toMatch(/200|no pudo responder/);
  expect(screen.getByRole('button', { name: 'Volver a intentarlo' })).toBeTruthy();
});

test('ERROR-4: a failure of the school says by what it is found in the log, what the school refuses does not', async () => {
  await show(failing(500, { requestId: '7f3a9c2e-1b5d' }));
  expect(screen.getByText('7f3a9c2e-1b5d').parentElement?.textContent).toBe('Referencia: 7f3a9c2e-1b5d');
  expect(await axeProblems()).toEqual([]);
});

test.each([
  [404, { requestId: '7f3a9c2e-1b5d' }],
  [500, {}],
  [503, { kind: 'offline' }],
])('a %d with %j has nothing to refer to', async (status, failure) => {
  await show(failing(status, failure));
  expect(screen.queryByText(/Referencia/)).toBeNull();
});

test('a message that repeats the title is not said twice', async () => {
  await show(failing(500, { detail: 'Algo falló de nuestro lado. Vuelve a intentarlo en un momento.' }));
  expect(screen.getAllByText(/Algo falló de nuestro lado/)).toHaveLength(1);
  expect(screen.getByText(/Lo que hiciste antes está guardado/)).toBeTruthy();
});

test('ERROR-3: anything else that is thrown is a 500, and says nothing of what went wrong inside', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await show(() => {
    throw new Error('secreto');
  });
  expect(screen.getByText('Error 500')).toBeTruthy();
  expect(screen.queryByText(/secreto/)).toBeNull();
});

test('a school that does not answer in time is no lost connection: other pages may come', async () => {
  await show(
    failing(503, { kind: 'timed-out', detail: 'La escuela está tardando demasiado en responder.' }),
    '/contacto',
  );
  expect(title()).toBe('La escuela no respondió a tiempo');
  expect(screen.queryByText('Sin conexión')).toBeNull();
  expect(screen.getByText('La escuela está tardando demasiado en responder.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Volver a intentarlo' })).toBeTruthy();
  expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
});

test('without a connection it says so, whatever the status', async () => {
  await show(failing(503, { kind: 'offline' }), '/contacto');
  expect(title()).toBe('No pudimos llegar a la escuela');
  // No other page can be reached either.
  expect([...screen.getAllByRole('button'), ...screen.queryAllByRole('link')].map((each) => each.textContent)).toEqual([
    'Volver a intentarlo',
  ]);
});
