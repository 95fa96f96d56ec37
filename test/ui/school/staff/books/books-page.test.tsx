import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MonthBooksApi } from '#application/browser/receipts/ports/month-books-api.ts';
import type { MonthBooks } from '#application/read-models/receipts/month-books.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { NO_DEPOSIT_DAY, WRONG_CONSTANCIA } from '#domain/receipts/detraction-deposit.ts';
import { bookFileKinds } from '#domain/receipts/books/register-files.ts';
import * as booksPage from '#ui/school/staff/books/books-page.tsx';
import { MonthBooksStore } from '#ui/school/staff/books/month-books-store.ts';
import { MonthBooksApiInMemory } from '#test/memory/receipts/month-books-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { rate } from '#domain/shared/rate.ts';
import { day } from '#test/support/cart/cart-items.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const sum = (count: number, amount: string) => ({ count, amount: soles(amount) });
const books = (month: string, parts: Partial<MonthBooks> = {}): MonthBooks => ({
  month,
  months: ['2026-04', '2026-03'],
  isOver: true,
  sums: {
    orders: sum(2, '236.00'),
    arrivals: [
      { gateway: null, ...sum(1, '118.00') },
      { gateway: 'niubiz', ...sum(1, '118.00') },
    ],
    surplus: sum(0, '0.00'),
    receipts: sum(1, '118.00'),
    notes: sum(1, '18.00'),
    refunds: [{ gateway: 'niubiz', ...sum(1, '18.00') }],
  },
  settlements: [
    {
      gateway: 'niubiz',
      charges: '118.00',
      refunds: '18.00',
      commission: '4.00',
      commissionTax: '0.72',
      net: '95.28',
    },
  ],
  checks: { money: '0.00', receipts: '118.00', refunds: '0.00', settlements: null },
  register: {
    documents: 2,
    totals: { taxed: '100.00', taxedOff: '-15.25', tax: '18.00', taxOff: '-2.75', exempt: '0.00', total: '100.00' },
  },
  detractions: [],
  detractionsFile: '/api/detracciones',
  openDetractions: [],
  differences: [
    {
      text: 'El pedido N.º 12 se cobró y no tiene comprobante: S/. 118.00.',
      check: 'receipts',
      orderNumber: 12,
      takenOff: null,
    },
    { text: 'Falta B001-5: su serie salta un número.', check: null, orderNumber: null, takenOff: null },
  ],
  files: bookFileKinds.map((kind) => ({ kind, name: `marzo.${kind}`, sha256: null, address: `/api/${kind}` })),
  closed: null,
  ...parts,
});

async function show(all: readonly MonthBooks[], role: OfficeRole = 'cashier', address = '/colaboradores/libros') {
  const session = await officeSession(role);
  const api = new MonthBooksApiInMemory(all);
  await showPages([{ path: '/colaboradores/libros', module: booksPage }], address, (container) => {
    session.wire(container);
    container.bind(MonthBooksApi).toConstantValue(api);
    container.bind(MonthBooksStore).toConstantValue(new MonthBooksStore(api));
  });
  return { api, user: userEvent.setup() };
}

const text = (element: Element) => (element.textContent ?? '').replaceAll('\u00A0', ' ');

test('a month says which detracciones are to be deposited, until when; a deposit is noted, and taken back', async () => {
  const owed = {
    id: 'receipt-3',
    code: 'F001-3',
    orderNumber: 7,
    rate: rate(1200),
    amount: soles('84.00'),
    dueOn: day('2026-04-08'),
    deposit: null,
    isLate: true,
  };
  const { api, user } = await show([books('2026-03', { detractions: [owed] })]);
  expect(await axeProblems()).toEqual([]);
  const table = within(screen.getByRole('table', { name: 'Lo que dejan por depositar las facturas de este mes' }));
  const row = () => text(table.getAllByRole('row')[1] as Element);
  expect(table.getByRole('link', { name: 'F001-3' }).getAttribute('href')).toBe('/colaboradores/pedidos/7');
  expect(row()).toBe('F001-308/04/202612 %S/. 84.00Fuera de plazo');
  expect(screen.getByText('1 depósito fuera de plazo')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Detracciones (CSV)' }).getAttribute('href')).toBe('/api/detracciones');

  const note = async (constancia: string) => {
    await user.clear(screen.getByRole('textbox', { name: /Número de la constancia/ }));
    await user.type(screen.getByRole('textbox', { name: /Número de la constancia/ }), constancia);
    await user.click(await screen.findByRole('button', { name: 'Anotar el depósito' }));
  };
  // All that is wrong is told at once.
  await note('doce');
  expect(screen.getByText(WRONG_CONSTANCIA)).toBeTruthy();
  expect(screen.getByText(NO_DEPOSIT_DAY)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Número de la constancia/ }));
  await user.type(screen.getByLabelText(/Día del depósito/), '2026-04-09');
  api.today = day('2026-04-08');
  await note('123456');
  // What the school alone knows stands with its field as well.
  expect(await screen.findByText('El día no puede ser futuro.')).toBeTruthy();
  expect(screen.queryByText(WRONG_CONSTANCIA)).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText(/Día del depósito/));
  expect(screen.getByLabelText(/Día del depósito/)).toHaveProperty('value', '2026-04-09');
  api.today = null;
  await note('123456');
  expect(await screen.findByText(/Constancia 123456 del 09\/04\/2026; la anotó Teresa Aguirre/)).toBeTruthy();
  expect(screen.getByText('Quedó anotado el depósito de F001-3.')).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Anotar un depósito' })).toBeNull();
  await user.click(table.getByRole('button', { name: 'Retirar la constancia de F001-3' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Retirar la constancia de F001-3?' }));
  await user.click(question.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('Fuera de plazo')).toBeTruthy();
  expect(api.said).toEqual(['receipt-3 123456 2026-04-09', 'receipt-3']);
});

test('what a gateway took off of an order for nothing that is known leads whoever may give money back to noting a contracargo', async () => {
  const taken = { text: 'Liquidación', check: 'settlements', orderNumber: 12, takenOff: '118.00' } as const;
  const links = () => screen.queryAllByRole('link', { name: /¿Es un contracargo\?/ });
  await show([books('2026-03', { differences: [taken, { ...taken, takenOff: null }] })]);
  expect(links().map((link) => [text(link), link.getAttribute('href')])).toEqual([
    ['¿Es un contracargo? Anótalo, del pedido N.º 12', '/colaboradores/contracargos?pedido=12&importe=118.00#anotar'],
  ]);
  cleanup();
  await show([books('2026-03', { differences: [taken] })], 'auditor');
  expect(links()).toEqual([]);
});

test('a month says which sums agree, names what does not with its order, and gives its files', async () => {
  await show([books('2026-03')]);
  expect(await axeProblems()).toEqual([]);
  expect(screen.getAllByRole('listitem').map(text).slice(0, 4)).toEqual([
    'Lo cobrado y los pedidos Coinciden',
    'Los pedidos y los comprobantes Difieren en S/. 118.00',
    'Lo devuelto y las notas de crédito Coinciden',
    'Lo cobrado por pasarelas y sus liquidaciones Sin liquidaciones que comparar',
  ]);
  const named = within(screen.getByRole('list', { name: 'Diferencias' }));
  expect(named.getAllByRole('listitem')).toHaveLength(2);
  expect(named.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/colaboradores/pedidos/12']);
  const [, settled, , totals] = screen.getAllByRole('row').map(text);
  expect(settled).toBe('NiubizS/. 118.00S/. 18.00S/. 4.00S/. 0.72S/. 95.28');
  expect(totals).toContain('S/. 100.00−S/. 15.25S/. 18.00−S/. 2.75S/. 0.00S/. 100.00');
  const files = ['Texto para el SIRE', 'CSV', 'Excel (XLSX)'].map((name) => screen.getByRole('link', { name }));
  expect(files.map((link) => [link.getAttribute('href'), link.getAttribute('download')])).toEqual(
    bookFileKinds.map((kind) => [`/api/${kind}`, `marzo.${kind}`]),
  );
});

test('closing asks once more, says what is left to look at, and shows the month as it was kept', async () => {
  const { api, user } = await show([books('2026-03')]);
  await user.click(screen.getByRole('button', { name: 'Cerrar el mes' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Cerrar marzo de 2026?' }));
  expect(question.getByText('Quedan 2 diferencias por mirar.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Cancelar' }));
  api.obstacle = 'Este mes ya está cerrado.';
  await user.click(screen.getByRole('button', { name: 'Cerrar el mes' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cerrar el mes' }));
  expect(await screen.findByText('Este mes ya está cerrado.')).toBeTruthy();
  api.obstacle = '';
  await user.click(await screen.findByRole('button', { name: 'Cerrar el mes' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cerrar el mes' }));
  expect(await screen.findByText('Marzo de 2026: mes cerrado')).toBeTruthy();
  expect(screen.getByText(/^Cerrado el 05\/04\/2026, .*\. m\., por Teresa Aguirre\. Su registro/)).toBeTruthy();
  expect(screen.getByText('huella-xlsx')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cerrar el mes' })).toBeNull();
});

test('who closes a month that a colleague closed meanwhile goes on from who closed it', async () => {
  const { api, user } = await show([books('2026-03')]);
  await user.click(screen.getByRole('button', { name: 'Cerrar el mes' }));
  await api.close('2026-03');
  api.obstacle = 'Este mes ya está cerrado.';
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cerrar el mes' }));
  expect(await screen.findByText(/por Teresa Aguirre/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Marzo de 2026: mes cerrado/));
  expect(screen.queryByText('El mes no se cerró')).toBeNull();
});

test('another month is chosen in the address; one that is not over cannot be closed, nor can an auditor close one', async () => {
  const all = [
    books('2026-04', {
      isOver: false,
      openDetractions: [{ month: '2026-03', open: 2, late: 1 }],
      differences: [],
      checks: { money: '0.00', receipts: '0.00', refunds: '0.00', settlements: '0.00' },
    }),
    books('2026-03'),
  ];
  const { user } = await show(all, 'auditor');
  expect(screen.getByText('El mes todavía no se puede cerrar')).toBeTruthy();
  expect(text(screen.getByText(/Estas sumas cambian/))).toContain(
    'Se cierra desde el viernes 1 de mayo de 2026, 12:10 a. m., hora de Lima.',
  );
  const open = within(screen.getByRole('list', { name: 'Meses con detracciones por depositar' }));
  expect(open.getAllByRole('listitem').map(text)).toEqual(['marzo de 2026: 2 por depositar, 1 fuera de plazo']);
  expect(open.getByRole('link').getAttribute('href')).toBe('/colaboradores/libros?mes=2026-03');
  expect(screen.queryByRole('table', { name: /Lo que dejan por depositar/ })).toBeNull();
  expect(screen.getByText('No hay nada por mirar en este mes.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), 'marzo de 2026');
  expect(await screen.findByRole('list', { name: 'Diferencias' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cerrar el mes' })).toBeNull();
});

test('an address that names no month is not found', async () => {
  await show([books('2026-03')], 'cashier', '/colaboradores/libros?mes=2026-13');
  expect(await screen.findByText('No encontramos esta página')).toBeTruthy();
});
