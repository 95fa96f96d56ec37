import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RIGHT_BY_LAW } from '#domain/legal/refund-rule.ts';
import type { ListedReceipt } from '#application/read-models/receipts/listed-receipt.ts';
import type { GivenGift } from '#application/read-models/orders/gift.ts';
import * as receiptsPage from '#ui/school/student/receipts/receipts-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { aPlacedOrder, depositServices } from '#test/support/vouchers/deposit-services.ts';
import { aPartOf } from '#test/support/vouchers/a-part.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { heldBack } from '#test/support/shared/held-back.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { wholeText } from '#test/support/browser/whole-text.ts';

type Services = Awaited<ReturnType<typeof depositServices>>;

const boleta: ListedReceipt = {
  id: 'r1',
  code: 'B001-1',
  type: 'boleta',
  orderId: 'order-1',
  orderNumber: 1,
  issuedAt: '2026-03-10T15:00:00.000Z',
  buyerName: 'Ana Quispe',
  documentNumber: '45678912',
  total: soles('199.90'),
  taxState: 'not-sent',
  replacedBy: null,
  document: '/api/v1/receipts/r1/comprobante.pdf?x',
  xml: '/api/v1/receipts/r1/comprobante.xml?x',
};

async function show(bought: boolean, prepare: (services: Services) => void = () => undefined) {
  const services = await depositServices();
  const { receipts } = services;
  prepare(services);
  if (bought) {
    receipts.orderList.push(aPlacedOrder({ id: 'order-2', number: 2 }), aPlacedOrder({ state: 'finished' }));
    receipts.receiptList.push(boleta);
    const at = '2026-03-10T15:00:00.000Z';
    receipts.noticeList = [{ id: 'n1', orderId: 'order-1', kind: 'receipt-issued', text: 'B001-1', at, isSeen: false }];
  }
  const shown = await showPages(
    [{ path: '/main/mis-comprobantes', module: receiptsPage }],
    '/main/mis-comprobantes',
    services.wire,
  );
  return { ...shown, ...services };
}

test('lists receipts with their PDFs, purchases with their states, and what is new', async () => {
  const anew = (noteState?: 'rejected' | 'not-sent') => ({
    note: 'BC01-1',
    receipt: 'B001-3',
    ...(noteState && { noteState }),
  });
  const { receipts } = await show(true, (services) => {
    services.receipts.receiptList.push(
      { ...boleta, id: 'r2', code: 'B001-2', correctedBy: anew() },
      { ...boleta, id: 'r4', code: 'B001-4', correctedBy: anew('rejected') },
      { ...boleta, id: 'r5', code: 'B001-5', correctedBy: anew('not-sent') },
    );
  });
  expect(screen.getByRole('link', { name: 'Descargar B001-1 en PDF' }).getAttribute('href')).toContain(
    'comprobante.pdf',
  );
  expect(screen.getByRole('link', { name: 'Descargar B001-1 en XML' }).getAttribute('href')).toContain(
    'comprobante.xml',
  );
  expect(screen.getByText('Anulado por BC01-1: vale B001-3')).toBeTruthy();
  expect(screen.getByText('Corregido: usa B001-3. Lo anula BC01-1 cuando la SUNAT la acepte.')).toBeTruthy();
  // Another note takes the place of a rejected one, which is never accepted.
  expect(
    screen.getByText('Corregido: usa B001-3. La SUNAT no aceptó BC01-1, que lo anula: la escuela la corrige.'),
  ).toBeTruthy();
  expect(screen.getByText('Terminado')).toBeTruthy();
  expect(screen.getByText('Por pagar')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Enviar la constancia' }).getAttribute('href')).toBe(
    '/confirmar-pago?pedido=order-2',
  );
  const [news] = within(
    screen.getByRole('heading', { name: 'Novedades' }).closest('section') ?? document.body,
  ).getAllByRole('listitem');
  expect(news?.textContent).toContain('Nuevo Emitimos tu comprobante B001-1.');
  await waitFor(() => expect(receipts.noticeList[0]?.isSeen).toBe(true));
  expect(await axeProblems()).toEqual([]);
});

test('PAY-3: of a purchase of which a part has come, the history says that the rest is missing, and leads to it', async () => {
  const services = await depositServices();
  services.receipts.orderList.push(aPlacedOrder({ state: 'pending' }));
  services.deposits.sent.push(aPartOf('order-1', soles('100.00')));
  await showPages([{ path: '/compras', module: receiptsPage }], '/compras', services.wire);
  expect(screen.getByText('Falta una parte')).toBeTruthy();
  expect(screen.queryByText('Verificando el pago')).toBeNull();
  expect(screen.getByRole('link', { name: 'Pagar lo que falta' }).getAttribute('href')).toBe(
    '/confirmar-pago?pedido=order-1',
  );
});

test.each([
  ['50.00', 'Devuelto en parte'],
  ['199.90', 'Devuelto'],
])('of a purchase of which S/. %s went back, the history says so', async (amount, said) => {
  const services = await depositServices();
  const lines = aPlacedOrder().lines.flatMap((line) => [line, { ...line, productId: 4, title: 'Manual del IGV' }]);
  services.receipts.orderList.push(aPlacedOrder({ state: 'finished', lines }));
  const refund = {
    orderId: 'order-1',
    productIds: [3],
    words: '',
    answer: '',
    operation: null,
    isByBank: false,
    isReturn: true,
  } as const;
  const updatedAt = '2026-03-12T15:00:00.000Z';
  services.refunds.list = [{ ...refund, id: 'refund-1', state: 'done', amount: soles(amount), updatedAt }];
  await showPages([{ path: '/compras', module: receiptsPage }], '/compras', services.wire);
  expect(within(screen.getByRole('table', { name: /Tus pedidos/ })).getByText(said)).toBeTruthy();
  // What went back is not offered to be given back again.
  expect(screen.getByText('Pedido N.º 1: Manual del IGV')).toBeTruthy();
});

test('no number of a title parts from its sign, in the history, in what can be given back and in what was given', async () => {
  const services = await depositServices();
  const title = 'Cómo se compone el 18 %';
  const lines = aPlacedOrder().lines.map((line) => ({ ...line, title }));
  services.receipts.orderList.push(aPlacedOrder({ state: 'finished', lines }));
  services.gifts.gifts = [aGivenGift({ titles: [title] })];
  await showPages([{ path: '/compras', module: receiptsPage }], '/compras', services.wire);
  const said = document.body.textContent;
  expect(said.split('el 18\u00A0%')).toHaveLength(4);
  expect(said).not.toContain('el 18 %');
});

test('PAY-6: the history says of each purchase its number, day, contents, total and state; each receipt whose it is', async () => {
  await show(true);
  const cells = (caption: RegExp) =>
    within(screen.getByRole('table', { name: caption }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
  const { lines, createdAt } = aPlacedOrder();
  const [what = ''] = lines.map(({ title }) => title);
  expect(createdAt).toMatch(/^2026-03-10T/);
  const bought = ['10/03/2026', what, 'S/.\u00A0199.90'];
  expect(cells(/Tus pedidos/)).toEqual([
    ['N.º\u00A02', ...bought, expect.stringContaining('Por pagar')],
    ['N.º\u00A01', ...bought, expect.stringContaining('Terminado')],
  ]);
  expect(cells(/Tus comprobantes/)).toEqual([
    ['Boleta B001-1', '10/03/2026', 'Ana Quispe', 'S/.\u00A0199.90', 'PDFXML'],
  ]);
});

test('says what to do when nothing was bought', async () => {
  await show(false);
  expect(screen.getByRole('heading', { name: 'Todavía no tienes compras' })).toBeTruthy();
});

const aGivenGift = (parts: Partial<GivenGift> = {}): GivenGift => ({
  orderId: 'order-1',
  orderNumber: 1,
  recipientName: 'Luis',
  recipientEmail: 'luis@correo.pe',
  sendOn: '2026-03-20',
  titles: ['Derecho laboral'],
  state: 'waiting',
  sentAt: null,
  acceptedAt: null,
  ...parts,
});
const sent = { state: 'sent', sentAt: '2026-03-10T15:00:00.000Z' } as const;

async function showGifts(...given: readonly GivenGift[]) {
  const services = await depositServices();
  services.gifts.gifts = given;
  services.receipts.orderList.push(aPlacedOrder({ state: 'finished', gift: aGivenGift() }));
  const pages = [{ path: '/main/mis-comprobantes', module: receiptsPage }];
  await showPages(pages, '/main/mis-comprobantes', services.wire);
  const section = screen.getByRole('heading', { name: 'Regalos que hiciste' }).closest('section') ?? document.body;
  return { ...services, list: within(section), user: userEvent.setup() };
}

test('says of each gift for whom it is, when its letter goes out and what became of it', async () => {
  const accepted = { ...sent, state: 'accepted', acceptedAt: '2026-03-12T15:00:00.000Z' } as const;
  const { list } = await showGifts(
    aGivenGift({ orderId: 'o1' }),
    aGivenGift({ orderId: 'o2', ...sent }),
    aGivenGift({ orderId: 'o3', ...accepted }),
  );
  const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts[0]).toContain('Derecho laboral Espera su díaPara Luis, luis@correo.pe');
  expect(texts[0]).toContain('La carta sale el viernes 20 de marzo de 2026. Pedido N.º\u00A01.');
  expect(texts[1]).toContain('Carta enviada');
  expect(texts[1]).toContain('La carta salió el martes 10 de marzo de 2026.');
  expect(texts[2]).toContain('Lo aceptaron el jueves 12 de marzo de 2026.');
  expect(list.getAllByRole('button', { name: /Corregir el correo/ })).toHaveLength(2);
  expect(list.getAllByRole('button', { name: /Enviar la carta otra vez/ })).toHaveLength(1);
  expect(screen.getByText(/\(regalo para Luis\)/)).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('the address of a gift is corrected where it stands; what the school refuses is said at the field', async () => {
  const { gifts, list, user } = await showGifts(aGivenGift());
  await user.click(list.getByRole('button', { name: /Corregir el correo/ }));
  const field = list.getByRole<HTMLInputElement>('textbox', { name: 'Correo de quien lo recibe' });
  expect(field.value).toBe('luis@correo.pe');
  gifts.refusal = callRefusal({
    kind: 'email-invalid',
    status: 400,
    field: 'recipientEmail',
    detail: 'No es un correo',
  });
  await user.click(await list.findByRole('button', { name: 'Guardar el correo' }));
  expect(await list.findByText('No es un correo')).toBeTruthy();
  gifts.refusal = null;
  await user.clear(field);
  await pasteInto(user, field, 'otra@correo.pe');
  await user.click(await list.findByRole('button', { name: 'Guardar el correo' }));
  expect(await list.findByText(wholeText('Para Luis, otra@correo.pe'))).toBeTruthy();
  expect(list.queryByRole('textbox')).toBeNull();
});

test('the letter goes out again by one press; an address that is corrected meanwhile stays; leaving it as it is changes nothing', async () => {
  const { gifts, list, user } = await showGifts(aGivenGift(sent));
  const letRead = heldBack(gifts, 'mine');
  await user.click(list.getByRole('button', { name: /Enviar la carta otra vez/ }));
  await waitFor(() => expect(gifts.resent).toEqual(['order-1']));
  await user.click(list.getByRole('button', { name: /Corregir el correo/ }));
  await act(letRead);
  expect(list.getByText(/el enlace anterior deja de servir/)).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'Dejarlo como está' }));
  expect(list.queryByRole('textbox')).toBeNull();
});

test('of a recording the school promised nothing of its own: what the law gives stands there', async () => {
  const user = userEvent.setup();
  await show(false, ({ receipts: { orderList } }) => {
    const [line] = aPlacedOrder().lines;
    if (line === undefined) throw new Error('an order has lines');
    orderList.push(aPlacedOrder({ state: 'finished', lines: [{ ...line, kind: 'seminar', isOver: true }] }));
  });
  await user.click(screen.getByRole('button', { name: 'Pedir devolución del pedido N.º\u00A01' }));
  expect(screen.getByText(RIGHT_BY_LAW)).toBeTruthy();
});

test('a request that says neither what nor why is told of both at once, and begins at the first', async () => {
  const user = userEvent.setup();
  const { refunds } = await show(false, ({ receipts: { orderList } }) => {
    const lines = aPlacedOrder().lines.flatMap((line) => [line, { ...line, productId: 4, title: 'Manual del IGV' }]);
    orderList.push(aPlacedOrder({ state: 'finished', lines }));
  });
  await user.click(screen.getByRole('button', { name: 'Pedir devolución del pedido N.º\u00A01' }));
  const form = within(screen.getByRole('form', { name: 'Pedir devolución del pedido N.º\u00A01' }));
  const send = () => user.click(form.getByRole('button', { name: 'Pedir devolución' }));
  await send();
  expect(form.getByText('Elige lo que se devuelve.')).toBeTruthy();
  expect(form.getByText('Cuéntanos por qué lo devuelves.')).toBeTruthy();
  const [, manual] = form.getAllByRole('checkbox');
  expect(document.activeElement).toBe(form.getAllByRole('checkbox')[0]);
  expect(await axeProblems()).toEqual([]);
  if (manual !== undefined) await user.click(manual);
  expect(form.queryByText('Elige lo que se devuelve.')).toBeNull();
  expect(document.activeElement).toBe(manual);
  await send();
  expect(document.activeElement).toBe(form.getByRole('textbox'));
  expect(refunds.list).toEqual([]);
});

test('what was bought is asked to be given back, with what the school promised beside it; its state is seen', async () => {
  const user = userEvent.setup();
  const { refunds } = await show(true);
  await user.click(screen.getByRole('button', { name: 'Pedir devolución del pedido N.º\u00A01' }));
  expect(screen.getByText(/dentro de los 7 días calendario/)).toBeTruthy();
  const form = within(screen.getByRole('form', { name: 'Pedir devolución del pedido N.º\u00A01' }));
  expect(form.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  await pasteInto(user, form.getByRole('textbox', { name: 'Por qué lo devuelves' }), 'No es lo mío');
  refunds.refusal = callRefusal({ field: 'words', detail: 'Cuéntanos por qué lo devuelves.' });
  await user.click(form.getByRole('button', { name: 'Pedir devolución' }));
  expect(await form.findByText('Cuéntanos por qué lo devuelves.')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  refunds.refusal = null;
  await user.click(await form.findByRole('button', { name: 'Pedir devolución' }));
  expect(await screen.findByText('La estamos revisando')).toBeTruthy();
  expect(screen.getByText('Pediste: «No es lo mío»')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pedir devolución/ })).toBeNull();
  expect(await axeProblems()).toEqual([]);
});
