import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as receiptsPage from '#ui/school/student/receipts/receipts-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { aPlacedOrder, depositServices } from '#test/support/vouchers/deposit-services.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

async function show(bought: boolean) {
  const services = await depositServices();
  const { receipts } = services;
  if (bought) {
    receipts.orderList.push(aPlacedOrder({ id: 'order-2', number: 2 }), aPlacedOrder({ state: 'finished' }));
    receipts.receiptList.push({
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
      document: '/api/v1/receipts/r1/comprobante.pdf?x',
    });
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
  const { receipts } = await show(true);
  expect(screen.getByRole('link', { name: 'Descargar B001-1 en PDF' }).getAttribute('href')).toContain(
    'comprobante.pdf',
  );
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
    ['N.º 2', ...bought, expect.stringContaining('Por pagar')],
    ['N.º 1', ...bought, expect.stringContaining('Terminado')],
  ]);
  expect(cells(/Tus comprobantes/)).toEqual([
    ['Boleta B001-1', '10/03/2026', 'Ana Quispe', 'S/.\u00A0199.90', 'Descargar'],
  ]);
});

test('says what to do when nothing was bought', async () => {
  await show(false);
  expect(screen.getByRole('heading', { name: 'Todavía no tienes compras' })).toBeTruthy();
});
