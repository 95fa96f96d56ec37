import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { StaffSurplusApiInMemory } from '#test/memory/payments/surplus-api-in-memory.ts';
import { StaffSurplusApi } from '#application/browser/payments/ports/surplus-api.ts';
import type { StaffSurplus } from '#application/read-models/payments/staff-surplus.ts';
import { StaffSurplusStore } from '#ui/school/staff/surplus/staff-surplus-store.ts';
import * as surplusPage from '#ui/school/staff/surplus/surplus-page.tsx';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { aStaffSurplus } from '#test/support/payments/staff-surplus.ts';

async function show(payments: readonly StaffSurplus[], role: OfficeRole = 'cashier') {
  const session = await officeSession(role);
  const api = new StaffSurplusApiInMemory(payments);
  await showPages([{ path: '/', module: surplusPage }], '/', (container) => {
    session.wire(container);
    container.bind(StaffSurplusApi).toConstantValue(api);
    container.bind(StaffSurplusStore).toConstantValue(new StaffSurplusStore(api, new CountingIds()));
  });
  return Object.assign(userEvent.setup(), { api });
}

test('says whose money it is, why it came and where it is found', async () => {
  await show([
    aStaffSurplus({ orderNumber: 7 }),
    aStaffSurplus({ id: 's2', kind: 'voucher', found: { at: 'BCP', number: '00123456' }, reason: 'products-owned' }),
  ]);
  const [first] = screen.getAllByRole('listitem').map((each) => each.querySelector('summary'));
  expect(first?.textContent).toMatch(/^Pedido N\.º\s7.*S\/\.\u00A0199\.90$/);
  expect(screen.getByText('Otro pago ya había confirmado el pedido')).toBeTruthy();
  // By a gateway, but not always by a card: codes are paid in cash.
  expect(screen.getByText('Pasarela simulada, compra 101012345678').previousElementSibling?.textContent).toBe('Pago');
  expect(screen.getByText('BCP, operación 00123456')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('how it was given back is asked for, and then it stands among the given back', async () => {
  const user = await show([aStaffSurplus({ orderNumber: 7 })]);
  await user.click(screen.getByRole('button', { name: 'Anotar como devuelto' }));
  expect(await screen.findByText('Escribe cómo lo devolviste.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Cómo se devolvió' }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Cómo se devolvió' }), 'Operación 4455');
  // A button that was busy stays so for a moment, by which it is seen (HELPERS-3).
  await user.click(await screen.findByRole('button', { name: 'Anotar como devuelto' }));
  const done = await screen.findByRole('row', { name: /N\.º\s7/ });
  expect(within(done).getByText('Teresa Aguirre')).toBeTruthy();
  expect(within(done).getByText('Operación 4455')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'No hay dinero por devolver' })).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^Anotado: devolviste el pago del pedido N\.º\s7\.$/);
});

test('what a colleague noted meanwhile counts, and whoever gave it back as well is told that it may have gone back twice', async () => {
  const user = await show([aStaffSurplus({ orderNumber: 7 })]);
  await user.api.giveBack(aStaffSurplus({}).id, 'Operación 1');
  await pasteInto(user, screen.getByRole('textbox', { name: 'Cómo se devolvió' }), 'Operación 2');
  await user.click(screen.getByRole('button', { name: 'Anotar como devuelto' }));
  expect(
    await screen.findByText(/^Teresa Aguirre ya había anotado.*«Operación 1».*no se haya devuelto dos veces/),
  ).toBe(document.activeElement);
  expect(screen.queryByText(/^Anotado/)).toBeNull();
});

test('leads to noting that its bank asks for it; while the bank decides nobody gives it back', async () => {
  await show([
    aStaffSurplus({ orderNumber: 7 }),
    aStaffSurplus({ id: 's2', dispute: 3 }),
    aStaffSurplus({ id: 's3', kind: 'voucher' }),
    aStaffSurplus({ id: 's4', found: { at: 'culqi', number: '202', isCode: true } }),
  ]);
  const links = screen.getAllByRole('link', { name: 'Su banco lo pide de vuelta: anotar el contracargo' });
  expect(links.map((each) => each.getAttribute('href'))).toEqual([
    '/colaboradores/contracargos?pedido=7&compra=101012345678&importe=199.90#anotar',
  ]);
  expect(screen.getByText(/^El banco decide el contracargo N\.º\s3$/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Anotar como devuelto' })).toHaveLength(3);
});

test('whoever only sees payments has nothing to note', async () => {
  await show([aStaffSurplus({ orderNumber: 7 })], 'support');
  expect(screen.getByText('Pasarela simulada, compra 101012345678')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
