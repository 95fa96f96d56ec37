import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { ServicesProvider } from '#ui/kit/layout/services.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import '#ui/school/layouts/header/profile-menu.tsx';
import * as staff from '#ui/school/layouts/staff-layout.tsx';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { servicesOf } from '#test/support/browser/show-page.tsx';
import { ToastStore } from '#ui/school/boot/toast-store.ts';

async function show(...roles: readonly OfficeRole[]) {
  const session = await officeSession(...roles);
  const services = servicesOf((container) => {
    session.wire(container);
    container.bind(ToastStore).toConstantValue(new ToastStore());
  });
  await services.late.load();
  await services.get(SessionStore).restore();
  const children = [{ path: '*?', element: <h1>Una parte</h1> }];
  const router = createMemoryRouter([{ path: '/colaboradores', Component: staff.Component, children }], {
    initialEntries: ['/colaboradores'],
  });
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  return router;
}

test.each<[readonly OfficeRole[], readonly string[]]>([
  [
    ['owner'],
    [
      'Pendientes',
      'Constancias',
      'Depósitos',
      'Pedidos',
      'Comprobantes',
      'Libros',
      'Por devolver',
      'Contracargos',
      'Opiniones',
      'Consultas',
      'Mensajes',
      'Reclamaciones',
      'Certificados',
      'Productos',
      'Consultorías',
      'Contenidos',
      'Equipo',
      'Ajustes',
      'Registro',
    ],
  ],
  [
    ['cashier'],
    ['Pendientes', 'Constancias', 'Depósitos', 'Pedidos', 'Comprobantes', 'Libros', 'Por devolver', 'Contracargos'],
  ],
  [['editor'], ['Pendientes', 'Opiniones', 'Consultas', 'Certificados', 'Productos', 'Consultorías', 'Contenidos']],
  [['teacher'], ['Pendientes', 'Consultas', 'Productos', 'Consultorías']],
])('the bar of the office leads %j to what is theirs', async (roles, parts) => {
  const router = await show(...roles);
  const bar = within(screen.getByRole('navigation', { name: 'Colaboradores' }));
  expect(bar.queryAllByRole('link').map((each) => each.textContent)).toEqual(parts);
  const shown = () => bar.queryAllByRole('link', { current: 'page' }).map((each) => each.textContent);
  expect(shown()).toEqual(['Pendientes']);
  // Moving in is a page of the settings, whatever its address.
  await act(() => router.navigate('/colaboradores/mudanza'));
  expect(shown()).toEqual(parts.filter((part) => part === 'Ajustes'));
  await act(() => router.navigate('/colaboradores/pedidos/7'));
  expect(shown()).toEqual(parts.filter((part) => part === 'Pedidos'));
});

test('a bar that is wider than the screen says beyond which edge it goes on', async () => {
  await show('owner');
  const bar = screen.getByRole('navigation', { name: 'Colaboradores' });
  const further = () => bar.parentElement?.dataset.further;
  expect(further()).toBe('');
  Object.defineProperties(bar, { clientWidth: { value: 300 }, scrollWidth: { value: 1000 } });
  for (const [scrollLeft, edges] of [
    [0, 'end'],
    [350, 'start end'],
    [699.5, 'start'],
  ] as const) {
    Object.defineProperty(bar, 'scrollLeft', { value: scrollLeft, configurable: true });
    fireEvent.scroll(bar);
    expect([scrollLeft, further()]).toEqual([scrollLeft, edges]);
  }
});

test('a lost connection is said between the bar of the office and its page, not over the bar', async () => {
  await show('owner');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const said = screen.getByText(/^Sin conexión/);
  const follows = (one: Element, other: Element): boolean =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  expect(follows(screen.getByRole('banner'), said)).toBe(true);
  expect(follows(said, screen.getByRole('main'))).toBe(true);
  // What the corner of every page leaves to the areas is told by the frame of one.
  expect(screen.getByRole('banner').closest('[data-area]')).toBe(said.closest('[data-area="office"]'));
  vi.restoreAllMocks();
});
