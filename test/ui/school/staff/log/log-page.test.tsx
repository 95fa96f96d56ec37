import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OfficeLogApi } from '#application/browser/office/ports/office-log-api.ts';
import type { ShownEntry } from '#application/read-models/office/shown-log.ts';
import * as logPage from '#ui/school/staff/log/log-page.tsx';
import { thingText } from '#ui/school/staff/log/thing-text.ts';
import { OfficeLogApiInMemory } from '#test/memory/office/office-log-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { fiftyOneLines } from '#test/support/accounts/team-builders.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const path = '/colaboradores/registro';

async function show(entries: readonly ShownEntry[], at = path) {
  const session = await officeSession('auditor');
  const shown = await showPages([{ path, module: logPage }], at, (container) => {
    session.wire(container);
    container.bind(OfficeLogApi).toConstantValue(new OfficeLogApiInMemory(entries));
  });
  return { ...shown, user: userEvent.setup() };
}

test('tells who did what, before and after, and goes on to what is older', async () => {
  const { address, user } = await show(fiftyOneLines);
  expect(screen.getAllByRole('row')).toHaveLength(51);
  const [, first] = screen.getAllByRole('row');
  expect(first?.textContent).toMatch(/Rosa.*cambió los roles de la cuenta.*Cuenta m1.*—.*Edición/);
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Más antiguas' }));
  expect(await screen.findByText('Quien cuida el servidor')).toBeTruthy();
  expect(address()).toBe(`${path}?pagina=2`);
  expect(screen.queryByRole('link', { name: 'Más antiguas' })).toBeNull();
});

test('is the history of one thing where it is asked for that', async () => {
  const { address, user } = await show(fiftyOneLines, `${path}?sobre=member:m2`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Historial');
  expect(screen.getByText('Cuenta m2: lo que se hizo, lo último primero.')).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Sobre' })).toBeNull();
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: 'Ver todo el registro' }));
  await waitFor(() => expect(address()).toBe(path));
});

test('names what a line is about as the office does, and leads to its history', () => {
  const texts = [
    ['product', '201'],
    ['settings', 'tax'],
    ['voucher', '5f0a6c1e-4001-4c58-9a11-e5c0e1a00001'],
    ['command', 'vouchers approve'],
    ['order', '5f0a6c1e-2003-4c58-9a11-e5c0e1a00003'],
    ['bank-account', 'bcp'],
    ['moving', 'people'],
    ['otra', 'x:1'],
    ['holiday', '2026-12-24'],
  ].map(([kind = '', id = '']) => thingText({ kind, id }));
  const ofOrder = ['voucher', 'surplus'].map((kind) => thingText({ kind, id: 'v1', order: 7 }));
  expect(ofOrder).toEqual(['Constancia del pedido N.º\u00A07', 'Dinero por devolver del pedido N.º\u00A07']);
  expect(texts).toEqual([
    'Producto N.º\u00A0201',
    'IGV y redondeo',
    'Constancia 5f0a6c1e',
    'Orden vouchers approve',
    'Pedido 5f0a6c1e',
    'Cuenta de banco bcp',
    'Mudanza: Personas',
    'otra x:1',
    'Día 24/12/2026',
  ]);
});

test('says where a contracargo stands in words of its own, and what no note tells of it', async () => {
  const told = { before: { state: 'open' }, after: { state: 'lost', amount: '118.00', untold: '0.02' } };
  const [line] = fiftyOneLines;
  if (line === undefined) throw new Error('There are fifty-one');
  const thing = { kind: 'order', id: '5f0a6c1e-2003-4c58-9a11-e5c0e1a00003', number: 7 };
  await show([{ ...line, ...told, action: 'dispute-decided', thing }]);
  const [, row] = screen.getAllByRole('row');
  expect(row?.textContent).toMatch(/por responder al banco.*perdido, S\/\.\s118\.00, S\/\.\s0\.02 sin nota de crédito/);
  await userEvent.click(screen.getByRole('link', { name: /^Pedido N\.º\s7$/ }));
  expect(await screen.findByText(/^Pedido N\.º\s7: lo que se hizo/)).toBeTruthy();
  const about = `order:${thing.id}`;
  const log = { entries: [{ ...line, thing }], hasMore: false };
  expect(logPage.meta({ about, log }).title).toMatch(/^Historial · Pedido N\.º\s7$/);
});

test('says when nothing was done yet', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: 'No hay nada anotado' })).toBeTruthy();
});
