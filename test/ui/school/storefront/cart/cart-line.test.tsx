import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { emptyCartView } from '#application/browser/cart/ports/cart-api.ts';
import { type LineChange, setExtended, setOptionCount } from '#domain/cart/item-choices.ts';
import type { CartView } from '#application/read-models/cart/cart-view.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import * as cartPage from '#ui/school/storefront/cart/cart-page.tsx';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { aCart, aCartItem, aCode, aFreeItem, aPlan, someSeats } from '#test/support/cart/cart-items.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { only, percentOff, soles } from '#test/support/pricing/price-lines.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

/** The cart page over a school that has this cart. */
async function show(cart: Cart, parts: Partial<CartView> = {}) {
  const shopping = await shoppingServices();
  let view: CartView = { ...emptyCartView, cart, ...parts };
  vi.spyOn(shopping.api, 'read').mockImplementation(async () => ({ ok: true, value: view }));
  const change = vi.spyOn(shopping.api, 'change').mockImplementation(async (productId: number, wanted: LineChange) => {
    let changed = view.cart;
    if (wanted.isExtended !== undefined) changed = accepted(setExtended(changed, productId, wanted.isExtended));
    for (const { optionId, count } of wanted.options ?? [])
      changed = accepted(setOptionCount(changed, productId, optionId, count));
    view = { ...view, cart: changed };
    return { ok: true, value: view };
  });
  const shown = await showPages([{ path: '/carrito', module: cartPage }], '/carrito', shopping.wire);
  const store = shown.services.get(CartStore);
  await store.restore();
  return { ...shown, ...shopping, store, change, user: userEvent.setup() };
}

const line = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  return within(heading.closest('li') ?? document.body);
};
const amounts = (within_: Awaited<ReturnType<typeof line>>) =>
  within_.queryAllByRole('definition').map(({ textContent }) => textContent);

test('CART-1: a line says what it is, how long it lasts, who is behind it, how it looks and what it costs', async () => {
  const staffNames = ['Rosa Huamán', 'Jorge Núñez', 'Lucía Paz'];
  const notice = { kind: 'sold-out', productId: 8, title: 'Reforma tributaria', slug: 'reforma' };
  const held = aCartItem(9, '12.00', { title: 'Ya fue', kind: 'seminar', isOver: true, duration: null });
  await show(aCart([aCartItem(7, '100.00', { title: 'Derecho penal', staffNames, placesLeft: 1 }), held]), {
    notices: [notice],
  });
  expect((await line('Ya fue')).getByText('Grabación')).toBeTruthy();
  const penal = await line('Derecho penal');
  expect(penal.getByText('Últimos cupos: 1')).toBeTruthy();
  expect(screen.getByText(/^«Reforma tributaria» está agotado y salió/)).toBeTruthy();
  expect(penal.getByText('Curso · 6 meses')).toBeTruthy();
  expect(penal.getByText('Rosa Huamán y Jorge Núñez')).toBeTruthy();
  expect(penal.getByText('IGV incluido').parentElement?.textContent).toBe('S/.\u00A0100.00IGV incluido');
  expect(penal.getByRole('presentation').getAttribute('src')).toBe('/portadas/curso-7.svg');
});

test('what is full for others and still in a cart is had already: it is not told to be sold out, but that nobody else fits', async () => {
  await show(aCart([aCartItem(7, '100.00', { title: 'Plan Jurídico', placesLeft: 0 })]));
  const plan = await line('Plan Jurídico');
  expect(plan.queryByText('Agotado')).toBeNull();
  expect(plan.getByText('Sin cupos para más personas')).toBeTruthy();
});

test('a line strikes out the regular price beside a lower one, but none that nobody was asked', async () => {
  const reduced = { reduced: soles('80.00'), productDiscount: { endsAt: null }, isDiscountValid: true };
  const unasked = aCartItem(8, '100.00', { ...reduced, isRegularUnasked: true });
  await show(aCart([aCartItem(7, '100.00', reduced), unasked, aCartItem(9, '80.00', reduced)]));
  const struck = async (title: string) =>
    (await line(title)).queryByText('Precio anterior:')?.parentElement?.textContent;
  expect(await struck('Curso 7')).toBe('Precio anterior: S/.\u00A0100.00');
  expect((await line('Curso 8')).getByText('IGV incluido').parentElement?.textContent).toBe(
    'S/.\u00A080.00IGV incluido',
  );
  expect(await struck('Curso 9')).toBeUndefined();
});

test('CART-1: a free product leads to its page', async () => {
  await show(aCart([], { freeItems: [aFreeItem(4), { ...aFreeItem(5), kind: 'seminar', isOver: true }] }));
  expect(await screen.findByText('Grabación')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Libre 4' })).getAttribute('href')).toBe('/cursos/libre-4');
});

test('CART-2: each line says its share of the discount and what is left of it, the summary the word', async () => {
  const code = aCode('QUINCE', { discount: percentOff('15', only(7)) });
  await show(aCart([aCartItem(7), aCartItem(8)], { code }));
  expect(amounts(await line('Curso 7'))).toEqual(['− S/.\u00A015.00', 'S/.\u00A085.00']);
  expect(amounts(await line('Curso 8'))).toEqual([]);
  const summary = within(screen.getByRole('heading', { name: 'Resumen' }).closest('section') ?? document.body);
  expect(summary.getByText('Descuento (QUINCE)').nextElementSibling?.textContent).toBe('− S/.\u00A015.00');
  expect(summary.getByText('15 % menos en algunos productos', { exact: false })).toBeTruthy();
});

test('CART-2: another code can be entered in the place of the one in force', async () => {
  const { user, api } = await show(aCart([aCartItem(7)], { code: aCode('QUINCE') }));
  const enter = vi.spyOn(api, 'enterCode');
  await line('Curso 7');
  await user.click(screen.getByRole('button', { name: 'Usar otro código' }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Cupón, promoción o código' }), 'VEINTE');
  await user.keyboard('{Enter}');
  expect(enter).toHaveBeenCalledWith('VEINTE');
});

test('CART-6: a free product that the school does not take out stays, and it is said why', async () => {
  const { user, api, store } = await show(aCart([], { freeItems: [aFreeItem(4)] }));
  api.failure = callRefusal({ kind: 'offline', status: null, detail: 'No hay conexión.' });
  await user.click(await screen.findByRole('button', { name: /^Quitar ?: Libre 4$/ }));
  expect(await screen.findByText('No hay conexión.')).toBeTruthy();
  expect(store.has(4)).toBe(true);
});

test('CART-8: the extension adds its amount and doubles the time; unticked, both are as before', async () => {
  const { user } = await show(aCart([aCartItem(7)]));
  const box = async () => (await line('Curso 7')).getByRole('checkbox', { name: /^Ampliar a 12 meses/ });
  await user.click(await box());
  await waitFor(async () => expect(amounts(await line('Curso 7'))).toEqual(['S/.\u00A0140.00']));
  expect((await line('Curso 7')).getByText('Curso · 12 meses')).toBeTruthy();
  await user.click(await box());
  await waitFor(async () => expect(amounts(await line('Curso 7'))).toEqual([]));
  expect((await line('Curso 7')).getByText('Curso · 6 meses')).toBeTruthy();
});

test('CART-9: an extra is ticked and unticked at its own price', async () => {
  const options = [someSeats(3, '20.00', { kind: 'extra', label: 'Material impreso' })];
  const { user } = await show(aCart([aCartItem(7, '100.00', { options })]));
  const extra = { name: 'Material impreso, S/.\u00A020.00' };
  await user.click((await line('Curso 7')).getByRole('checkbox', extra));
  await waitFor(async () => expect(amounts(await line('Curso 7'))).toEqual(['S/.\u00A0120.00']));
  await user.click((await line('Curso 7')).getByRole('checkbox', extra));
  await waitFor(async () => expect(amounts(await line('Curso 7'))).toEqual([]));
});

test('CART-9: the prices of a plan are told as they are sold now', async () => {
  const plan = aPlan(5, 'pack');
  const year = { id: 52, regular: soles('500.00'), reduced: soles('400.00'), duration: { amount: 1, unit: 'year' } };
  const month = { id: 51, regular: soles('50.00'), reduced: null, duration: { amount: 1, unit: 'month' } };
  const planPrices = new Map([[5, [month, year] as const]]) as CartView['planPrices'];
  await show(aCart([{ ...plan, isDiscountValid: true, reduced: soles('40.00') }]), { planPrices });
  const pack = await line('Plan 5');
  expect(pack.getByText('Plan pack · 1 año')).toBeTruthy();
  expect(pack.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '1 mes, S/.\u00A050.00',
    '1 año, S/.\u00A0400.00',
  ]);
});

test('CART-12: a plan that did not come along at sign-in is named, with the one that was there', async () => {
  const { store, api } = await show(aCart([aPlan(5, 'pack')]));
  const left = { productId: 6, title: 'Plan 6', slug: 'plan-6', standing: { productId: 5, title: 'Plan 5' } };
  vi.spyOn(api, 'merge').mockResolvedValue({ ok: true, value: { view: store.view, leftOut: [left] } });
  accepted(await store.merge());
  expect(await screen.findByText(/«Plan 6» no entró a tu carrito: ya estaba «Plan 5»/)).toBeTruthy();
});

test('CART-13: what was taken is the account’s at once', async () => {
  const { user, services, address } = await show(aCart([], { freeItems: [aFreeItem(4)] }));
  const refresh = vi.spyOn(services.get(SessionStore), 'refresh');
  await user.click(await screen.findByRole('button', { name: 'Obtener gratis' }));
  await waitFor(() => expect(address()).toBe('/main'));
  expect(refresh).toHaveBeenCalledTimes(1);
});
