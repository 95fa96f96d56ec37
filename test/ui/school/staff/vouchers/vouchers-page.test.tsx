import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { StaffVoucherApiInMemory } from '#test/memory/vouchers/staff-voucher-api-in-memory.ts';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import { StaffVoucherApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import type { StaffVoucher } from '#application/read-models/vouchers/voucher.ts';
import * as vouchersPage from '#ui/school/staff/vouchers/vouchers-page.tsx';
import { StaffVoucherStore } from '#ui/school/staff/vouchers/staff-voucher-store.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { aStaffVoucher } from '#test/support/vouchers/staff-vouchers.ts';
import { refuse } from '#domain/shared/result.ts';
import { wholeText } from '#test/support/browser/whole-text.ts';

const titles = ['IGV paso a paso', 'Manual del IGV'];
const voucher = aStaffVoucher({
  order: { number: 7, titles, total: soles('199.90'), state: 'pending', codeWord: null },
});

async function show(
  vouchers: readonly StaffVoucher[],
  boughtOtherwise: ReadonlySet<string> = new Set(),
  role: OfficeRole = 'cashier',
) {
  const session = await officeSession(role);
  const api = new StaffVoucherApiInMemory(vouchers, boughtOtherwise);
  const page = { path: '/colaboradores/constancias', module: vouchersPage };
  const shown = await showPages([page], '/colaboradores/constancias', (container) => {
    session.wire(container);
    container.bind(StaffVoucherApi).toConstantValue(api);
    container.bind(StaffVoucherStore).toConstantValue(new StaffVoucherStore(api, new CountingIds()));
  });
  return { ...shown, api, user: userEvent.setup() };
}

test('while there are vouchers it never says that there are none, not even before it has looked', async () => {
  const said: string[] = [];
  const watch = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) said.push(node.textContent ?? '');
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await show([voucher]);
  for (const { addedNodes } of watch.takeRecords()) said.push(...[...addedNodes].map((node) => node.textContent ?? ''));
  watch.disconnect();
  expect(said.join(' ')).toContain('ana@correo.pe');
  expect(said.filter((each) => each.includes('No hay constancias'))).toEqual([]);
});

test('shows the proof, and approves it', async () => {
  const { user } = await show([voucher]);
  expect(screen.getByRole('img', { name: 'Constancia del pedido N.º\u00A07' })).toBeTruthy();
  expect(screen.getByText(wholeText('ana@correo.pe'))).toBeTruthy();
  expect(screen.getByText('IGV paso a paso · Manual del IGV')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Aprobar' }));
  const decided = await screen.findByRole('row', { name: /N\.º\s7/ });
  expect(within(decided).getByText('Aprobada')).toBeTruthy();
  expect(within(decided).getByText(/S\/\. 199\.90/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'No hay constancias por revisar' })).toBeTruthy();
  // What was pressed is gone: whoever hears the page goes on from what is said of it.
  expect(document.activeElement?.textContent).toMatch(/^Constancia del pedido N\.º\s7 aprobada\.$/);
});

test('one that a colleague decided meanwhile goes to those that are decided, and it is said what was decided', async () => {
  const { api, user } = await show([voucher]);
  await api.reject(voucher.id, 'No figura');
  await user.click(screen.getByRole('button', { name: 'Aprobar' }));
  const decided = await screen.findByRole('row', { name: /N\.º\s7/ });
  expect(within(decided).getByText('Rechazada')).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(
    /^Constancia del pedido N\.º\s7: Esta constancia ya fue decidida\.$/,
  );
});

test('a rejection asks for its reason and keeps what was written; what words do not mend is read out', async () => {
  const { api, user } = await show([voucher]);
  const words = screen.getByRole('textbox', { name: 'Motivo o nota' });
  await user.click(screen.getByRole('button', { name: 'Rechazar' }));
  expect(await screen.findByText('Escribe el motivo.')).toBeTruthy();
  expect(document.activeElement).toBe(words);
  await pasteInto(user, words, 'No figura');
  vi.spyOn(api, 'reject').mockResolvedValueOnce(refuse(offline));
  await user.click(screen.getByRole('button', { name: 'Rechazar' }));
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión con la escuela.');
  expect(words.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Rechazar' }));
  const decided = await screen.findByRole('row', { name: /N\.º\s7/ });
  expect(within(decided).getByText('Rechazada')).toBeTruthy();
  expect(within(decided).getByText('No figura')).toBeTruthy();
});

test('an amount that differs is said, and approving it asks for a note', async () => {
  const { user } = await show([{ ...voucher, state: 'review', amount: soles('199.00') }]);
  expect(screen.getByText(/El pedido es de S\/\. 199\.90 y la constancia de S\/\. 199\.00/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Aprobar' }));
  expect(await screen.findByText('Escribe por qué la apruebas.')).toBeTruthy();
});

test('money that may not be due is told first; a second press says that it arrived all the same', async () => {
  const { user } = await show([voucher], new Set([voucher.id]));
  await user.click(screen.getByRole('button', { name: 'Aprobar' }));
  expect(await screen.findByText('El comprador ya tiene «Derecho laboral».')).toBeTruthy();
  expect(screen.queryByText('Aprobada')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'El dinero llegó: aprobar sabiéndolo' }));
  expect(await screen.findByText('Aprobada')).toBeTruthy();
});

test('a code that was past its limit is said, with its word', async () => {
  const order = { ...voucher.order, codeWord: 'QUINCE' };
  await show([{ ...voucher, order, state: 'review' }]);
  expect(screen.getByText(/El pedido usa el código QUINCE, que no tenía más usos/)).toBeTruthy();
});

test('a line for each that waits: the first is open and alone has its proof and its buttons at hand', async () => {
  const second = { ...voucher, id: 'v2', order: { ...voucher.order, number: 8 } };
  await show([voucher, { ...second, state: 'review', amount: soles('199.00') }]);
  const [first, next] = screen.getAllByRole('listitem').map((each) => each.querySelector('details'));
  expect([first?.open, next?.open]).toEqual([true, false]);
  expect(first?.name).toBe(next?.name);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Pedido N.º\u00A07',
    'Pedido N.º\u00A08',
  ]);
  expect(next?.querySelector('summary')?.textContent).toContain('Importe distinto');
  expect(await axeProblems()).toEqual([]);
});

test('whoever only sees vouchers has nothing to press; what is known of one is there', async () => {
  await show([voucher], new Set(), 'auditor');
  expect(screen.getByText(wholeText('ana@correo.pe'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Aprobar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Rechazar' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await axeProblems()).toEqual([]);
});
