import type { ReactNode } from 'react';
import { ServicesProvider } from '#ui/kit/layout/services.tsx';
import { servicesOf } from '#test/support/browser/show-page.tsx';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ShellFallback, ShellOfAddress } from '#ui/school/boot/shell-fallback.tsx';
import { WithoutScript } from '#ui/school/boot/without-script.tsx';

const inSchool = (children: ReactNode) => (
  <ServicesProvider services={servicesOf(() => undefined)}>{children}</ServicesProvider>
);

/** The blocks that stand in the place of what comes, by their class names. */
function drawn(path: string): readonly string[] {
  const { container, unmount } = render(inSchool(<ShellFallback path={path} />));
  expect(screen.getByRole('heading', { level: 1, name: 'Cargando' })).toBeTruthy();
  expect(container.querySelector('main')?.getAttribute('aria-busy')).toBe('true');
  const names = [...container.querySelectorAll('div')].map(({ className }) => className);
  unmount();
  return names;
}

test('the first page of the student area is waited for in its own shape: menu, where to go on, what is owned', () => {
  const names = drawn('/main');
  for (const name of ['side', 'panel', 'picture', 'button', 'cards']) expect(names).toContain(name);
  expect(names.filter((name) => name === 'card')).toHaveLength(4);
  expect(drawn('/main/')).toEqual(names);
});

test('its other pages have the menu beside them', () => {
  for (const path of ['/main/mis-comprobantes', '/sesiones']) {
    const names = drawn(path);
    expect(names).toContain('side');
    expect(names).not.toContain('panel');
  }
  for (const path of ['/main/contenido/contenido', '/main/libros/lectura', '/main/contenido/x/examenes'])
    expect(drawn(path), path).toContain('side');
});

test.each([
  '/main/libros/lectura/constitucion-1993/art-1',
  '/main/revistas/seccion/uno',
  '/main/contenido/derecho-laboral/video',
  '/main/contenido/derecho-laboral/contenido',
  '/main/contenido/derecho-laboral/examenes/start',
  '/pagos',
  '/maintenance',
])('%s, in another layout, has no menu', (path) => {
  expect(drawn(path)).not.toContain('side');
});

test('the browser waits for a page in the shape that the server sent for it', () => {
  const routes = [
    { path: '*', loader: () => new Promise(() => undefined), HydrateFallback: ShellOfAddress, element: <p /> },
  ];
  const { container } = render(
    inSchool(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/main'] })} />),
  );
  const sent = render(inSchool(<ShellFallback path="/main" />));
  expect(container.innerHTML).toBe(sent.container.innerHTML);
});

test('without script it says what the page needs and where to go on, outside of what is busy', () => {
  const html = renderToString(
    inSchool(
      <ShellFallback path="/main">
        <WithoutScript />
      </ShellFallback>,
    ),
  );
  const [, without = ''] = /<\/main><noscript>(.*)<\/noscript>/.exec(html) ?? [];
  expect(without).toContain('Esta página necesita JavaScript');
  for (const path of ['/', '/contacto', '/reclamaciones']) expect(without).toContain(`href="${path}"`);
});
