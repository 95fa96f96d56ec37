import { billingOf } from '#application/browser/orders/checkout-drafts.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refundRules } from '#domain/legal/refund-rule.ts';
import { initialProvider } from '#domain/legal/statute.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import * as checkoutPage from '#ui/school/storefront/checkout/checkout-page.tsx';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { aCode } from '#test/support/cart/cart-items.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { aBankAccount, aWallet } from '#test/support/receipts/receipt-builders.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { percentOff } from '#test/support/pricing/price-lines.ts';
import { boletaOfAna, facturaOfStudio, onSale, planPrices, seminarSeat } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { frontLeadingTo, showPages } from '#test/support/browser/show-page.tsx';

type Shopping = Awaited<ReturnType<typeof shoppingServices>>;

const pages = [{ path: '/pagos', module: checkoutPage }];

async function draw(shopping: Shopping, at: string) {
  const shown = await showPages(pages, at, shopping.wire);
  await shown.services.get(SessionStore).restore();
  const cart = shown.services.get(CartStore);
  await cart.restore();
  return { ...shown, ...shopping, cart, user: userEvent.setup() };
}

async function show({ at = '/pagos', inCart = [onSale.seminar] as readonly { slug: string }[] } = {}) {
  const shopping = await shoppingServices();
  for (const { slug } of inCart) accepted(await shopping.api.add({ slug, plan: null }));
  return draw(shopping, at);
}

type Shown = Awaited<ReturnType<typeof show>>;

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const goToPayment = async ({ user }: Shown) => {
  await user.click(await screen.findByRole('button', { name: 'Continuar al pago' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Elige cómo pagar' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
};
const pay = async ({ user }: Shown, name: RegExp = /^Pagar/) => {
  const terms = screen.getByRole<HTMLInputElement>('checkbox', { name: /términos/i });
  if (!terms.checked) await user.click(terms);
  await user.click(await screen.findByRole('button', { name }));
};

test('begins with what the school knows of the buyer, then with what was given last', async () => {
  const shown = await show();
  expect((await field('Número')).value).toBe('46712369');
  expect((await field('Nombres y apellidos')).value).toBe('Rosa María Huamán Quispe');
  expect(await axeProblems()).toEqual([]);
  shown.unmount();
  shown.orders.records.push(boletaOfAna);
  await draw(shown, '/pagos');
  expect((await field('Nombres y apellidos')).value).toBe('Ana María Quispe Rojas');
});

test.each([
  [onSale.proPlan, 'factura'],
  [onSale.seminar, 'boleta'],
])(
  'a Pro plan begins with the factura that was given before, anything else with what was given last',
  async (product, type) => {
    const shopping = await shoppingServices();
    shopping.orders.records.push(boletaOfAna, facturaOfStudio);
    accepted(
      await shopping.api.add({
        slug: product.slug,
        plan: product === onSale.proPlan ? { id: product.id, priceId: planPrices.month } : null,
      }),
    );
    await draw(shopping, '/pagos');
    await screen.findByRole('button', { name: 'Continuar al pago' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Factura/ }).checked).toBe(type === 'factura');
  },
);

test('names everything that is wrong at once, beside its field and in a list that leads there', async () => {
  const shown = await show();
  const { user } = shown;
  await user.clear(await field('Número'));
  await user.clear(await field('Correo'));
  await pasteInto(user, await field('Correo'), 'rosa@');
  await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
  const list = within(await screen.findByRole('group', { name: 'Revisa estos datos' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Escribe el número de documento.',
    'Ingresa un email válido',
  ]);
  expect((await field('Número')).getAttribute('aria-invalid')).toBe('true');
  expect(await axeProblems()).toEqual([]);
  await pasteInto(user, await field('Número'), '46712369');
  expect((await field('Número')).getAttribute('aria-invalid')).not.toBe('true');
  expect((await field('Correo')).value).toBe('rosa@');
});

test('another kind of document takes the fault of the number with it: each is right or wrong only with the other', async () => {
  const { user } = await show();
  await user.clear(await field('Número'));
  await pasteInto(user, await field('Número'), '1234');
  await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
  expect((await field('Número')).getAttribute('aria-invalid')).toBe('true');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Documento' }), 'passport');
  expect((await field('Número')).getAttribute('aria-invalid')).toBeNull();
  expect((await field('Número')).value).toBe('1234');
});

test('beside the button that pays stand what is agreed to, who sells, how safe it is and how it is taken back', async () => {
  const shown = await show({ inCart: [onSale.seminar, onSale.book] });
  await goToPayment(shown);
  for (const [name, path] of [
    ['Leer los términos', '/terminos-condiciones'],
    ['Leer la política de privacidad', '/politicas-privacidad'],
    ['Devoluciones y reembolsos', '/terminos-condiciones#devoluciones'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    // In another tab: nothing that was typed is lost.
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
  }
  const beside = screen.getByRole('list', { name: 'Antes de pagar' });
  expect(beside.textContent).toContain(numbersTogether(`${initialProvider.name}, RUC ${initialProvider.ruc}`));
  expect(beside.textContent).toContain(refundRules.seminar);
  expect(beside.textContent).toContain(refundRules.content);
  expect(beside.textContent).not.toContain(refundRules.consultancy);
  expect(beside.textContent).toMatch(/tarjeta/);
  await shown.user.click(screen.getByRole('radio', { name: /^Depósito o transferencia/ }));
  expect(beside.textContent).not.toMatch(/tarjeta/);
  expect(beside.textContent).toContain(`a nombre de ${numbersTogether(initialProvider.name)}`);
});

test('what it comes to is said above the form as well, with the way to the summary', async () => {
  await show({ inCart: [onSale.seminar, onSale.book] });
  const way = await screen.findByRole('link', { name: 'Ver tu compra' });
  expect(way.closest('p')?.textContent).toMatch(/S\/\.\s239\.90/);
  const summary = document.querySelector(way.getAttribute('href') ?? '');
  expect(summary?.textContent).toBe('Tu compra');
  // The book is exempt: its price is no base of any IGV.
  expect(summary?.closest('section')?.textContent).toMatch(/Incluye S\/\.\s22\.88 de IGV; sin IGV, S\/\.\s217\.02/);
});

test('the summary says what was chosen of a product, since it makes its price', async () => {
  const shopping = await shoppingServices();
  for (const { slug } of [onSale.seminar, onSale.proPlan]) accepted(await shopping.api.add({ slug, plan: null }));
  accepted(await shopping.api.change(onSale.seminar.id, { options: [{ optionId: seminarSeat, count: 2 }] }));
  await draw(shopping, '/pagos');
  const summary = (await screen.findByRole('heading', { name: 'Tu compra' })).closest('section');
  const [seminar, plan] = within(summary as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(seminar).toContain('Cupo adicional × 2');
  expect(plan).toContain('1 mes');
});

test('a factura asks for a RUC that checks, a name and an address; the boleta keeps what was typed for it', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('radio', { name: /^Factura/ }));
  await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
  expect(await screen.findAllByText('Escribe la razón social, como está en el RUC.')).toHaveLength(2);
  expect(screen.getAllByText('Escribe el RUC.')).toHaveLength(2);
  await pasteInto(user, await field('RUC'), '20131312954');
  await pasteInto(user, await field('Razón social'), 'SUNAT');
  await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
  const list = within(await screen.findByRole('group', { name: 'Revisa estos datos' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Este RUC no es válido. Tiene 11 números, y el último comprueba a los demás.',
    'Escribe la dirección fiscal.',
  ]);
  await user.click(screen.getByRole('radio', { name: /^Boleta/ }));
  expect((await field('Número')).value).toBe('46712369');
  expect(screen.queryByRole('group', { name: 'Revisa estos datos' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^Factura/ }));
  expect((await field('Razón social')).value).toBe('SUNAT');
});

test('what was typed and chosen survives a reload, on the step it was', async () => {
  const shown = await show();
  await shown.user.clear(await field('Nombres y apellidos'));
  await pasteInto(shown.user, await field('Nombres y apellidos'), 'Rosa Quispe');
  await goToPayment(shown);
  expect(shown.address()).toBe('/pagos?paso=pago');
  shown.unmount();
  await draw(shown, '/pagos?paso=pago');
  expect(await screen.findByText('Rosa Quispe')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Elige cómo pagar');
});

test('nobody comes to the payment without billing data', async () => {
  const shopping = await shoppingServices();
  accepted(await shopping.api.add({ slug: onSale.seminar.slug, plan: null }));
  shopping.orders.records.push({ ...boletaOfAna, documentNumber: '' });
  const { address } = await draw(shopping, '/pagos?paso=pago');
  await screen.findByRole('heading', { level: 1, name: 'Tus datos para el comprobante' });
  expect(address()).toBe('/pagos');
});

test('makes the order and goes to the gateway', async () => {
  const shown = await show({ inCart: [onSale.seminar, onSale.book] });
  await goToPayment(shown);
  expect(screen.getByRole('radio', { name: /^Tarjeta/ })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(await axeProblems()).toEqual([]);
  await pay(shown, /^Pagar S\/\.\s239\.90$/);
  await waitFor(() => expect(shown.address()).toBe('/pasarela?pedido=order-1'));
  expect(shown.orders.orders.get('order-1')).toMatchObject({
    totals: { net: 23_990 },
    billing: { name: 'Rosa María Huamán Quispe' },
  });
});

test('a deposit makes the order and goes on to where its proof is sent', async () => {
  const shown = await show();
  await goToPayment(shown);
  await shown.user.click(screen.getByRole('radio', { name: /^Depósito o transferencia/ }));
  await pay(shown, /^Pedir y depositar S\/\.\s150\.00$/);
  await waitFor(() => expect(shown.address()).toBe('/confirmar-pago?pedido=order-1'));
  expect(shown.orders.orders.get('order-1')).toMatchObject({ paymentMethod: 'deposit' });
});

test('what the gateway takes stands beside the deposit; whoever chooses Yape is led to it', async () => {
  const shopping = await shoppingServices();
  accepted(await shopping.api.add({ slug: onSale.seminar.slug, plan: null }));
  shopping.payments.taken = ['card', 'yape'];
  const shown = await draw(shopping, '/pagos');
  await goToPayment(shown);
  expect(screen.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual(['card', 'yape', 'deposit']);
  expect(await axeProblems()).toEqual([]);
  await shown.user.click(screen.getByRole('radio', { name: /^Yape/ }));
  expect(screen.getByText(/Tu código de Yape/)).toBeInstanceOf(HTMLElement);
  await pay(shown, /^Pagar/);
  await waitFor(() => expect(shown.address()).toBe('/pasarela?pedido=order-1&forma=yape'));
  expect(shown.orders.orders.get('order-1')).toMatchObject({ paymentMethod: 'card' });
});

test('whoever chooses PagoEfectivo makes an order that waits for a code, and is led to it', async () => {
  const shopping = await shoppingServices();
  accepted(await shopping.api.add({ slug: onSale.seminar.slug, plan: null }));
  shopping.payments.taken = ['card', 'cash-code'];
  const shown = await draw(shopping, '/pagos');
  await goToPayment(shown);
  await shown.user.click(screen.getByRole('radio', { name: /^PagoEfectivo/ }));
  expect(screen.getByText(/El código es solo de este pedido/)).toBeInstanceOf(HTMLElement);
  await pay(shown, /^Pedir el código para pagar/);
  await waitFor(() => expect(shown.address()).toBe('/codigo-de-pago?pedido=order-1'));
  expect(shown.orders.orders.get('order-1')).toMatchObject({ paymentMethod: 'cash-code' });
});

test('a school whose gateway takes nothing offers the deposit alone, and says which wallets it has', async () => {
  const accounts = [aBankAccount('bcp'), aWallet('yape'), aWallet('plin', { bank: 'Plin' })];
  const shopping = await shoppingServices({ accounts });
  accepted(await shopping.api.add({ slug: onSale.seminar.slug, plan: null }));
  shopping.payments.taken = [];
  const shown = await draw(shopping, '/pagos');
  await goToPayment(shown);
  expect(screen.queryByText(/Tarjeta de crédito/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Pedir y depositar/ })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Depósito o transferencia, también con Yape y Plin.')).toBeTruthy();
});

test('a name that only the address gave is no name for a receipt', async () => {
  const none = { paternalSurname: '', maternalSurname: '', document: null };
  const email = 'ana.torres@correo.pe';
  const buyer = aProfile({ email, fullName: 'Ana Torres', givenNames: 'Ana Torres', ...none });
  // Said by herself, the same name is hers.
  expect(billingOf({ ...buyer, givenNames: 'Ana', paternalSurname: 'Torres' }).name).toBe('Ana Torres');
  const shopping = await shoppingServices({ buyer });
  accepted(await shopping.api.add({ slug: onSale.seminar.slug, plan: null }));
  await draw(shopping, '/pagos');
  expect((await field('Nombres y apellidos')).value).toBe('');
});

test('a school without a bank account offers no deposit', async () => {
  const shopping = await shoppingServices({ accounts: [] });
  accepted(await shopping.api.add({ slug: onSale.seminar.slug, plan: null }));
  const shown = await draw(shopping, '/pagos');
  await goToPayment(shown);
  expect(screen.queryByText(/Depósito o transferencia/)).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Tarjeta de crédito o débito.')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  await pay(shown);
  await waitFor(() => expect(shown.address()).toBe('/pasarela?pedido=order-1'));
});

test('a deposit that is no longer taken says so, and leaves the card', async () => {
  const shown = await show();
  await goToPayment(shown);
  await shown.user.click(screen.getByRole('radio', { name: /^Depósito o transferencia/ }));
  const detail = 'Por ahora no recibimos depósitos. Paga con tarjeta.';
  shown.orders.refusal = callRefusal({ kind: 'deposit-not-offered', status: 409, detail, field: 'paymentMethod' });
  await pay(shown, /^Pedir y depositar/);
  expect((await screen.findByText(detail)).closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  shown.orders.refusal = null;
  await shown.user.click(await screen.findByRole('button', { name: /^Pagar/ }));
  await waitFor(() => expect(shown.address()).toBe('/pasarela?pedido=order-1'));
  expect(shown.orders.orders.get('order-1')).toMatchObject({ paymentMethod: 'card' });
});

test('terms that are not accepted stop it, and say so', async () => {
  const shown = await show();
  await goToPayment(shown);
  await shown.user.click(screen.getByRole('button', { name: /^Pagar/ }));
  expect(await screen.findByText('Acepta los términos y condiciones para continuar.')).toBeTruthy();
  // Its error is read out with it; the button says nothing of it.
  const terms = screen.getByRole('checkbox', { name: /términos/i });
  await waitFor(() => expect(document.activeElement).toBe(terms));
  expect(shown.orders.orders.size).toBe(0);
});

test('a total that changed is shown before anything is charged, and paid when it is accepted', async () => {
  const shown = await show();
  await goToPayment(shown);
  accepted(await shown.api.enterCode('QUINCE'));
  await pay(shown);
  const notice = (await screen.findByText('El total cambió')).parentElement;
  expect(notice?.textContent).toMatch(/Viste S\/\.\s150\.00 y ahora son S\/\.\s127\.50/);
  expect(screen.getByText('Se aplicó el código QUINCE.')).toBeTruthy();
  expect(screen.queryByText(/El total cambió de/)).toBeNull();
  expect([shown.orders.orders.size, shown.address()]).toEqual([0, '/pagos?paso=pago']);
  await pay(shown, /^Pagar S\/\.\s127\.50$/);
  await waitFor(() => expect(shown.address()).toBe('/pasarela?pedido=order-1'));
});

test('a total that changed and changed back is asked for anew, not answered from before', async () => {
  const shown = await show();
  const create = vi.spyOn(shown.orders, 'create');
  await goToPayment(shown);
  accepted(await shown.api.enterCode('QUINCE'));
  await pay(shown);
  await screen.findByText('El total cambió');
  accepted(await shown.cart.dropCode());
  await pay(shown, /^Pagar S\/\.\s150\.00$/);
  await waitFor(() => expect(shown.address()).toBe('/pasarela?pedido=order-1'));
  const [first, second] = create.mock.calls;
  expect(second?.[0]).toEqual(first?.[0]);
  expect(second?.[1]).not.toBe(first?.[1]);
});

const guestDialog = () => screen.findByRole('alertdialog', { name: 'Antes de pagar, deja de ser invitado' });

async function showGuest(prepare: (shopping: Shopping) => void = () => undefined) {
  const shopping = await shoppingServices({ buyer: aProfile({ role: 1 }) });
  accepted(await shopping.api.add({ slug: onSale.seminar.slug, plan: null }));
  prepare(shopping);
  return draw(shopping, '/pagos');
}

test('GUEST-1, GUEST-2: a guest stops being one before paying, and goes on', async () => {
  const shown = await showGuest();
  const dialog = await guestDialog();
  expect(await axeProblems()).toEqual([]);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { leave } = shown.guests;
  shown.guests.leave = async (email) => {
    await answered;
    return leave.call(shown.guests, email);
  };
  const [confirm, back] = ['Dejar de ser invitado', 'Volver al carrito'].map((name) =>
    within(dialog).getByRole<HTMLButtonElement>('button', { name }),
  );
  await shown.user.click(confirm ?? dialog);
  expect(
    await within(dialog).findByText('Se esta actualizando su status de invitado. espere un momento.'),
  ).toBeTruthy();
  expect([confirm?.disabled, back?.disabled]).toEqual([true, true]);
  answer();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() =>
    expect(shown.toasts.toasts).toMatchObject([
      { kind: 'success', text: 'Se actualizó su status de invitado, puede proceder con la compra' },
    ]),
  );
  expect(shown.services.get(SessionStore).user).toMatchObject({ role: 0, plan: null, owned: [] });
  await goToPayment(shown);
  await pay(shown);
  await waitFor(() => expect(shown.address()).toBe('/pasarela?pedido=order-1'));
});

test('GUEST-2: when the school does not do it, the guest may try again', async () => {
  const shown = await showGuest(({ guests }) => (guests.failure = callRefusal()));
  const dialog = await guestDialog();
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Dejar de ser invitado' });
  await shown.user.click(confirm);
  expect(await within(dialog).findByText('Error en actualizar su status de invitado.')).toBeTruthy();
  expect(confirm.disabled).toBe(false);
  expect(shown.services.get(SessionStore).user).toMatchObject({ role: 1 });
  shown.guests.failure = null;
  await shown.user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a guest who would rather stay one goes back to the cart', async () => {
  const shown = await showGuest();
  await shown.user.click(within(await guestDialog()).getByRole('button', { name: 'Volver al carrito' }));
  await waitFor(() => expect(shown.address()).toBe('/carrito'));
});

test('who was made a guest meanwhile is asked then, and keeps everything', async () => {
  const shown = await show();
  await goToPayment(shown);
  const detail = 'Deja de ser invitado para comprar.';
  shown.orders.refusal = callRefusal({ kind: 'guest-must-leave', status: 403, detail });
  shown.browser.api.change('rosa@correo.pe', { role: 1 });
  await pay(shown);
  await shown.user.click(within(await guestDialog()).getByRole('button', { name: 'Dejar de ser invitado' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /términos/i }).checked).toBe(true);
  shown.orders.refusal = null;
  await pay(shown);
  await waitFor(() => expect(shown.address()).toBe('/pasarela?pedido=order-1'));
});

test('with nothing left to pay there is no gateway', async () => {
  const shopping = await shoppingServices();
  accepted(await shopping.api.add({ slug: onSale.seminar.slug, plan: null }));
  const read = accepted(await shopping.api.read());
  const view = { ...read, cart: { ...read.cart, code: aCode('TODO', { discount: percentOff('100') }) } };
  shopping.api.read = () => Promise.resolve({ ok: true, value: view });
  const shown = await draw(shopping, '/pagos');
  await goToPayment(shown);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Gratis.')).toBeTruthy();
  await pay(shown, /^Confirmar mi pedido$/);
  await waitFor(() => expect(shown.address()).toBe('/aceptar?pedido=order-1'));
  expect(shown.orders.orders.get('order-1')?.paymentMethod).toBe('free');
});

test('an empty cart has nothing to pay', async () => {
  await show({ inCart: [] });
  expect(await screen.findByRole('heading', { level: 1, name: 'No hay nada por pagar' })).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('SAFE-6: a total that another tab changed is said beside the press that pays, before it; what was typed stays', async () => {
  const shown = await show();
  const { user, cart, api } = shown;
  await user.clear(await field('Nombres y apellidos'));
  await pasteInto(user, await field('Nombres y apellidos'), 'Rosa Quispe');
  await goToPayment(shown);
  accepted(await api.enterCode('QUINCE'));
  await act(() => cart.read());
  const form = within(screen.getByRole('button', { name: /^Pagar S\/\.\s127\.50$/ }).closest('form') ?? document.body);
  expect(await form.findByText(/El total cambió de S\/\.\s150\.00 a S\/\.\s127\.50/)).toBeTruthy();
  expect(screen.getAllByText(/El total cambió/)).toHaveLength(1);
  expect(screen.getByText('Rosa Quispe')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText(/El total cambió/)).toBeNull();
  await pay(shown);
  await waitFor(() => expect(shown.address()).toBe('/pasarela?pedido=order-1'));
});

test('SAFE-6: the cart is read again when /pagos is entered', async () => {
  const shopping = await shoppingServices();
  accepted(await shopping.api.add({ slug: onSale.seminar.slug, plan: null }));
  const shown = await showPages([frontLeadingTo('/pagos'), ...pages], '/', shopping.wire);
  await shown.services.get(SessionStore).restore();
  await shown.services.get(CartStore).restore();
  accepted(await shopping.api.enterCode('QUINCE'));
  await userEvent.setup().click(screen.getByRole('link'));
  await screen.findByRole('button', { name: 'Continuar al pago' });
  expect(await screen.findByText(/El total cambió de S\/\.\s150\.00 a S\/\.\s127\.50/)).toBeTruthy();
});

test('whose session ends on the way to paying is not told of an empty cart, and goes on with all of it', async () => {
  const shown = await show();
  await goToPayment(shown);
  expect(document.title).toMatch(/^Elige cómo pagar/);
  await act(() => shown.services.get(SessionKeeper).end('expired'));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Ingresa otra vez para pagar' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('button', { name: 'Ingresar y seguir' })).toBeTruthy();
  await act(() => shown.signIn());
  expect(await screen.findByRole('heading', { level: 1, name: 'Elige cómo pagar' })).toBeTruthy();
});
