import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PlaceOrder } from '#application/browser/orders/place-order.ts';
import type { Ending } from '#test/memory/payments/payment-api-in-memory.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import * as acceptedPage from '#ui/school/storefront/checkout/accepted-page.tsx';
import * as cancelledPage from '#ui/school/storefront/checkout/cancelled-page.tsx';
import * as gatewayPage from '#ui/school/storefront/checkout/gateway-page.tsx';
import * as pendingPage from '#ui/school/storefront/checkout/payment-pending-page.tsx';
import * as resultPage from '#ui/school/storefront/checkout/payment-result-page.tsx';
import { accepted } from '#test/support/shared/accepted.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { boletaOfAna, onSale } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { timeByHand } from '#test/support/browser/time-by-hand.ts';
import { wholeText } from '#test/support/browser/whole-text.ts';

const pages = [
  { path: '/pasarela', module: gatewayPage },
  { path: '/pago-visa/:tran?', module: resultPage },
  { path: '/validando', module: pendingPage },
  { path: '/aceptar', module: acceptedPage },
  { path: '/cancelar', module: cancelledPage },
];

type Shopping = Awaited<ReturnType<typeof shoppingServices>>;

/** A buyer with an order of 239.90, and its payment when `ending` says how that went. */
async function withOrder(ending: Ending | 'begun' | null = null) {
  const shopping = await shoppingServices();
  for (const { slug } of [onSale.seminar, onSale.book]) accepted(await shopping.api.add({ slug, plan: null }));
  const request = { billing: boletaOfAna, paymentMethod: 'card', expectedTotal: soles('239.90') } as const;
  const { id } = accepted(await shopping.orders.create(request, 'clave'));
  if (ending !== null) accepted(await shopping.payments.start(id, 'otra'));
  if (ending !== null && ending !== 'begun') shopping.payments.end('payment-1', ending);
  return shopping;
}

async function show(shopping: Shopping, at: string) {
  const shown = await showPages(pages, at, shopping.wire);
  const cart = shown.services.get(CartStore);
  return { ...shown, ...shopping, cart, user: userEvent.setup() };
}

/** Lets time pass once the last question is answered: until then the next one has no time. */
const passAfter = (shopping: Shopping) => {
  const found = vi.spyOn(shopping.payments, 'find');
  return async (milliseconds: number): Promise<void> => {
    await found.mock.results.at(-1)?.value;
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
};

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('leaves for the gateway’s page', async () => {
  const { navigator } = await show(await withOrder(), '/pasarela?pedido=order-1');
  await title('Te llevamos a la pasarela de pagos');
  await waitFor(() => expect(navigator.left).toEqual(['/pasarela-simulada/payment-1']));
  expect(await axeProblems()).toEqual([]);
});

test('a gateway that does not answer is tried again by hand, and nothing was charged', async () => {
  const shopping = await withOrder();
  shopping.payments.refusal = callRefusal({ kind: 'gateway-unavailable', status: 503, detail: 'No responde.' });
  const { navigator, user } = await show(shopping, '/pasarela?pedido=order-1');
  expect(await screen.findByText(/No se te cobró nada/)).toBeTruthy();
  expect(screen.getByText('No responde.')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  shopping.payments.refusal = null;
  await user.click(screen.getByRole('button', { name: /Intentar|Reintentar/ }));
  await waitFor(() => expect(navigator.left).toEqual(['/pasarela-simulada/payment-1']));
});

test('an order that cannot be paid any more says why, without a way to insist', async () => {
  const shopping = await withOrder();
  shopping.payments.refusal = callRefusal({ kind: 'order-expired', status: 409, detail: 'El pedido venció.' });
  await show(shopping, '/pasarela?pedido=order-1');
  expect(await screen.findByText('El pedido venció.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Intentar|Reintentar/ })).toBeNull();
});

test('a payment under way is waited for, and a paid order is shown', async () => {
  const shopping = await withOrder('silent');
  const data = { attemptId: 'payment-1' };
  shopping.payments.refusal = callRefusal({ kind: 'payment-under-way', status: 409, data });
  const first = await show(shopping, '/pasarela?pedido=order-1');
  await waitFor(() => expect(first.address()).toBe('/validando?intento=payment-1'));
  first.unmount();
  shopping.payments.end('payment-1', 'approved');
  shopping.payments.refusal = callRefusal({ kind: 'order-already-paid', status: 409 });
  const second = await show(shopping, '/pasarela?pedido=order-1');
  await waitFor(() => expect(second.address()).toBe('/aceptar?pedido=order-1'));
  await title('Listo, ya es tuyo');
});

test('without an order there is nothing to take to the gateway', async () => {
  const { address } = await show(await withOrder(), '/pasarela');
  expect(address()).toBe('/pagos');
});

test('approved: what was bought, with the way to each, and what was paid', async () => {
  const shopping = await withOrder('approved');
  await shopping.api.remove(onSale.seminar.id);
  await shopping.api.remove(onSale.book.id);
  const order = accepted(await shopping.orders.find('order-1'));
  const lines = order.lines.map((line) => ({ ...line, isOver: line.kind === 'seminar' }));
  shopping.orders.orders.set(order.id, { ...order, lines });
  const { cart } = await show(shopping, '/pago-visa/payment-1');
  await title('Listo, ya es tuyo');
  expect(screen.getByText(wholeText(/te enviamos el detalle a ana@correo\.example\.$/))).toBeTruthy();
  const bought = within(screen.getByRole('heading', { name: 'Lo que compraste' }).closest('section') ?? document.body);
  expect(bought.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/main/seminarios/reforma-tributaria',
    '/main/libros/indice/manual-del-igv',
  ]);
  expect(bought.getByText('Grabación')).toBeTruthy();
  expect(screen.getByText('Visa •••• 1111')).toBeTruthy();
  expect(screen.getByText('S/. 239.90')).toBeTruthy();
  expect(screen.getByText('Fecha', { selector: 'dt' }).nextElementSibling?.textContent).toMatch(/^[A-Z]/);
  const receipt = screen.getByText('Boleta', { selector: 'dt' }).nextElementSibling?.querySelector('a');
  expect(receipt?.getAttribute('href')).toBe('/main/mis-comprobantes');
  await waitFor(() => expect([cart.ready, cart.count]).toEqual([true, 0]));
  expect(await axeProblems()).toEqual([]);
});

test('refused: the buyer’s text, what was kept and another try', async () => {
  const { address, user } = await show(await withOrder('refused'), '/pago-visa/payment-1');
  await title('El pago no se completó');
  expect(screen.getByText(/no tiene fondos suficientes/)).toBeTruthy();
  expect(screen.getByText(/Tu pedido de S\/\. 239\.90, tu carrito y tus datos siguen como los dejaste/)).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  // Whoever's card was refused may have another way.
  expect(screen.getByRole('link', { name: 'Elegir cómo pagar' }).getAttribute('href')).toBe('/pagos?paso=pago');
  await user.click(screen.getByRole('link', { name: 'Intentar otra vez' }));
  await waitFor(() => expect(address()).toBe('/pasarela?pedido=order-1'));
});

test('without a payment in the address it tells of the last one, or that there is none', async () => {
  const first = await show(await withOrder('refused'), '/pago-visa');
  await title('El pago no se completó');
  first.unmount();
  await show(await withOrder(), '/pago-visa');
  expect(await screen.findByRole('heading', { name: 'Aquí verás cómo terminó tu pago' })).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('a payment whose card was not typed yet can be gone on with', async () => {
  await show(await withOrder('begun'), '/pago-visa/payment-1');
  await title('Todavía no terminaste el pago');
  expect(screen.getByRole('link', { name: 'Intentar otra vez' })).toBeTruthy();
});

test('silence: asks until it is known how it ended, and then shows it', async () => {
  timeByHand();
  try {
    const shopping = await withOrder('silent');
    const pass = passAfter(shopping);
    const { address } = await show(shopping, '/pago-visa/payment-1');
    await waitFor(() => expect(address()).toBe('/validando?intento=payment-1'));
    expect(await screen.findByText('Estamos verificando tu pago, por favor espera.')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    const asked = shopping.payments.asked;
    await pass(2600);
    expect(shopping.payments.asked).toBe(asked + 1);
    shopping.payments.end('payment-1', 'approved');
    await pass(2600);
    await title('Listo, ya es tuyo');
    expect(address()).toBe('/pago-visa/payment-1');
    const settled = shopping.payments.asked;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(shopping.payments.asked).toBe(settled);
  } finally {
    vi.useRealTimers();
  }
});

test('silence that lasts lets the buyer go, and asks less often', async () => {
  timeByHand();
  try {
    const shopping = await withOrder('silent');
    const pass = passAfter(shopping);
    await show(shopping, '/validando?intento=payment-1');
    for (let question = 1; question <= 12; question += 1) await pass(2600);
    expect(await screen.findByText(/Está tardando más de lo usual/)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const { asked } = shopping.payments;
    await pass(9000);
    expect(shopping.payments.asked - asked).toBeLessThanOrEqual(1);
  } finally {
    vi.useRealTimers();
  }
});

test('/aceptar shows orders that are paid, and only those', async () => {
  const shopping = await withOrder('approved');
  const byOrder = await show(shopping, '/aceptar?pedido=order-1');
  await title('Listo, ya es tuyo');
  byOrder.unmount();
  const byPayment = await show(shopping, '/aceptar?intento=payment-1');
  await title('Listo, ya es tuyo');
  byPayment.unmount();
  const unpaid = await show(await withOrder('refused'), '/aceptar?pedido=order-1');
  expect(unpaid.address()).toBe('/pago-visa');
  unpaid.unmount();
  const unpaidByPayment = await show(await withOrder('refused'), '/aceptar?intento=payment-1');
  await title('El pago no se completó');
  expect(unpaidByPayment.address()).toBe('/pago-visa/payment-1');
});

test('/cancelar gives a payment up, unless it went further than that', async () => {
  const begun = await show(await withOrder('begun'), '/cancelar?intento=payment-1');
  await title('Dejaste el pago sin terminar');
  expect(screen.getByText(/No se te cobró nada/)).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  begun.unmount();
  const paid = await show(await withOrder('approved'), '/cancelar?intento=payment-1');
  await title('Listo, ya es tuyo');
  expect(paid.address()).toBe('/pago-visa/payment-1');
});

test('somebody else’s payment is no page', async () => {
  await show(await withOrder('approved'), '/pago-visa/de-otra-persona');
  expect(screen.queryByText('Listo, ya es tuyo')).toBeNull();
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

test('an order whose product another order is paying leads to that order', async () => {
  const shopping = await withOrder();
  const order = { id: 'order-9', number: 9, state: 'under-review', attemptId: null };
  const detail = 'Ya estás pagando «Reforma tributaria» en tu pedido N.º 9.';
  shopping.payments.refusal = callRefusal({ kind: 'in-other-order', status: 409, detail, data: { order } });
  await show(shopping, '/pasarela?pedido=order-1');
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver el pedido N.º\u00A09' }).getAttribute('href')).toBe(
    '/confirmar-pago?pedido=order-9',
  );
});

test('a payment that came for what the buyer had by then says that the money comes back', async () => {
  const shopping = await withOrder('begun');
  const outcome = accepted(await shopping.payments.find('payment-1'));
  const paid = { ...outcome, payment: { ...outcome.payment, state: 'paid' } as const };
  vi.spyOn(shopping.payments, 'find').mockResolvedValue({ ok: true, value: paid });
  await show(shopping, '/pago-visa/payment-1');
  await title('Este pago llegó de más');
  expect(screen.getByText(/Te devolveremos\s+S\/\.\s239\.90/)).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('who has seen a purchase confirmed may buy the same again: it is another order', async () => {
  const shopping = await withOrder();
  const { cart } = accepted(await shopping.api.read());
  const request = { billing: boletaOfAna, paymentMethod: 'card', expectedTotal: soles('239.90') } as const;
  const shown = await show(shopping, '/cancelar');
  const placed = accepted(await shown.services.get(PlaceOrder).execute(cart, request));
  accepted(await shopping.payments.start(placed.id, 'clave del pago'));
  shopping.payments.end('payment-1', 'approved');
  shown.unmount();
  const after = await show(shopping, `/aceptar?pedido=${placed.id}`);
  await title('Listo, ya es tuyo');
  const again = accepted(await after.services.get(PlaceOrder).execute(cart, request));
  expect(again.id).not.toBe(placed.id);
});
