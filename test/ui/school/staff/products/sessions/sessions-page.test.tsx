import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AttendanceApi, SeminarSessionsApi } from '#application/browser/learning/ports/seminar-office-api.ts';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { Timer } from '#application/browser/shared/ports/timer.ts';
import type { SessionsContent } from '#domain/learning/seminars/sessions-content.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import { EditedProductStore } from '#ui/school/staff/products/editor/edited-product-store.ts';
import * as sessionsPage from '#ui/school/staff/products/sessions/sessions-page.tsx';
import { EditedProductsApiInMemory } from '#test/memory/office/edited-products-api-in-memory.ts';
import { PartApiInMemory } from '#test/memory/office/part-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { contractsInOffice } from '#test/support/catalogue/edited-products.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { AttendanceApiInMemory } from '#test/memory/learning/attendance-api-in-memory.ts';
import { listOfPlazos } from '#test/support/learning/attendance.ts';
import { editedAt } from '#test/support/learning/sessions.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { TimerByHand } from '#test/support/shared/timer-by-hand.ts';

async function show(content: SessionsContent, lacks: Lack[] = []) {
  const api = new EditedProductsApiInMemory({ ...contractsInOffice, kind: 'seminar' });
  const sessions = new PartApiInMemory(content, lacks);
  const [timer, session] = [new TimerByHand(), await officeSession('editor')];
  const path = '/colaboradores/productos/:id/sesiones';
  const shown = await showPages([{ path, module: sessionsPage }], path.replace(':id', '7'), (container) => {
    session.wire(container);
    container.bind(EditedProductsApi).toConstantValue(api);
    container.bind(SeminarSessionsApi).toConstantValue(sessions as SeminarSessionsApi);
    container
      .bind(AttendanceApi)
      .toConstantValue(new AttendanceApiInMemory(listOfPlazos, { sessions: ['a'], taken: 28, capacity: 30 }));
    container.bind(Timer).toConstantValue(timer);
    if (!container.isBound(TabStorage)) container.bind(TabStorage).toConstantValue(new TabStorageInMemory());
    container.bind(EditedProductStore).toConstantValue(new EditedProductStore(api, timer));
  });
  return { ...shown, sessions, timer, user: userEvent.setup() };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string | RegExp, index = 0) => screen.getAllByRole('textbox', { name })[index] as HTMLInputElement;

test('sessions are added one week after the other, with whoever holds them, and taken out when it is meant', async () => {
  const { user, sessions, timer } = await show({ room: '', sessions: [] });
  expect(screen.getByText('Este seminario no tiene sesiones')).toBeTruthy();
  expect(screen.getByText('Cupos tomados: 28 de 30. Quedan 2.')).toBeTruthy();
  await pasteInto(user, box(/Enlace de la sala/), 'https://salas.pe/a');
  await user.click(press('Agregar una sesión'));
  await pasteInto(user, screen.getByLabelText('Día y hora de Lima'), '2026-12-14T19:00');
  await pasteInto(user, box(/Aforo/), '40');
  await user.selectOptions(screen.getByRole('combobox', { name: /Quién la dicta/ }), 'Rosa Huamán');
  // Said once, at its field.
  expect(screen.getAllByText(/lunes 14 de diciembre de 2026, 7:00/i)).toHaveLength(1);
  await user.click(press('Agregar una sesión'));
  await user.click(screen.getAllByRole('button', { name: /^Quitar a Rosa Huamán/ })[1] as HTMLElement);
  timer.advance(800);
  expect(await screen.findByText(/^Guardado a las/)).toBeTruthy();
  const [first, second] = sessions.saves.at(-1)?.sessions ?? [];
  expect(first).toMatchObject({
    startsAt: '2026-12-14T19:00',
    minutes: '90',
    capacity: '40',
    staffIds: [expect.any(Number)],
  });
  expect(second).toMatchObject({ startsAt: '2026-12-21T19:00', capacity: '40', staffIds: [] });
  expect(second?.id).not.toBe(first?.id);
  await user.click(press('Quitar la sesión 1'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Conservarla' }));
  await user.click(press('Quitar la sesión 1'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Quitar' }));
  expect(screen.queryByRole('button', { name: 'Quitar la sesión 2' })).toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test('what is wrong is told at its field', async () => {
  const text = 'Sesión 1: ya hay 12 cupos tomados: el aforo no puede ser menor.';
  const lack = { part: 'sessions', field: 'sesion-a-capacity', text, hinders: true } as const;
  await show({ room: '', sessions: [editedAt('a', { capacity: '3' })] }, [lack]);
  expect(box(/Aforo/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('link', { name: 'Asistencia a la sesión 1' }).getAttribute('href')).toBe(
    '/colaboradores/productos/7/sesiones/a/asistencia',
  );
  expect(screen.getByRole('link', { name: text }).getAttribute('href')).toMatch(/#sesion-a-capacity$/);
});
