import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Container } from 'inversify';
import { expect, test, vi } from 'vitest';
import * as cashCodePage from '#ui/school/storefront/cash-code/cash-code-page.tsx';
import { CashCodeStore } from '#ui/school/storefront/cash-code/cash-code-store.ts';
import { OrderSummary } from '#ui/school/storefront/confirm-payment/order-summary.tsx';
import * as resultPage from '#ui/school/storefront/checkout/payment-result-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { boletaOfAna, onSale } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { timeByHand } from '#test/support/browser/time-by-hand.ts';

const pages = [
  { path: '/codigo-de-pago', module: cashCodePage },
  { path: '/pago-visa/:tran?', module: resultPage },
];

/** A buyer who chose PagoEfectivo for an order of 239.90. */
async function withOrder() {
  const shopping = await shoppingServices();
  for (const { slug } of [onSale.seminar, onSale.book]) accepted(await shopping.api.add({ slug, plan: null }));
  const request = { billing: boletaOfAna, paymentMethod: 'cash-code', expectedTotal: soles('239.90') } as const;
  accepted(await shopping.orders.create(request, 'clave'));
  return shopping;
}

async function show(shopping: Awaited<ReturnType<typeof withOrder>>) {
  const wire = (container: Container): void => {
    shopping.wire(container);
    container.bind(CashCodeStore).toConstantValue(new CashCodeStore(shopping.payments, new CountingIds()));
  };
  const shown = await showPages(pages, '/codigo-de-pago?pedido=order-1', wire);
  return { ...shown, ...shopping };
}

async function atPausedTime(run: (user: UserEvent) => Promise<void>): Promise<void> {
  timeByHand();
  try {
    await run(userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }));
  } finally {
    vi.useRealTimers();
  }
}

test('shows the code with amount, end and where it is paid, copies it, and leads on once it is paid', () =>
  atPausedTime(async (user) => {
    const { address, payments } = await show(await withOrder());
    expect(await screen.findByText('13642064')).toBeTruthy();
    expect(screen.getAllByText('S/. 239.90').length).toBeGreaterThan(0);
    expect(screen.getByText(/jueves 12 de marzo de 2026, 10:00/)).toBeTruthy();
    expect(screen.getByText(/un agente o una bodega/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copiar el código' }));
    expect(await navigator.clipboard.readText()).toBe('13642064');
    payments.endCode('payment-1', 'paid');
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(address()).toBe('/pago-visa/payment-1'));
  }));

test('a code that is late comes; one that ran out says so and leads back to the cart', () =>
  atPausedTime(async () => {
    const shopping = await withOrder();
    shopping.payments.isSilentAboutCodes = true;
    const { payments } = await show(shopping);
    expect(await screen.findByText('PagoEfectivo todavía no nos da tu código')).toBeTruthy();
    payments.endCode('payment-1', 'waiting');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await screen.findByText('13642064')).toBeTruthy();
    payments.endCode('payment-1', 'refused');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText('Tu código ya no vale: no lo pagues')).toBeTruthy();
    expect(document.body.textContent.match(/venció/g)).toHaveLength(1);
    expect(screen.getByText('13642064')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Volver al carrito' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pedir otro código' })).toBeNull();
  }));

test('opened again after its code ended, it makes no other by itself: it says so, and asks for one when it is told to', async () => {
  const shopping = await withOrder();
  const first = await show(shopping);
  await screen.findByText('13642064');
  first.unmount();
  shopping.payments.endCode('payment-1', 'refused', 'continue');
  await show(shopping);
  expect(await screen.findByText('Tu código ya no vale: no lo pagues')).toBeTruthy();
  expect(screen.getByText('13642064')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pedir otro código' }));
  expect(await screen.findByText('13642065')).toBeTruthy();
  expect(screen.queryByText('13642064')).toBeNull();
});

test('a code that PagoEfectivo did not make leads to where a telephone is added, and may be asked for again', async () => {
  const shopping = await withOrder();
  shopping.payments.isSilentAboutCodes = true;
  const first = await show(shopping);
  await screen.findByText('PagoEfectivo todavía no nos da tu código');
  first.unmount();
  shopping.payments.endCode('payment-1', 'refused', 'continue', null);
  await show(shopping);
  expect(await screen.findByText('No hay código')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir a mi perfil' }).getAttribute('href')).toBe('/main/perfil');
  expect(screen.getByRole('button', { name: 'Pedir otro código' })).toBeTruthy();
});

test('a discount stands between the prices of an order and its total', async () => {
  const { orders } = await withOrder();
  const order = accepted(await orders.find('order-1'));
  render(
    <OrderSummary order={{ ...order, codeWord: 'UMBRAL10', totals: { ...order.totals, discount: soles('24.00') } }} />,
  );
  expect(screen.getByText('Descuento (UMBRAL10)').parentElement?.textContent).toMatch(/− S\/\.\s24\.00$/);
});

test('reads well, and where no code can be had it says why and how else the order is paid', async () => {
  const shopping = await withOrder();
  const detail = 'Por ahora no damos códigos.';
  shopping.payments.refusal = callRefusal({ kind: 'cash-codes-not-taken', status: 409, detail });
  const first = await show(shopping);
  expect(await screen.findByRole('heading', { level: 1, name: 'No pudimos pedir tu código' })).toBeTruthy();
  expect(screen.getByText(detail)).toBeTruthy();
  const card = screen.getByRole('link', { name: 'Pagar con tarjeta o Yape' });
  expect(card.getAttribute('href')).toBe('/pasarela?pedido=order-1');
  first.unmount();
  shopping.payments.refusal = null;
  await show(shopping);
  await screen.findByText('13642064');
  expect(await axeProblems()).toEqual([]);
});
