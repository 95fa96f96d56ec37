import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { HolidaysApi } from '#application/browser/complaints/ports/holidays-api.ts';
import type { ShownHoliday } from '#application/read-models/complaints/shown-holidays.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import * as holidaysPage from '#ui/school/staff/holidays/holidays-page.tsx';
import { HolidaysStore } from '#ui/school/staff/holidays/holidays-store.ts';
import { HolidaysApiInMemory } from '#test/memory/complaints/holidays-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

async function show(role: OfficeRole = 'owner', earlier: readonly ShownHoliday[] = []) {
  const session = await officeSession(role);
  const api = new HolidaysApiInMemory(earlier);
  await showPages([{ path: '/', module: holidaysPage }], '/', (container) => {
    session.wire(container);
    container.bind(HolidaysApi).toConstantValue(api);
    container.bind(HolidaysStore).toConstantValue(new HolidaysStore(api));
  });
  return userEvent.setup();
}

const days = () => screen.getAllByRole('rowheader').map((each) => each.textContent);
const choose = (day: string) => fireEvent.change(screen.getByLabelText('Día'), { target: { value: day } });
const add = () => screen.findByRole('button', { name: 'Agregar día' });

test('a day is added by its norm, stands before those that come later, and is taken away again', async () => {
  const user = await show();
  choose('2026-04-13');
  await pasteInto(user, screen.getByRole('textbox', { name: 'Norma que lo dice' }), 'DS 001-2026');
  expect(await axeProblems()).toEqual([]);
  await user.click(await add());
  expect(await screen.findByText('Guardado: el 13/04/2026 es feriado.')).toBe(document.activeElement);
  expect(days()).toEqual([expect.stringContaining('13 de abril'), expect.stringContaining('1 de mayo')]);
  expect(screen.getByText('DS 001-2026')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Quitar/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Quitar el .*13 de abril/ }));
  expect(await screen.findByText(/^Quitado: el 13\/04\/2026/)).toBe(document.activeElement);
  expect(days()).toEqual([expect.stringContaining('1 de mayo')]);
});

test('what is wrong stands at its field, which has the focus; what was typed stays', async () => {
  const user = await show();
  await user.click(await add());
  expect(await screen.findByText('Elige un día.')).toBeTruthy();
  expect(screen.getByLabelText('Día')).toBe(document.activeElement);
  choose('2026-05-01');
  await user.click(await add());
  expect(await screen.findByText('Ese día ya es feriado.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^Se trabaja/ }));
  await user.click(await add());
  expect(await screen.findByText('Escribe la norma que lo dice.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Norma que lo dice' })).toBe(document.activeElement);
  expect(screen.getByLabelText<HTMLInputElement>('Día').value).toBe('2026-05-01');
});

test('whoever only sees the settings sees the days, those that are over too', async () => {
  await show('auditor', [{ day: '2026-01-02', isHoliday: true, norm: 'DS 042-2025' }]);
  expect(days()).toEqual([expect.stringContaining('1 de mayo'), expect.stringContaining('2 de enero')]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(await axeProblems()).toEqual([]);
});
