import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { SendAgainStore } from '#ui/school/staff/receipts/send-again-store.ts';
import { OfficeReceiptsApi } from '#application/browser/receipts/ports/office-receipts-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { BuyerCorrection } from '#domain/receipts/replaced-receipt.ts';
import { ReplaceNoteStore } from '#ui/school/staff/receipts/replace-note-store.ts';
import { ReplaceReceiptStore } from '#ui/school/staff/receipts/replace-receipt-store.ts';
import { Clock } from '#application/ports/clock.ts';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OfficeOrdersApi, type OrderListAsked } from '#application/browser/orders/ports/office-orders-api.ts';
import { OfficeRefundsApi } from '#application/browser/payments/ports/refund-api.ts';
import type { OfficeNote, OfficeRefund, OrderRefunds } from '#application/read-models/payments/order-refunds.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import type { ListedOrder, OrderRecord } from '#application/read-models/orders/office-orders.ts';
import { explainStep } from '#domain/pricing/explain.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import * as orderPage from '#ui/school/staff/orders/order-page.tsx';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { OrderRefundsStore } from '#ui/school/staff/orders/order-refunds-store.ts';
import * as ordersPage from '#ui/school/staff/orders/orders-page.tsx';
import { OfficeRefundsApiInMemory } from '#test/memory/payments/refund-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { erasedEmail } from '#domain/accounts/user.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const buyer = { name: 'Ana Quispe', email: 'ana@correo.pe' };
const instant = '2026-03-10T15:00:00.000Z';

const listed = (number: number, by = buyer): ListedOrder => ({
  number,
  state: 'pending',
  paymentMethod: 'deposit',
  total: soles('118.00'),
  buyer: by,
  titles: ['Curso 10'],
  isGift: number === 7,
  isRefundAsked: number === 7,
  createdAt: instant,
});

function record(parts: Partial<OrderRecord> = {}): OrderRecord {
  const { snapshot, lines } = anOrder('order-7', 7);
  return {
    order: {
      id: 'order-7',
      number: 7,
      state: 'pending',
      paymentMethod: 'deposit',
      totals: snapshot.totals,
      codeWord: 'BIENVENIDA',
      lines: lines.map((line) => ({ ...line, options: [], isExtended: false, duration: null })),
      billing: boletaOfAna,
      createdAt: instant,
      expiresAt: instant,
      confirmedAt: null,
    },
    buyer,
    derivation: snapshot.derivation.map(explainStep),
    recomputes: true,
    trail: {
      attempts: [
        {
          gateway: 'culqi',
          purchaseNumber: '701755411589',
          code: '13642064',
          state: 'refused',
          amount: soles('118.00'),
          buyerText: 'Tu código venció sin que se pagara. No se te cobró nada.',
          actionCode: null,
          cardMask: null,
          transactionId: null,
          createdAt: instant,
          updatedAt: instant,
        },
      ],
      vouchers: [
        {
          id: 'v1',
          bank: 'BCP',
          operationNumber: '00123456',
          paidOn: '2026-03-09',
          amount: soles('118.00'),
          state: 'sent',
          sentAt: instant,
          reason: '',
          file: '/constancia',
        },
      ],
      surplus: [],
      receipts: [],
      grants: [],
      notices: [{ kind: 'voucher-received', text: '', at: instant, isSeen: true }],
    },
    ...parts,
  };
}

/** Thirty orders, of which those of José are none. */
class ThirtyOrders extends OfficeOrdersApi {
  readonly asked: OrderListAsked[] = [];
  constructor(public record: OrderRecord) {
    super();
  }

  async list(asked: OrderListAsked) {
    this.asked.push(asked);
    if (asked.words !== '') return accept({ orders: [], total: 0, pages: 1 });
    const orders = asked.page === 1 ? [listed(30), listed(7, this.record.buyer)] : [listed(1)];
    return accept({ orders, total: 30, pages: 2 });
  }

  async open(number: number) {
    return number === 7
      ? accept(this.record)
      : refuse({
          kind: 'order-not-found',
          status: 404,
          detail: 'No hay un pedido con este número.',
          field: null,
          data: {},
        });
  }
}

/** Notes what is asked to be sent again, and what is issued with another number unless it refuses. */
class SentAgain extends OfficeReceiptsApi {
  readonly asked: string[] = [];
  readonly replaced: unknown[] = [];
  refusal: CallRefusal | null = null;

  replace = (...asked: [string, BuyerCorrection, string]) => {
    this.replaced.push(asked);
    return Promise.resolve(this.refusal === null ? accept({ code: 'F001-2' }) : refuse(this.refusal));
  };

  correct = (...asked: [string, BuyerCorrection, string]) => {
    this.replaced.push(['correct', ...asked]);
    return Promise.resolve(this.refusal === null ? accept({ code: 'F001-3', note: 'FC01-1' }) : refuse(this.refusal));
  };

  replaceNote = (...asked: [string, string]) => {
    this.replaced.push(asked);
    return Promise.resolve(this.refusal === null ? accept({ code: 'BC01-2' }) : refuse(this.refusal));
  };

  read = () => Promise.reject(new Error('The page of an order does not read the list'));

  sendAgain = (id: string) => {
    this.asked.push(id);
    return Promise.resolve(accept(undefined));
  };
}

async function show(at: string, shown = record(), role: OfficeRole = 'support', refunds?: OrderRefunds) {
  const session = await officeSession(role);
  const api = new ThirtyOrders(shown);
  const back = new OfficeRefundsApiInMemory();
  const toasts = new ToastStore();
  const sending = new SentAgain();
  if (refunds !== undefined) back.refunds = refunds;
  const pages = [
    { path: '/colaboradores/pedidos', module: ordersPage },
    { path: '/colaboradores/pedidos/:numero', module: orderPage },
  ];
  const page = await showPages(pages, at, (container) => {
    session.wire(container);
    container.bind(OfficeOrdersApi).toConstantValue(api);
    container.bind(ToastStore).toConstantValue(toasts);
    container.bind(OfficeRefundsApi).toConstantValue(back);
    container.bind(SendAgainStore).toConstantValue(new SendAgainStore(sending));
    container.bind(ReplaceNoteStore).toConstantValue(new ReplaceNoteStore(sending, new CountingIds()));
    container.bind(ReplaceReceiptStore).toConstantValue(new ReplaceReceiptStore(sending, new CountingIds()));
    if (!container.isBound(Clock)) container.bind(Clock).toConstantValue(new FixedClock());
    container.bind(OrderRefundsStore).toConstantValue(new OrderRefundsStore(back, new CountingIds()));
  });
  return { ...page, api, back, sending, toasts, user: userEvent.setup() };
}

test('orders are listed, narrowed by what stands in the address, and opened', async () => {
  const { user, address, api } = await show(
    '/colaboradores/pedidos?pagina=2&estado=pending&desde=ayer&hasta=2026-03-05',
  );
  const to = '2026-03-05';
  const narrowed = { state: 'pending', method: '', refund: '', payment: '' };
  expect(api.asked).toEqual([{ ...narrowed, from: '', to, words: '', page: 2 }]);
  expect(screen.getByRole('status').textContent).toBe('30 pedidos');
  // In words: a browser may write the date with its month first.
  expect(screen.getByLabelText('Hasta').closest('div')?.textContent).toContain('Jueves 5 de marzo de 2026.');
  await user.click(screen.getByRole('link', { name: 'Anterior' }));
  await waitFor(() => expect(address()).toBe('/colaboradores/pedidos?estado=pending&hasta=2026-03-05'));
  const row = await screen.findByRole('row', { name: /N\.º\s7/ });
  expect(row.textContent).toMatch(/Ana Quispe.*Curso 10.*Regalo.*Verificando el pago.*Depósito.*118\.00/);
  expect(await axeProblems()).toEqual([]);
  const method = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pago' });
  const words = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' });
  await user.selectOptions(method, 'Tarjeta');
  expect(api.asked.at(-1)).toMatchObject({ state: 'pending', method: 'card', page: 1 });
  // Whoever types while what was chosen is on its way loses nothing by its coming.
  await pasteInto(user, words, 'José');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Siguiente' }).getAttribute('href')).toContain('pago=card'),
  );
  expect(document.activeElement).toBe(words);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Ningún pedido es así' })).toBeTruthy();
  expect([method.value, words.value, api.asked.at(-1)?.words]).toEqual(['card', 'José', 'José']);
  for (const [waiting, refund, payment] of [
    ['Cobro sin respuesta', '', 'unknown'],
    ['Devolución pedida', 'asked', ''],
  ] as const) {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Espera' }), waiting);
    await waitFor(() => expect(api.asked.at(-1)).toMatchObject({ refund, payment, page: 1 }));
  }
});

test('an order shows what was bought, how its price came about, and what became of it', async () => {
  await show('/colaboradores/pedidos/7');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pedido N.º\u00A07');
  const lines = screen.getByRole('table', { name: 'Líneas del pedido' });
  expect(within(lines).getByRole('row', { name: /Curso 10/ }).textContent).toMatch(/100\.00.*18\.00.*118\.00/);
  expect(screen.getByText('Cómo se llegó a estos importes')).toBeTruthy();
  expect(screen.getByText('BIENVENIDA')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'BCP, 00123456' }).getAttribute('href')).toBe('/constancia');
  expect(screen.getByRole('heading', { name: 'Pagos por la pasarela' })).toBeTruthy();
  expect(screen.getByText('701755411589').textContent).toMatch(/^701755411589Culqi/);
  expect(screen.getByText(/^código de pago \(CIP\)\s13642064$/)).toBeTruthy();
  expect(screen.getByText('Recibimos tu constancia. Estamos verificando tu pago.')).toBeTruthy();
  expect(screen.queryByText('Dinero que llegó de más')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test('of an account that was erased no address is shown that only stands for one, in the list nor on the order', async () => {
  const erased = { name: 'Cuenta eliminada', email: erasedEmail('ana') };
  for (const at of ['/colaboradores/pedidos', '/colaboradores/pedidos/7']) {
    await show(at, record({ buyer: erased }));
    expect(document.body.textContent).toContain('Cuenta eliminada');
    expect(document.body.textContent).not.toContain('.invalid');
    cleanup();
  }
});

test('one that does not compute again says so before anything else', async () => {
  await show('/colaboradores/pedidos/7', record({ recomputes: false }));
  expect(screen.getByText('Este pedido no se vuelve a calcular igual')).toBeTruthy();
});

test('there is no order without its number', async () => {
  const { user: _ } = await show('/colaboradores/pedidos/99');
  expect(screen.getByText('No hay un pedido con este número.')).toBeTruthy();
});

const refund: OfficeRefund = {
  id: 'r1',
  number: 1,
  state: 'requested',
  reason: 'item-return',
  lines: [{ productId: 10, net: soles('118.00') }],
  amount: soles('118.00'),
  keepsAccess: false,
  words: 'No es lo mío',
  answer: '',
  decidedBy: '',
  operation: null,
  dispute: null,
  gatewayText: '',
  askedAt: instant,
  updatedAt: instant,
  notes: [],
};
const refundable: OrderRefunds = {
  refunds: [refund],
  lines: [{ productId: 10, left: soles('118.00'), isReturned: false }],
  left: soles('118.00'),
  disputes: [],
  byGateway: true,
};

test('while its bank decides nothing is given back, and what it took is told with the dispute', async () => {
  const disputes = [{ number: 4, isSurplus: false, state: 'answered', amount: soles('59.00') }] as const;
  const lost = { ...refund, state: 'done', decidedBy: 'Teresa', dispute: 3 } as const;
  await show('/colaboradores/pedidos/7', record(), 'cashier', { ...refundable, refunds: [lost], disputes });
  expect(screen.queryByRole('button', { name: 'Devolver' })).toBeNull();
  expect(screen.getByText('El banco decide un contracargo')).toBeTruthy();
  expect(screen.getByRole('cell', { name: /^Contracargo N\.º\s3$/ })).toBeTruthy();
  const at = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(at(/^Contracargo N\.º\s4$/)).toBe('/colaboradores/contracargos?estado=con-el-banco');
  expect(screen.queryByRole('link', { name: /^Anotar un contracargo/ })).toBeNull();
});

test('whoever may gives back a part, or declines with words; what was typed stays when the school refuses', async () => {
  const { user, back } = await show('/colaboradores/pedidos/7', record(), 'cashier', refundable);
  expect(screen.getByText('«No es lo mío»')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Anotar un contracargo/ }).getAttribute('href')).toBe(
    '/colaboradores/contracargos?pedido=7&importe=118.00#anotar',
  );
  expect(screen.getByText(/dentro de los 7 días calendario/)).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Motivo' }), 'Disminución en el valor (09)');
  expect(screen.queryByRole('checkbox', { name: 'Conserva el acceso' })).toBeNull();
  await pasteInto(user, screen.getByRole('textbox', { name: 'Cuánto de «Curso 10»' }), '20.00');
  await user.click(screen.getByRole('radio', { name: 'Por transferencia que ya hiciste' }));
  back.refusal = { kind: 'x', status: 400, field: 'operation', detail: 'Escribe el número de la operación.', data: {} };
  await user.click(await screen.findByRole('button', { name: 'Devolver' }));
  expect(await screen.findByText('Escribe el número de la operación.')).toBeTruthy();
  back.refusal = null;
  await pasteInto(user, screen.getByRole('textbox', { name: 'Número de la operación' }), '00456');
  await user.click(await screen.findByRole('button', { name: 'Devolver' }));
  await waitFor(() => expect(back.given).toHaveLength(1));
  expect(back.given[0]).toEqual({
    reason: 'lower-value',
    lines: [{ productId: 10, amount: soles('20.00') }],
    keepsAccess: false,
    answer: '',
    operation: '00456',
    left: refundable.left,
  });
  await pasteInto(user, screen.getByRole('textbox', { name: /Palabras para quien compró/ }), 'Ya lo viste');
  await user.click(await screen.findByRole('button', { name: 'Declinar lo que pidió' }));
  await waitFor(() => expect(back.declined).toEqual(['r1: Ya lo viste']));
});

test('what went back is no right any more, and where nothing was asked there is nothing to decline', async () => {
  const lines = [{ productId: 10, left: soles('0.00'), isReturned: true }];
  await show('/colaboradores/pedidos/7', record(), 'cashier', { ...refundable, refunds: [], lines });
  expect(screen.getByText(/Además rige lo que da la ley/)).toBeTruthy();
  expect(screen.queryByText(/dentro de los 7 días calendario/)).toBeNull();
  expect(screen.getByText('Van en la carta.')).toBeTruthy();
});

type TrailReceipt = OrderRecord['trail']['receipts'][number];

const aTrailReceipt = (parts: Partial<TrailReceipt> = {}): TrailReceipt => ({
  id: 'boleta-1',
  code: 'B001-1',
  type: 'boleta',
  issuedAt: instant,
  total: soles('118.00'),
  taxState: 'not-sent',
  document: '/pdf',
  xml: '/xml',
  cdr: '/constancia',
  sending: { state: 'stopped', said: 'No se puede leer', code: 306 },
  sendBy: '2026-03-16T04:59:59.000Z',
  buyer: boletaOfAna,
  replacedBy: null,
  ...parts,
});

function withReceipts(...receipts: readonly TrailReceipt[]): OrderRecord {
  const shown = record();
  return { ...shown, trail: { ...shown.trail, receipts } };
}

const rejectedFactura = aTrailReceipt({
  id: 'factura-1',
  code: 'F001-1',
  type: 'factura',
  taxState: 'rejected',
  sending: { state: 'rejected', said: 'El dato ingresado no es RUC', code: 2800 },
  buyer: {
    receiptType: 'factura',
    documentType: 'RUC',
    documentNumber: '20131312955',
    name: 'Empresa',
    address: 'Av. Uno 1',
  },
});

test('a rejected receipt says why, and is issued with another number once its buyer is corrected; what was typed stays when the school refuses', async () => {
  const sent = { state: 'rejected', said: 'ha sido rechazada', code: 2800 } as const;
  const replaced = aTrailReceipt({
    id: 'f-0',
    code: 'F001-0',
    taxState: 'rejected',
    sending: sent,
    replacedBy: 'F001-1',
  });
  const shown = withReceipts(replaced, rejectedFactura);
  const { user, sending, api } = await show('/colaboradores/pedidos/7', shown, 'cashier');
  const row = screen.getByRole('row', { name: /Factura F001-1/ });
  expect(row.textContent).toMatch(/Rechazado por SUNAT Código 2800 · El dato ingresado no es RUC/);
  expect(screen.getByRole('row', { name: /F001-0/ }).textContent).toContain('ha sido rechazada · Lo reemplaza F001-1');
  expect(screen.getByText(/Es por los datos de quien compró/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Emitir con otro número' }));
  expect(screen.getByRole('form', { name: 'Emitir F001-1 con otro número' }).contains(document.activeElement)).toBe(
    true,
  );
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Emitir con otro número' }));
  await user.keyboard('{Enter}');
  const form = screen.getByRole('form', { name: 'Emitir F001-1 con otro número' });
  expect(await axeProblems()).toEqual([]);
  const ruc = within(form).getByRole<HTMLInputElement>('textbox', { name: 'RUC' });
  await user.clear(ruc);
  await pasteInto(user, ruc, '20131312954');
  const issue = within(form).getByRole('button', { name: 'Emitir con otro número' });
  await user.click(issue);
  expect((await within(form).findAllByText(/Este RUC no es válido/)).length).toBeGreaterThan(0);
  expect(sending.replaced).toEqual([]);
  await user.clear(ruc);
  await pasteInto(user, ruc, '20512333797');
  sending.refusal = { kind: 'receipt-replaced', status: 409, field: null, detail: 'Ya es F001-2.', data: {} };
  await user.click(issue);
  expect(await within(form).findByText('Ya es F001-2.')).toBeTruthy();
  expect(ruc.value).toBe('20512333797');
  sending.refusal = null;
  api.record = withReceipts({ ...rejectedFactura, replacedBy: 'F001-2' });
  await user.click(issue);
  await waitFor(() => expect(screen.queryByText(/Es por los datos de quien compró/)).toBeNull());
  expect(screen.queryByRole('form', { name: /Emitir F001-1/ })).toBeNull();
  expect(document.activeElement?.contains(screen.getByRole('row', { name: /Lo reemplaza F001-2/ }))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  const asked = ['factura-1', { ...rejectedFactura.buyer, documentNumber: '20512333797' }];
  expect(sending.replaced).toEqual([1, 2].map(() => [...asked, expect.stringMatching(/./)]));
  expect(sending.replaced[0]).toEqual(sending.replaced[1]);
});

test('an accepted receipt is made out anew once it is said what happens by that; then it is said which one holds, and by which note the other is taken back', async () => {
  const accepted = aTrailReceipt({ taxState: 'accepted', sending: null });
  const { user, sending, api } = await show('/colaboradores/pedidos/7', withReceipts(accepted), 'cashier');
  await user.click(screen.getByRole('button', { name: 'Corregir los datos' }));
  const form = screen.getByRole('form', { name: 'Corregir los datos de B001-1' });
  expect(form.contains(document.activeElement)).toBe(true);
  expect(screen.getByText(/Una nota de crédito anula B001-1 entero/)).toBeTruthy();
  expect(screen.getByText(/No se cobra ni se devuelve dinero/)).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  const name = within(form).getByRole<HTMLInputElement>('textbox', { name: /Nombre/ });
  await user.clear(name);
  await pasteInto(user, name, 'Ana Quispe Soto');
  api.record = withReceipts(
    { ...accepted, correctedBy: { receipt: 'B001-2', notes: [aNote({ taxState: 'rejected' })] } },
    aTrailReceipt({ id: 'boleta-2', code: 'B001-2' }),
  );
  await user.click(within(form).getByRole('button', { name: 'Anular y emitir de nuevo' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: /Corregir los datos/ })).toBeNull());
  const { receiptType, documentType, documentNumber, address } = accepted.buyer;
  const asked = { receiptType, documentType, documentNumber, name: 'Ana Quispe Soto', address };
  expect(sending.replaced).toEqual([['correct', 'boleta-1', asked, expect.stringMatching(/./)]]);
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /Boleta B001-1/ }).textContent).toMatch(
      /Se corrigió: vale B001-2\. Lo anula: BC01-1/,
    ),
  );
  // The note was rejected, and is still owed.
  expect(screen.getByText(/El comprobante que anula ya se corrigió\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Corregir los datos/ })).toBeNull();
});

test('where money went back, or for whoever only sees orders, nothing is made out anew', async () => {
  const shown = withReceipts(aTrailReceipt({ taxState: 'accepted', sending: null }));
  const done = { ...refund, state: 'done', decidedBy: 'Teresa' } as const;
  await show('/colaboradores/pedidos/7', shown, 'cashier', { ...refundable, refunds: [done] });
  expect(screen.queryByRole('button', { name: /Corregir los datos/ })).toBeNull();
  cleanup();
  await show('/colaboradores/pedidos/7', shown, 'support');
  expect(screen.queryByRole('button', { name: /Corregir los datos/ })).toBeNull();
});

test('whoever only sees orders sees that it was rejected, and issues nothing', async () => {
  await show('/colaboradores/pedidos/7', withReceipts(rejectedFactura), 'support');
  expect(screen.getByText('Rechazado por SUNAT')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Emitir con otro número' })).toBeNull();
});

test('a receipt says how it stands with the tax authority and what the law still gives, and is sent again from there; what is typed elsewhere stays', async () => {
  const shown = withReceipts(aTrailReceipt());
  const { user, sending, api } = await show('/colaboradores/pedidos/7', shown, 'cashier', refundable);
  const words = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Palabras para quien compró/ });
  await pasteInto(user, words(), 'Ya lo viste');
  const row = screen.getByRole('row', { name: /Boleta B001-1/ });
  expect(row.textContent).toMatch(/Detenido No se puede leer · Plazo:\s5 días/);
  expect(screen.getByRole('link', { name: 'Descargar la constancia de B001-1' }).getAttribute('href')).toBe(
    '/constancia',
  );
  api.record = withReceipts(aTrailReceipt({ taxState: 'accepted', sending: null }));
  await user.click(screen.getByRole('button', { name: 'Enviar otra vez B001-1' }));
  await waitFor(() => expect(row.textContent).not.toContain('Detenido'));
  expect(sending.asked).toEqual(['boleta-1']);
  expect(words().value).toBe('Ya lo viste');
});

test('whoever only sees orders sees what went back and what is left, and gives nothing back', async () => {
  const note = aNote({ taxState: 'accepted', sending: null });
  const done = { ...refund, state: 'done', decidedBy: 'Teresa', notes: [note] } as const;
  const shown = record();
  const taken = { ...shown, trail: { ...shown.trail, grants: [] } };
  await show('/colaboradores/pedidos/7', taken, 'support', { ...refundable, refunds: [done], left: soles('0.00') });
  expect(screen.getByText('Ya no da acceso a nada: se retiró con la devolución.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'BC01-1' }).getAttribute('href')).toBe('/nota');
  expect(screen.getByRole('link', { name: 'Descargar BC01-1 en XML' }).getAttribute('href')).toBe('/nota.xml');
  expect(screen.getByText('Se puede devolver').parentElement?.textContent).toContain('0.00');
  expect(screen.queryByRole('button', { name: 'Devolver' })).toBeNull();
});

test('once all of it went back the form is gone, and whoever sent it goes on from the list', async () => {
  const { user, back } = await show('/colaboradores/pedidos/7', record(), 'cashier', refundable);
  back.refunds = { ...refundable, refunds: [{ ...refund, state: 'done', decidedBy: 'Caja' }], left: soles('0.00') };
  await user.click(screen.getByRole('button', { name: 'Devolver' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Devolver dinero' })).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain('Caja');
});

const aNote = (parts: Partial<OfficeNote>): OfficeNote => ({
  id: 'n1',
  code: 'BC01-1',
  taxState: 'rejected',
  document: '/nota',
  xml: '/nota.xml',
  cdr: null,
  sending: { state: 'rejected', said: 'El RUC no existe', code: 2017 },
  replacedBy: null,
  ...parts,
});

const refunded = (...notes: readonly OfficeNote[]): OrderRefunds => ({
  ...refundable,
  refunds: [{ ...refund, state: 'done', notes }],
});

test('whoever decides after a colleague is told so, and sees what the colleague decided', async () => {
  const { user, back, toasts } = await show('/colaboradores/pedidos/7', record(), 'cashier', refundable);
  back.refusal = {
    kind: 'refund-line-returned',
    status: 409,
    field: 'lines',
    detail: 'Uno de los productos ya se devolvió.',
    data: {},
  };
  const lines = [{ productId: 10, left: soles('0.00'), isReturned: true }];
  const decided: OfficeRefund = { ...refund, state: 'done', decidedBy: 'Rosa Poma' };
  back.refunds = { ...refundable, refunds: [decided], lines, left: soles('0.00') };
  await user.click(screen.getByRole('button', { name: 'Devolver' }));
  expect((await screen.findByRole('row', { name: /Curso 10.*Rosa Poma/ })).textContent).toContain('Devuelto');
  expect(screen.queryByRole('form', { name: 'Devolver dinero' })).toBeNull();
  expect(toasts.toasts.map(({ text }) => text)).toEqual([
    'Alguien decidió antes que tú: no se devolvió nada más. Uno de los productos ya se devolvió.',
  ]);
});

test('a rejected credit note says why, and is issued with another number once who presses means it; a refusal is said, and the same press issues no second one', async () => {
  const shown = refunded(aNote({ id: 'n0', code: 'BC01-0', replacedBy: 'BC01-1' }), aNote({}));
  const { user, sending, back } = await show('/colaboradores/pedidos/7', record(), 'cashier', shown);
  const row = screen.getByRole('row', { name: /BC01-0/ });
  expect(row.textContent).toMatch(/BC01-0.*Código 2017 · El RUC no existe · La reemplaza BC01-1\./);
  expect(await axeProblems()).toEqual([]);
  const press = async () => {
    await user.click(screen.getByRole('button', { name: 'Emitir BC01-1 con otro número' }));
    return screen.findByRole('alertdialog', { name: '¿Emitir BC01-1 con otro número?' });
  };
  await user.click(within(await press()).getByRole('button', { name: 'Cancelar' }));
  expect(sending.replaced).toEqual([]);
  sending.refusal = { kind: 'receipt-replaced', status: 409, field: null, detail: 'Ya es BC01-2.', data: {} };
  await user.click(within(await press()).getByRole('button', { name: 'Sí, emitir' }));
  expect((await screen.findByText(/Ya es BC01-2\./)).textContent).toBe('No se emitió: Ya es BC01-2.');
  sending.refusal = null;
  back.refunds = refunded(aNote({ replacedBy: 'BC01-2' }));
  await user.click(within(await press()).getByRole('button', { name: 'Sí, emitir' }));
  await waitFor(() => expect(screen.queryByText('BC01-1 ya no sirve')).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(screen.getByText(/La reemplaza BC01-2/))).toBe(true);
  expect(sending.replaced).toEqual([1, 2].map(() => ['n1', expect.stringMatching(/./)]));
  expect(sending.replaced[0]).toEqual(sending.replaced[1]);
});

test.each([
  ['support', aNote({})],
  ['cashier', aNote({ taxState: 'accepted', sending: null })],
] as const)('a %s has no other number to give to %o', async (role, note) => {
  await show('/colaboradores/pedidos/7', record(), role, refunded(note));
  expect(screen.getByText('BC01-1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /con otro número/ })).toBeNull();
});
