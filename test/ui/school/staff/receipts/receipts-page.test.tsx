import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Clock } from '#application/ports/clock.ts';
import { OfficeReceiptsApi } from '#application/browser/receipts/ports/office-receipts-api.ts';
import type { OfficeReceipts, TroubledReceipt } from '#application/read-models/receipts/office-receipts.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { accept } from '#domain/shared/result.ts';
import { SendAgainStore } from '#ui/school/staff/receipts/send-again-store.ts';
import * as receiptsPage from '#ui/school/staff/receipts/receipts-page.tsx';
import { timeLeftText } from '#ui/school/staff/receipts/texts.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const stopped: TroubledReceipt = {
  id: 'r1',
  code: 'B001-1',
  type: 'boleta',
  orderNumber: 7,
  buyerName: 'Ana Quispe',
  issuedAt: '2026-03-10T15:00:00.000Z',
  total: soles('199.90'),
  state: 'stopped',
  tries: 2,
  said: 'No se puede leer el archivo XML',
  notes: ['4252 - ojo'],
  cdr: '/constancia',
  behind: null,
  sendBy: '2026-03-16T04:59:59.000Z',
};

class ApiOfTest extends OfficeReceiptsApi {
  readonly asked: string[] = [];

  constructor(private shown: OfficeReceipts) {
    super();
  }

  read = () => Promise.resolve(accept(this.shown));

  replace = () => Promise.reject(new Error('The list replaces nothing'));

  replaceNote = () => this.replace();

  correct = () => this.replace();

  sendAgain = (id: string) => {
    this.asked.push(id);
    this.shown = { ...this.shown, receipts: [] };
    return Promise.resolve(accept(undefined));
  };
}

async function show(parts: Partial<OfficeReceipts>, role: OfficeRole = 'cashier') {
  const session = await officeSession(role);
  const api = new ApiOfTest({ signingTrouble: null, certificateDays: null, isSending: true, receipts: [], ...parts });
  await showPages([{ path: '/', module: receiptsPage }], '/', (container) => {
    session.wire(container);
    if (!container.isBound(Clock)) container.bind(Clock).toConstantValue(new FixedClock());
    container.bind(OfficeReceiptsApi).toConstantValue(api);
    container.bind(SendAgainStore).toConstantValue(new SendAgainStore(api));
  });
  return { api, user: userEvent.setup() };
}

test('says what stands in a receipt’s way and how long the law gives, and has it sent again', async () => {
  const { api, user } = await show({ receipts: [stopped] });
  const row = screen.getByRole('row', { name: /Boleta B001-1/ });
  expect(row.textContent).toMatch(/Detenido.*No se puede leer el archivo XML · 4252 - ojo \(2 intentos\)/);
  expect(screen.getByRole('link', { name: 'Descargar la constancia de B001-1' }).getAttribute('href')).toBe(
    '/constancia',
  );
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Enviar otra vez B001-1' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ningún comprobante por mirar' })).toBeTruthy());
  expect(api.asked).toEqual(['r1']);
});

test('says why nothing is signed or sent, and that the certificate is about to end', async () => {
  await show({ signingTrouble: 'La contraseña del certificado no es esa.', isSending: false, certificateDays: 3 });
  expect(screen.getByText('La contraseña del certificado no es esa.')).toBeTruthy();
  expect(screen.getByText('Los comprobantes no se envían a la SUNAT')).toBeTruthy();
  expect(screen.getByText(/Días que le quedan: 3/)).toBeTruthy();
});

test('whoever only sees, and whoever looks at a rejected one, has no button', async () => {
  await show({ receipts: [stopped] }, 'support');
  expect(screen.queryByRole('button', { name: /Enviar otra vez/ })).toBeNull();
});

test('shows credit notes by themselves, and what one waits for: it has nothing to be sent again; a rejected one gets another number at its order', async () => {
  const note: TroubledReceipt = {
    ...stopped,
    id: 'n1',
    code: 'BC01-1',
    type: 'credit-note',
    state: 'waiting',
    behind: { code: 'B001-1', state: 'rejected' },
  };
  const rejected: TroubledReceipt = { ...note, id: 'n2', code: 'BC01-2', state: 'rejected', behind: null };
  const { user } = await show({ receipts: [stopped, note, rejected] });
  const row = screen.getByRole('row', { name: /Nota de crédito BC01-1/ });
  expect(row.textContent).toContain('La SUNAT rechazó B001-1, el comprobante que modifica.');
  expect(screen.getAllByRole('button', { name: /Enviar otra vez/ })).toHaveLength(1);
  const anew = screen.getByRole('link', { name: 'Emitir BC01-2 con otro número, en su pedido' });
  expect(anew.getAttribute('href')).toBe('/colaboradores/pedidos/7');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Notas de crédito');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Boleta B001-1/ })).toBeNull());
  expect(screen.getByRole('row', { name: /Nota de crédito BC01-1/ })).toBeTruthy();
});

test.each([
  ['2026-03-16T04:59:59.000Z', '5 días'],
  ['2026-03-12T14:00:00.000Z', '47 horas'],
  ['2026-03-10T16:30:00.000Z', '1 hora'],
  ['2026-03-10T15:30:00.000Z', 'Menos de una hora'],
  ['2026-03-10T14:59:00.000Z', 'Terminó'],
])('until %s there are %s', (until, text) => {
  expect(timeLeftText(until, new Date('2026-03-10T15:00:00.000Z'))).toBe(text);
});
