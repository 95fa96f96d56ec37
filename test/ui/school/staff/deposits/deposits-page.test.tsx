import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import { StaffDepositsApi } from '#application/browser/vouchers/ports/staff-deposits-api.ts';
import type { StaffDeposits, StaffIgnored, StaffMovement } from '#application/read-models/vouchers/staff-deposits.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { noColumns } from '#domain/vouchers/statements/statement-layout.ts';
import * as depositsPage from '#ui/school/staff/deposits/deposits-page.tsx';
import { StaffDepositsStore } from '#ui/school/staff/deposits/staff-deposits-store.ts';
import { StatementStore } from '#ui/school/staff/deposits/statement-store.ts';
import { StaffDepositsApiInMemory } from '#test/memory/vouchers/staff-deposits-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { WalletPaymentStore } from '#ui/school/staff/deposits/wallet-payment-store.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { refuse } from '#domain/shared/result.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { heldBack } from '#test/support/shared/held-back.ts';

const now = '2026-03-10T15:00:00Z';

const candidate = (orderNumber: number, parts: Partial<StaffMovement['candidates'][number]> = {}) => ({
  orderNumber,
  total: soles('118.00'),
  missing: soles('118.00'),
  buyerName: 'Ana Quispe',
  isPaid: false,
  reasons: ['code', 'amount'] as const,
  ...parts,
});
const movement = (id: string, parts: Partial<StaffMovement> = {}): StaffMovement => ({
  id,
  bank: 'BCP',
  day: '2026-03-09',
  operation: `op-${id}`,
  amount: soles('118.00'),
  description: 'CURSO',
  payer: 'ANA QUISPE',
  verdict: 'sure',
  candidates: [candidate(Number(id.slice(1)))],
  ...parts,
});

const ignored = (id: string): StaffIgnored => {
  const { verdict: _, candidates: __, ...told } = movement(id);
  return { ...told, by: 'Teresa Aguirre', reason: 'De un proveedor' };
};

async function show(
  movements: readonly StaffMovement[],
  role: OfficeRole = 'cashier',
  decided: Partial<StaffDeposits> = {},
) {
  const session = await officeSession(role);
  const accounts = [
    { id: 'bcp', bank: 'BCP', number: '191-1', isWallet: false },
    { id: 'yape', bank: 'Yape', number: '987654321', isWallet: true },
  ];
  const api = new StaffDepositsApiInMemory({ movements, accounts, held: [], ignored: [], ...decided });
  const page = { path: '/colaboradores/depositos', module: depositsPage };
  await showPages([page], '/colaboradores/depositos', (container) => {
    session.wire(container);
    container.bind(StaffDepositsApi).toConstantValue(api);
    container.bind(StaffDepositsStore).toConstantValue(new StaffDepositsStore(api, new CountingIds()));
    container.bind(StatementStore).toConstantValue(new StatementStore(api));
    container.bind(WalletPaymentStore).toConstantValue(new WalletPaymentStore(api, new FixedClock(now)));
  });
  return { api, user: userEvent.setup() };
}

test('without an account of the school there is nothing to bring: it says where one is told', async () => {
  await show([], 'owner', { accounts: [] });
  expect(screen.getByRole('heading', { name: 'Todavía no hay cuentas para depósitos' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Agregar una cuenta' }).getAttribute('href')).toBe(
    '/colaboradores/ajustes/depositos',
  );
});

test('whoever may not tell accounts is not sent there', async () => {
  await show([], 'cashier', { accounts: [] });
  expect(screen.getByText(/La titular las agrega en «Ajustes»/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('what is sure is confirmed by one press, one or all', async () => {
  const { api, user } = await show([movement('m1'), movement('m2'), movement('m3')]);
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirmar el pedido N.º\u00A02' }));
  await user.click(await screen.findByRole('button', { name: 'Confirmar los 2 seguros' }));
  expect(await screen.findByText('No hay movimientos por decidir')).toBeTruthy();
  expect(api.confirmed.map(([id, { order, knowing }]) => [id, order, knowing])).toEqual([
    ['m2', '2', false],
    ['m1', '1', false],
    ['m3', '3', false],
  ]);
  expect(document.activeElement?.textContent).toBe('Confirmaste 2 pedidos.');
});

test('one that a colleague decided meanwhile is gone, and that is said; so is one whose answer was lost', async () => {
  const { api, user } = await show([movement('m1'), movement('m2')]);
  const decided = { kind: 'movement-decided', status: 409, detail: 'Ya se decidió.', field: null, data: {} };
  for (const [number, refusal, said] of [
    [1, decided, 'Ya se decidió.'],
    [2, offline, 'No llegó la respuesta de la escuela, y este movimiento ya está decidido.'],
  ] as const) {
    await api.confirm(`m${number}`, { order: String(number), note: '', knowing: false });
    vi.spyOn(api, 'confirm').mockResolvedValueOnce(refuse(refusal));
    await user.click(screen.getByRole('button', { name: `Confirmar el pedido N.º\u00A0${number}` }));
    expect(await screen.findByText(said)).toBe(document.activeElement);
  }
});

test('what a colleague put elsewhere meanwhile is told where it is, and at it nothing of the press is left', async () => {
  const { api, user } = await show([movement('m1'), movement('m2'), movement('m3')]);
  const decided = (detail: string) => ({ kind: 'movement-decided', status: 409, detail, field: null, data: {} });
  const press = (name: RegExp) => user.click(screen.getByRole('button', { name }));
  await api.ignore('m1', 'De un proveedor');
  vi.spyOn(api, 'confirm').mockResolvedValueOnce(refuse(decided('No es una venta.')));
  await press(/^Confirmar el pedido N\.º\s1/);
  expect(await screen.findByText('No es una venta.')).toBe(document.activeElement);
  await api.askForRest('m2', '2');
  vi.spyOn(api, 'confirm').mockResolvedValueOnce(refuse(decided('Está a medias.')));
  await press(/^Confirmar el pedido N\.º\s2/);
  expect(await screen.findByText('Está a medias.')).toBe(document.activeElement);
  // It waits for a decision again, though no answer said so.
  api.coming = [movement('m1', { verdict: 'unmatched', candidates: [] })];
  await user.click(screen.getByText('No eran ventas'));
  await api.reopen('m1');
  vi.spyOn(api, 'reopen').mockResolvedValueOnce(refuse(offline));
  await press(/^Volver a decidir sobre op-m1/);
  expect(await screen.findByText('El movimiento vuelve a estar por decidir.')).toBe(document.activeElement);
  expect(screen.queryByText('No es una venta.')).toBeNull();
  expect(screen.queryByText('No se guardó')).toBeNull();
});

test('of all that are sure one was decided by a colleague meanwhile: it is not counted as one that is left to look at', async () => {
  const { api, user } = await show([movement('m1'), movement('m2')]);
  const decided = { kind: 'movement-decided', status: 409, detail: 'Ya se decidió.', field: null, data: {} };
  await api.ignore('m1', 'De un proveedor');
  vi.spyOn(api, 'confirm').mockResolvedValueOnce(refuse(decided));
  await user.click(screen.getByRole('button', { name: 'Confirmar los 2 seguros' }));
  expect(await screen.findByText('Confirmaste un pedido. Otro ya estaba decidido.')).toBe(document.activeElement);
});

test('of a sure one something is to be known: it is said where one goes on, and no press for all overrules it', async () => {
  const { api, user } = await show([movement('m9'), movement('m2'), movement('m3', { verdict: 'doubtful' })]);
  await user.click(screen.getByRole('button', { name: 'Confirmar los 2 seguros' }));
  const asked = (await screen.findByText('Otro pago ya confirmó este pedido.')).closest('[role=group]');
  expect(asked).not.toBeNull();
  expect(document.activeElement).toBe(asked);
  expect(screen.getByText('Confirmaste un pedido. Uno queda por mirar.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Seguros' })).toBeNull();
  expect(asked?.closest('details')?.open).toBe(true);
  expect(api.confirmed.map(([id]) => id)).toEqual(['m2']);
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /confirmar sabiéndolo N\.º\s9/ }));
  await waitFor(() =>
    expect(api.confirmed.map(([id, { knowing }]) => [id, knowing])).toEqual([
      ['m2', false],
      ['m9', true],
    ]),
  );
});

test('a doubtful one tells its orders with the reasons; a second payment is confirmed knowing it', async () => {
  const paid = candidate(9, { isPaid: true, reasons: ['code', 'date'] });
  const { api, user } = await show([movement('m1', { verdict: 'doubtful', candidates: [paid, candidate(8)] })]);
  const orders = within(screen.getByRole('list', { name: 'Pedidos que puede pagar' })).getAllByRole('listitem');
  expect(orders.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Pedido N\.º\s9.*Ya pagado.*Trae su código · Fecha cercana/),
    expect.stringContaining('Pedido N.º\u00A08'),
  ]);
  await pasteInto(user, screen.getByRole('textbox', { name: /Motivo o nota/ }), 'Pagó dos veces');
  const read = vi.spyOn(api, 'read');
  const come = heldBack(api, 'read');
  await user.click(screen.getByRole('button', { name: 'Es de este pedido N.º\u00A09' }));
  await waitFor(() => expect(read).toHaveBeenCalled());
  // What asks for a press is there when it can be pressed.
  expect(screen.queryByText('Otro pago ya confirmó este pedido.')).toBeNull();
  await act(come);
  expect(await screen.findByText('Otro pago ya confirmó este pedido.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByText('Otro pago ya confirmó este pedido.').closest('[role=group]'));
  await user.click(screen.getByRole('button', { name: /confirmar sabiéndolo N\.º\s9/ }));
  expect(await screen.findByText('No hay movimientos por decidir')).toBeTruthy();
  expect(api.confirmed).toEqual([['m1', { order: '9', note: 'Pagó dos veces', knowing: true }]]);
});

test('one of which less came than its voucher was approved by is confirmed knowing it', async () => {
  const { api, user } = await show([movement('m8', { verdict: 'doubtful' })]);
  const detail = 'Faltan S/. 18.00 en la cuenta.';
  vi.spyOn(api, 'confirm').mockResolvedValueOnce(
    refuse({ kind: 'bank-tells-less', status: 409, detail, field: null, data: {} }),
  );
  await user.click(screen.getByRole('button', { name: 'Es de este pedido N.º\u00A08' }));
  expect(document.activeElement).toBe((await screen.findByText(detail)).closest('[role=group]'));
  expect(screen.getByText('Llegó menos de lo que dice su constancia')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /confirmar sabiéndolo N\.º\s8/ }));
  await waitFor(() => expect(api.confirmed).toMatchObject([['m8', { knowing: true }]]));
});

test('one without an order is said to be of another, or no sale, with a reason', async () => {
  const unmatched = { verdict: 'unmatched', candidates: [] } as const;
  const { api, user } = await show([movement('m1', unmatched), movement('m2', unmatched)]);
  await user.type(screen.getAllByRole('textbox', { name: /Otro pedido/ })[0] as HTMLElement, 'D0001N6');
  await user.click(screen.getAllByRole('button', { name: 'Confirmar con ese pedido' })[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'No es una venta' })).toHaveLength(1));
  expect(api.confirmed).toEqual([['m1', { order: 'D0001N6', note: '', knowing: false }]]);
  await user.click(screen.getByRole('button', { name: 'No es una venta' }));
  expect(await screen.findByText('Escribe por qué no es una venta.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Motivo o nota/ }));
  await pasteInto(user, screen.getByRole('textbox', { name: /Motivo o nota/ }), 'De un proveedor');
  await user.click(screen.getByRole('button', { name: 'No es una venta' }));
  expect(await screen.findByText('No hay movimientos por decidir')).toBeTruthy();
});

test('a file is looked at before it is brought; what cannot be read says why', async () => {
  const { api, user } = await show([]);
  api.coming = [movement('m4')];
  const choose = screen.getByLabelText('Archivo de movimientos');
  await user.upload(choose, new File(['x'], 'marzo.csv', { type: 'text/csv' }));
  await user.click(await screen.findByRole('button', { name: 'Traer 1 movimiento' }));
  expect(await screen.findByText('Llegó 1 movimiento')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Confirmar el pedido N.º\u00A04' })).toBeTruthy();
  const workbook = new File(['x'], 'marzo.xlsx');
  await userEvent.setup({ applyAccept: false }).upload(choose, workbook);
  expect(await screen.findByText('El archivo es un libro de Excel.')).toBeTruthy();
});

test('a payment of a wallet is typed by hand; the same again changes nothing', async () => {
  const { api, user } = await show([]);
  api.coming = [movement('m5', { bank: 'Yape' })];
  await user.click(screen.getByText('Anotar un pago de Yape o Plin'));
  const press = async () => user.click(await screen.findByRole('button', { name: 'Anotar el pago' }));
  await press();
  for (const wrong of ['Escribe el número de operación.', 'Elige la fecha del pago.', 'Escribe quién pagó.']) {
    expect(screen.getByText(wrong)).toBeTruthy();
  }
  expect(screen.getAllByRole('option', { name: 'Yape 987 654 321' })).toHaveLength(2);
  const fill = async () => {
    fireEvent.change(screen.getByLabelText('Fecha del pago'), { target: { value: '2026-03-09' } });
    await pasteInto(user, screen.getByRole('textbox', { name: 'Importe' }), '118');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Quién pagó' }), 'Ana Quispe');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Número de operación' }), '0042');
    await pasteInto(user, screen.getByRole('textbox', { name: /Mensaje/ }), 'D0001N6');
    await press();
  };
  await fill();
  expect(await screen.findByRole('button', { name: 'Confirmar el pedido N.º\u00A05' })).toBeTruthy();
  expect(api.typed).toMatchObject([{ accountId: 'yape', amount: '118', operationNumber: '0042', note: 'D0001N6' }]);
  await fill();
  expect(await screen.findByText('Este pago ya estaba: nada cambió.')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('less than the order: the rest is asked for and waited for, or what arrived goes back by a transfer', async () => {
  const part = { verdict: 'doubtful', amount: soles('50.00') } as const;
  const { api, user } = await show([movement('m7', part)]);
  expect(screen.getByText('Llegó de menos')).toBeTruthy();
  const press = async (name: RegExp | string) => user.click(await screen.findByRole('button', { name }));
  await press('Es de este pedido N.º\u00A07');
  const notice = await screen.findByText(/todavía faltan S\/\. 68\.00/);
  expect(notice).toBeTruthy();
  const paidOtherwise = { kind: 'rest-not-due', status: 409, detail: 'Lo paga por otro lado.', field: null, data: {} };
  vi.spyOn(api, 'askForRest').mockResolvedValueOnce(refuse(paidOtherwise));
  await press('Pedir por carta lo que falta');
  // The focus stays on what was pressed: whoever does not see it has to hear of it.
  expect((await screen.findByText(paidOtherwise.detail)).getAttribute('role')).toBe('alert');
  for (const kind of ['nothing-missing', 'operation-approved']) {
    const refusal = { kind, status: 409, detail: `No le falta nada: ${kind}.`, field: null, data: {} };
    vi.spyOn(api, 'askForRest').mockResolvedValueOnce(refuse(refusal));
    await press('Pedir por carta lo que falta');
    // Somebody decided meanwhile: nothing is asked for any more.
    expect(await screen.findByText(refusal.detail)).toBeTruthy();
    expect(screen.queryByText('Llegó menos de lo que cuesta el pedido')).toBeNull();
    await press('Es de este pedido N.º\u00A07');
  }
  await press('Pedir por carta lo que falta');
  expect(await screen.findByRole('heading', { name: 'A medias' })).toBeTruthy();
  expect(screen.getByText(/Pedimos al comprador S\/\. 68\.00/)).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  expect(screen.getByText(/^Devuelve primero S\/\.\s50\.00 desde tu banco/)).toBeTruthy();
  await press('Anotar que se devolvió');
  expect(await screen.findByText('Escribe el número de operación de la transferencia.')).toBeTruthy();
  await pasteInto(user, screen.getByRole('textbox', { name: /Operación de la transferencia/ }), 'TR-1');
  await press('Anotar que se devolvió');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'A medias' })).toBeNull());
  expect(api.returned).toEqual([['m7', '7', { operation: 'TR-1', amount: soles('50.00') }]]);
});

test('what was said to be no sale stays in sight, and is taken back', async () => {
  const { api, user } = await show([], 'cashier', { ignored: [ignored('m6')] });
  api.coming = [movement('m6')];
  await user.click(screen.getByText('No eran ventas'));
  expect(screen.getByText('De un proveedor (Teresa Aguirre)')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Volver a decidir sobre op-m6' }));
  expect(await screen.findByRole('button', { name: 'Confirmar el pedido N.º\u00A06' })).toBeTruthy();
  expect(screen.queryByText('No eran ventas')).toBeNull();
});

test('a file that is not recognised shows its first lines, and its columns are chosen; they go along when it is brought', async () => {
  const { api, user } = await show([]);
  const rows = [
    { line: 1, cells: ['Escuela', '', ''] },
    { line: 3, cells: ['Cuándo', 'Cuánto', 'Quién'] },
    { line: 4, cells: ['09/03/2026', '118.00', 'Ana'] },
  ];
  api.strange = { rows, columns: noColumns };
  await user.upload(screen.getByLabelText('Archivo de movimientos'), new File(['x'], 'yape.csv', { type: 'text/csv' }));
  expect(await screen.findByText('Ninguna columna dice la fecha: elige cuál es.')).toBeTruthy();
  const lines = within(screen.getByRole('region', { name: 'Primeras líneas del archivo' }));
  expect(lines.getByRole('row', { name: '4 09/03/2026 118.00 Ana' })).toBeTruthy();
  const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  expect(select('Línea de los títulos').value).toBe('3');
  expect(await axeProblems()).toEqual([]);
  const readAgain = async () => user.click(await screen.findByRole('button', { name: 'Leer con estas columnas' }));
  await user.selectOptions(select('Fecha'), 'Cuánto');
  await readAgain();
  // What was chosen stays where it is wrong.
  await waitFor(() => expect(select('Fecha').value).toBe('Cuánto'));
  await user.selectOptions(select('Fecha'), 'Cuándo');
  await user.selectOptions(select('Abonos'), 'Cuánto');
  await readAgain();
  await user.click(await screen.findByRole('button', { name: 'Traer 1 movimiento' }));
  expect(await screen.findByText('Llegó 1 movimiento')).toBeTruthy();
  expect(api.chosen.at(-1)).toEqual({ ...noColumns, date: 'Cuándo', credit: 'Cuánto' });
});

test('whoever may only look sees no button that decides', async () => {
  await show([movement('m1'), movement('m2', { verdict: 'doubtful' })], 'support');
  expect(screen.queryByRole('button', { name: /Confirmar|Es de este|No es/ })).toBeNull();
  expect(screen.queryByLabelText('Archivo de movimientos')).toBeNull();
});
