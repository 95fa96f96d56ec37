import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AttendanceApi } from '#application/browser/learning/ports/seminar-office-api.ts';
import type { ShownAttendance } from '#application/read-models/learning/shown-attendance.ts';
import * as attendancePage from '#ui/school/staff/products/attendance/attendance-page.tsx';
import { AttendanceApiInMemory } from '#test/memory/learning/attendance-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { listOfPlazos } from '#test/support/learning/attendance.ts';

async function show(changes: Partial<ShownAttendance> = {}) {
  const api = new AttendanceApiInMemory({ ...listOfPlazos, ...changes });
  const session = await officeSession('editor');
  const path = '/colaboradores/productos/:id/sesiones/:session/asistencia';
  const address = path.replace(':id', '7').replace(':session', 'a');
  await showPages([{ path, module: attendancePage }], address, (container) => {
    session.wire(container);
    container.bind(AttendanceApi).toConstantValue(api);
  });
  return { api, user: userEvent.setup() };
}

const button = (of: string, name: string) =>
  within(screen.getByRole('group', { name: `Asistencia de ${of}` })).getByRole('button', { name });
const isPressed = (of: string, name: string) => button(of, name).getAttribute('aria-pressed') === 'true';

test('people are marked by a press and by a key, which goes on to the next row', async () => {
  const { api, user } = await show();
  expect(screen.getByRole('status').textContent).toBe('2 personas de 40: 1 presente, 0 ausentes, 1 sin marcar.');
  await user.click(button('Quispe Rojas, Ana', 'Presente'));
  expect(isPressed('Quispe Rojas, Ana', 'Presente')).toBe(false);
  await user.keyboard('a');
  expect(isPressed('Quispe Rojas, Ana', 'Ausente')).toBe(true);
  expect(document.activeElement).toBe(button('Rojas, Luis', 'Presente'));
  await user.keyboard('p');
  expect(api.marks).toEqual([
    ['ana', null],
    ['ana', 'absent'],
    ['luis', 'present'],
  ]);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(button('Quispe Rojas, Ana', 'Presente'));
  expect(screen.getByRole('status').textContent).toContain('1 presente, 1 ausente, 0 sin marcar');
  expect(await axeProblems()).toEqual([]);
});

test('a mark that the school does not take goes back, and it is said why', async () => {
  const { api, user } = await show();
  api.failing = { kind: 'offline', status: null, detail: 'No hay conexión.', data: {} } as never;
  await user.click(button('Rojas, Luis', 'Ausente'));
  expect((await screen.findByRole('alert')).textContent).toBe('No hay conexión.');
  expect(isPressed('Rojas, Luis', 'Ausente')).toBe(false);
});

test('whoever may only look reads the marks; with nobody on it the list says when there will be', async () => {
  await show({ mayMark: false });
  expect(screen.queryByRole('button', { name: 'Presente' })).toBeNull();
  expect(screen.getByText('Presente')).toBeTruthy();
  expect(screen.getByText('Sin marcar')).toBeTruthy();
});

test('a session without anybody says so', async () => {
  await show({ people: [], enrolled: 0, present: 0, found: 0 });
  expect(screen.getByText('Todavía no hay personas inscritas')).toBeTruthy();
});
