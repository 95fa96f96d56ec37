import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { initialProvider } from '#domain/legal/statute.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { depositCode, orderOfDepositCode } from '#domain/vouchers/deposit-code.ts';
import * as confirmPage from '#ui/school/storefront/confirm-payment/confirm-payment-page.tsx';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { aPlacedOrder, depositServices } from '#test/support/vouchers/deposit-services.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

async function show(prepare: (services: Awaited<ReturnType<typeof depositServices>>) => void = () => undefined) {
  const services = await depositServices();
  services.receipts.orderList.push(aPlacedOrder());
  prepare(services);
  const page = { path: '/confirmar-pago', module: confirmPage };
  const shown = await showPages([page], '/confirmar-pago?pedido=order-1', services.wire);
  return { ...shown, ...services, user: userEvent.setup() };
}

const fill = async ({ user }: Awaited<ReturnType<typeof show>>) => {
  await user.selectOptions(screen.getByRole('combobox', { name: /Cuenta en la que/ }), 'bcp');
  await pasteInto(user, screen.getByRole('textbox', { name: /Número de operación/ }), '00123456');
  fireEvent.change(screen.getByLabelText('Fecha del depósito'), { target: { value: '2026-03-09' } });
  expect(screen.getByText('Lunes 9 de marzo de 2026.')).toBeTruthy();
  const payer = screen.getByRole('textbox', { name: /Quién hizo/ });
  await user.clear(payer);
  await pasteInto(user, payer, 'Ana Quispe');
  await user.upload(screen.getByLabelText('Constancia'), new File(['x'], 'constancia.png', { type: 'image/png' }));
};
const send = () => screen.getByRole('button', { name: 'Enviar constancia' });

test('shows where to deposit, how much and until when', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Confirmación de pago' })).toBeTruthy();
  expect(screen.getByText('002-191-002345678013-51', { selector: 'li:first-child dd' })).toBeTruthy();
  expect(screen.getByText(/jueves 12 de marzo, 9:00 a\. m\./)).toBeTruthy();
  expect(await screen.findByDisplayValue('199.90')).toBe(screen.getByRole('textbox', { name: 'Importe' }));
  expect(await axeProblems()).toEqual([]);
});

test('whoever pays is taken from the boleta, which an account that was made by its mailbox does not know yet', async () => {
  await show();
  const payer = await screen.findByRole<HTMLInputElement>('textbox', { name: /Quién hizo/ });
  await waitFor(() => expect(payer.value).toBe(boletaOfAna.name));
  cleanup();
  await show(({ receipts }) => {
    const company = { ...boletaOfAna, receiptType: 'factura', name: 'Compañía Minera S.A.' } as const;
    receipts.orderList.splice(0, 1, { ...aPlacedOrder(), billing: company });
  });
  expect(await screen.findByDisplayValue('199.90')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Quién hizo/ }).value).toBe('');
});

test('a wallet stands beside the accounts: its code to scan or to save, its number to copy, what to pay and to write', async () => {
  const qr = 'cobros/yape-600x600.png';
  const yape = aBankAccount('yape', {
    bank: 'Yape',
    number: '987654321',
    holder: 'Escuela S. A. C.',
    cci: '',
    ruc: '',
    qr,
  });
  const { user } = await show(({ deposits }) => deposits.accounts.push(yape));
  const wallet = within(screen.getByText('Yape').closest('li') as HTMLElement);
  const picture = wallet.getByRole('img', { name: 'Código QR de Yape: ábrelo en grande' });
  expect(picture.getAttribute('src')).toBe(`/imagenes/${qr}`);
  expect(picture.closest('a')?.getAttribute('href')).toBe(`/imagenes/${qr}`);
  expect(wallet.getByRole('link', { name: 'Guardar el QR de Yape' }).getAttribute('download')).toBe(
    'yape-987654321.png',
  );
  expect(wallet.getByText(/^Paga/).textContent).toBe(
    `Paga S/.\u00a0199.90 exactos y escribe ${depositCode(1)} en el mensaje.`,
  );
  expect(wallet.getByText(/^A nombre de/).textContent).toBe('A nombre de Escuela S.\u00a0A.\u00a0C.');
  expect(wallet.queryByText(/CCI|RUC/)).toBeNull();
  await user.click(wallet.getByRole('button', { name: 'Copiar el celular de Yape' }));
  expect(await navigator.clipboard.readText()).toBe('987654321');
  expect(screen.getByRole('option', { name: 'Yape 987654321' })).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('the accounts come first, each number with a button that copies it as banks take it; then the form', async () => {
  const { user, services } = await show();
  const copy = screen.getByRole('button', { name: 'Copiar el CCI del BCP' });
  expect(copy.compareDocumentPosition(send())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const toasts = () => services.get(ToastStore).toasts.map(({ text }) => text);
  await user.click(screen.getByRole('button', { name: 'Copiar el código de depósito' }));
  expect(orderOfDepositCode(await navigator.clipboard.readText())).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copiar el importe' }));
  expect(await navigator.clipboard.readText()).toBe('199.90');
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe('00219100234567801351');
  expect(toasts().at(-1)).toBe('Copiamos el CCI del BCP 00219100234567801351.');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(copy);
  const denied = 'Tu navegador no deja copiar: el CCI del BCP es 00219100234567801351.';
  await waitFor(() => expect(toasts().at(-1)).toBe(denied));
});

test('what is paid, who sells and how it is taken back stand beside the form', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 2, name: 'Tu pedido' }).parentElement?.textContent).toContain('199.90');
  expect(screen.getByRole('list', { name: 'Antes de pagar' }).textContent).toContain(initialProvider.ruc);
  expect(screen.getByRole('list', { name: 'Pasos de la compra' })).toBeTruthy();
});

test('whoever buys a recording alone reads what the law gives, and no hours before a beginning that is past', async () => {
  await show(({ receipts }) => {
    const [line] = aPlacedOrder().lines;
    if (line === undefined) throw new Error('an order has lines');
    receipts.orderList.splice(0, 1, aPlacedOrder({ lines: [{ ...line, kind: 'seminar', isOver: true }] }));
  });
  const beside = screen.getByRole('list', { name: 'Antes de pagar' });
  expect(beside.textContent).not.toMatch(/arrepentirte|antes de que empiece/);
  expect(beside.textContent).toMatch(/te devolvemos tu dinero\. Devoluciones y reembolsos$/);
});

test('a voucher that is sent is being verified: the modal says so, with the date', async () => {
  const shown = await show();
  await fill(shown);
  await shown.user.click(send());
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirmación de pago' }));
  expect(dialog.getByText('Estamos verificando tu pago, por favor espera.')).toBeTruthy();
  expect(shown.deposits.sent).toMatchObject([{ orderId: 'order-1', bank: 'BCP', operationNumber: '00123456' }]);
  // It says one thing: Enter puts it away, without looking for its button first.
  await shown.user.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const received = screen.getByText('Recibimos tu constancia').parentElement?.textContent;
  expect(received).toContain('S/.\u00A0199.90, BCP, operación 00123456');
  expect(received).toMatch(/viernes 13 de marzo, 10:00\sa\.\sm\. \(hora de Lima\)/);
  // What the dialog said is not said again.
  expect(screen.queryByText(/Estamos verificando tu pago/)).toBeNull();
  // The frame of paying has no menu: who came from the student's area goes back by the page.
  expect(screen.getByRole('link', { name: 'Ir a mi área' }).getAttribute('href')).toBe('/main');
});

test('names everything that is missing at once, and sends nothing', async () => {
  const shown = await show();
  await shown.user.clear(screen.getByRole('textbox', { name: 'Importe' }));
  await shown.user.click(send());
  for (const text of [
    'Elige la cuenta en la que depositaste.',
    'Escribe el número de operación.',
    'Elige la fecha del depósito.',
    'Escribe el importe.',
    'Adjunta la constancia: una imagen o un PDF.',
  ]) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  }
  expect(shown.deposits.sent).toEqual([]);
});

test('keeps what was typed when the school refuses, and shows it at its field', async () => {
  const shown = await show();
  shown.deposits.refusal = callRefusal({
    kind: 'operation-taken',
    field: 'operationNumber',
    detail: 'La operación 00123456 de este banco ya está en otra constancia.',
  });
  await fill(shown);
  await shown.user.click(send());
  expect((await screen.findAllByText(/ya está en otra constancia/)).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Número de operación/ }).value).toBe('00123456');
});

test('a rejected voucher tells why, and another can be sent', async () => {
  await show(({ deposits }) => {
    deposits.sent.push({
      id: 'v0',
      orderId: 'order-1',
      bank: 'BCP',
      operationNumber: '1111',
      paidOn: '2026-03-08',
      amount: aPlacedOrder().totals.net,
      payerName: 'Ana',
      state: 'rejected',
      sentAt: '2026-03-08T15:00:00.000Z',
      answerDueBy: '2026-03-11T15:00:00.000Z',
      rejection: 'No figura en nuestra cuenta',
    });
  });
  expect(screen.getByText('No figura en nuestra cuenta')).toBeTruthy();
  expect(send()).toBeTruthy();
});

test('an order whose time is over asks for no deposit, and takes the voucher of one that was made', async () => {
  await show(({ receipts }) => void receipts.orderList.splice(0, 1, aPlacedOrder({ state: 'expired' })));
  expect(screen.getByText('El plazo de este pedido venció')).toBeTruthy();
  expect(screen.getByText(/^Terminó el jueves 12 de marzo de 2026/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Dónde depositar' })).toBeNull();
  expect(send()).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('an order whose card payment has no end yet is not to be paid by a deposit as well', async () => {
  const silent = aPlacedOrder({ state: 'pending', paymentMethod: 'card' });
  await show(({ receipts }) => void receipts.orderList.splice(0, 1, silent));
  expect(screen.getByText(/No pagues otra vez/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar constancia' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver cómo va' }).getAttribute('href')).toBe('/pago-visa');
});

test('says what to do when there is nothing to confirm', async () => {
  await show(({ receipts }) => void receipts.orderList.splice(0, 1, aPlacedOrder({ state: 'finished' })));
  expect(screen.getByRole('heading', { name: 'No tienes pagos por confirmar' })).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Ir a mi área' }).getAttribute('href')).toBe('/main');
});

test('that the same is being paid in another order is said with the way there', async () => {
  const shown = await show();
  const order = { id: 'order-7', number: 7, state: 'unanswered', attemptId: 'attempt-7' };
  const detail = 'Ya estás pagando «Derecho laboral» en tu pedido N.º 7, que espera la respuesta de la pasarela.';
  shown.deposits.refusal = callRefusal({ kind: 'in-other-order', detail, field: null, data: { order } });
  await fill(shown);
  await shown.user.click(send());
  expect(await screen.findByText(detail)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Ver el pedido N.º\u00A07' });
  expect(link.getAttribute('href')).toBe('/validando?intento=attempt-7');
});
