import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SettlementApi } from '#application/browser/receipts/ports/settlement-api.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import * as settlementsPage from '#ui/school/staff/settlements/settlements-page.tsx';
import { SettlementStore } from '#ui/school/staff/settlements/settlement-store.ts';
import { SettlementApiInMemory } from '#test/memory/receipts/settlement-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

async function show(role: OfficeRole = 'cashier') {
  const session = await officeSession(role);
  const api = new SettlementApiInMemory();
  const address = '/colaboradores/libros/liquidaciones';
  await showPages([{ path: address, module: settlementsPage }], address, (container) => {
    session.wire(container);
    container.bind(SettlementApi).toConstantValue(api);
    container.bind(SettlementStore).toConstantValue(new SettlementStore(api));
  });
  return { api, user: userEvent.setup({ applyAccept: false }) };
}

const file = (name: string) => new File(['Abono,Compra,Importe'], name);
const text = (element: Element) => (element.textContent ?? '').replaceAll('\u00A0', ' ');

test('a file is looked at before it is brought in, and the page says until when the gateway told', async () => {
  const { user } = await show();
  expect(screen.getByText('Todavía nada')).toBeTruthy();
  await user.upload(screen.getByLabelText('Archivo de liquidaciones'), file('marzo.xlsx'));
  expect(await screen.findByText('El archivo es un libro de Excel.')).toBeTruthy();
  await user.upload(screen.getByLabelText('Archivo de liquidaciones'), file('marzo.csv'));
  const read = within(await screen.findByRole('table', { name: 'Primeras líneas, como las leímos' }));
  expect(text(read.getAllByRole('row')[1] as Element)).toBe('12/03/2026Venta1201S/. 118.00S/. 4.00S/. 0.72S/. 113.28');
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Traer 1 línea' }));
  expect(await screen.findByText('Llegó 1 línea')).toBeTruthy();
  expect(await screen.findAllByText('12/03/2026 a 12/03/2026')).toHaveLength(2);
  await user.upload(screen.getByLabelText('Archivo de liquidaciones'), file('marzo.csv'));
  expect(await screen.findByText('El archivo no trae nada nuevo')).toBeTruthy();
});

test('a wrong file is taken away after a question, and may be brought again; one of a closed month stays', async () => {
  const { api, user } = await show();
  const bring = async () => {
    await user.upload(screen.getByLabelText('Archivo de liquidaciones'), file('marzo.csv'));
    await user.click(await screen.findByRole('button', { name: 'Traer 1 línea' }));
    return screen.findByRole('button', { name: /^Quitar el archivo de niubiz traído el 13\/03\/2026/ });
  };
  api.obstacle = 'Este archivo ya no está.';
  await user.click(await bring());
  const dialog = within(await screen.findByRole('alertdialog', { name: '¿Quitar este archivo de liquidaciones?' }));
  await user.click(dialog.getByRole('button', { name: 'Quitar el archivo' }));
  expect(await screen.findByText(api.obstacle)).toBeTruthy();
  api.obstacle = '';
  await user.click(screen.getByRole('button', { name: /^Quitar el archivo de niubiz/ }));
  await user.click(await screen.findByRole('button', { name: 'Quitar el archivo' }));
  expect(await screen.findByText('Todavía no se ha traído ninguno.')).toBeTruthy();
  expect(screen.getByText('Todavía nada')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  api.isClosed = true;
  await user.upload(screen.getByLabelText('Archivo de liquidaciones'), file('marzo.csv'));
  await user.click(await screen.findByRole('button', { name: 'Traer 1 línea' }));
  expect(await screen.findByText('Mes cerrado')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull();
});

test('columns that are not recognised are chosen beside the first lines of the file', async () => {
  const { api, user } = await show();
  api.isStrange = true;
  await user.upload(screen.getByLabelText('Archivo de liquidaciones'), file('marzo.csv'));
  expect(await screen.findByText('Ninguna columna dice la fecha: elige cuál es.')).toBeTruthy();
  for (const [label, title] of [
    ['Día de la liquidación', 'Abono'],
    ['Número de compra o código del pedido', 'Compra'],
    ['Importe', 'Importe'],
    ['Neto', 'Neto'],
  ] as const)
    await user.selectOptions(screen.getByRole('combobox', { name: label }), title);
  await user.click(screen.getByRole('button', { name: 'Leer con estas columnas' }));
  expect(await screen.findByRole('button', { name: 'Traer 1 línea' })).toBeTruthy();
  expect(api.chosen.at(-1)).toMatchObject({ day: 'Abono', reference: 'Compra', gross: 'Importe', net: 'Neto' });
});

test('whoever sees the books and does not keep them brings nothing in', async () => {
  await show('auditor');
  expect(screen.getByText('Todavía nada')).toBeTruthy();
  expect(screen.queryByLabelText('Archivo de liquidaciones')).toBeNull();
});
