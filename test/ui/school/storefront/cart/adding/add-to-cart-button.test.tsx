import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { lateStores } from '#ui/school/boot/late/late.container.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { AddToCartButton } from '#ui/school/storefront/cart/adding/add-to-cart-button.tsx';
import { CartDialogs } from '#ui/school/storefront/cart/cart-dialogs.tsx';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { anOwnedProduct, aProfile } from '#test/support/accounts/profile-builders.ts';
import { onSale, planPrices } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const forSale = (kind: ProductKind, title: string, product: { readonly id: number; readonly slug: string }) => ({
  ...product,
  kind,
  title,
});
const course = forSale('course', 'Derecho laboral', onSale.course);
const free = forSale('course', 'Introducción al derecho', onSale.free);
const pro = forSale('plan', 'Plan PRO Laboral', onSale.proPlan);
const otherPro = forSale('plan', 'Plan PRO Laboral Plus', onSale.otherProPlan);

function Shelf() {
  return (
    <main>
      <h1>En venta</h1>
      <AddToCartButton product={course} />
      <AddToCartButton product={free} isFree />
      <AddToCartButton product={pro} choice={<input type="hidden" name="duracion" value={planPrices.year} />} />
      <AddToCartButton product={otherPro} />
      <CartDialogs />
    </main>
  );
}

async function show(at = '/', given: Parameters<typeof shoppingServices>[0] = {}) {
  const shopping = await shoppingServices(given);
  const pages = [
    { path: '/', module: { Component: Shelf } },
    { path: '/pagos', module: { Component: Shelf } },
  ];
  const shown = await showPages(pages, at, shopping.wire);
  const cart = shown.services.get(CartStore);
  await cart.restore();
  const user = userEvent.setup();
  const press = async (name: RegExp) => user.click(await screen.findByRole('button', { name }));
  return { ...shown, ...shopping, cart, user, press };
}

/** The page as it stands before its late services have come; `come` settles how they do. */
async function showEarly(inCart: readonly { readonly slug: string }[] = []) {
  const shopping = await shoppingServices({ isVisitor: true });
  for (const { slug } of inCart) accepted(await shopping.api.add({ slug, plan: null }));
  const come = { resolve: (_: typeof lateStores): void => undefined, reject: (_: Error): void => undefined };
  const services = new Promise<typeof lateStores>((resolve, reject) => void Object.assign(come, { resolve, reject }));
  const page = { path: '/', module: { Component: Shelf } };
  const shown = await showPages([page], '/', shopping.wire, () => services);
  await userEvent.setup().click(screen.getByRole('button', { name: /^Agregar al carrito ?: Derecho laboral$/ }));
  return { ...shown, ...shopping, come };
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('CART-4, PAY-7, MODAL-1: tells what was added, with both ways on', async () => {
  const { address, press, user } = await show();
  await press(/^Agregar al carrito ?: Derecho laboral$/);
  const added = await dialog('Agregado a tu carrito');
  expect(added.getByText('Derecho laboral')).toBeTruthy();
  expect(added.getByText(/199\.90/)).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  await user.click(added.getByRole('button', { name: 'Seguir comprando' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/');
  await press(/^Agregar al carrito ?: Plan PRO Laboral$/);
  const both = await dialog('Agregado a tu carrito');
  expect(both.getByText(/2 productos en tu carrito/)).toBeTruthy();
  await user.click(both.getByRole('link', { name: 'Pagar ahora' }));
  await waitFor(() => expect(address()).toBe('/carrito'));
});

test('CART-5: what is in the cart leads to the cart', async () => {
  const { address, press, user } = await show();
  await press(/Derecho laboral$/);
  await user.click((await dialog('Agregado a tu carrito')).getByRole('button', { name: 'Seguir comprando' }));
  const way = screen.getByRole('link', { name: /^Ver en el carrito ?: Derecho laboral$/ });
  // The button that added it is gone; whoever goes on by keyboard goes on from what took its place.
  expect(document.activeElement).toBe(way);
  await user.click(way);
  expect(address()).toBe('/carrito');
});

test('asks the school for the price of the plan that was chosen', async () => {
  const { api, press } = await show();
  const add = vi.spyOn(api, 'add');
  await press(/: Plan PRO Laboral$/);
  await dialog('Agregado a tu carrito');
  const { id, slug } = onSale.proPlan;
  expect(add).toHaveBeenCalledWith({ slug, plan: { id, priceId: planPrices.year } }, 'rosa');
});

test('what is owned for ever leads to its content', async () => {
  const owned = [anOwnedProduct(3, { slug: onSale.course.slug })];
  const { services } = await show('/', { buyer: aProfile({ owned }) });
  await services.get(SessionStore).restore();
  const link = await screen.findByRole('link', { name: /^Ir al contenido ?: Derecho laboral$/ });
  expect(link.getAttribute('href')).toBe('/main/contenido/derecho-laboral');
});

test('CART-3: a free product names what left the cart for it', async () => {
  const { cart, press, user } = await show();
  await press(/Derecho laboral$/);
  await user.click((await dialog('Agregado a tu carrito')).getByRole('button', { name: 'Seguir comprando' }));
  await press(/^Obtener gratis/);
  const news = await dialog('Tu contenido gratuito está listo');
  expect(news.getByText(/«Introducción al derecho» te espera en el carrito/)).toBeTruthy();
  expect(news.getByRole('listitem').textContent).toBe('Derecho laboral');
  expect([cart.cart.items, cart.cart.freeItems]).toMatchObject([[], [{ productId: 4 }]]);
});

test('CART-11: a plan in the way is named, and may be replaced', async () => {
  const { cart, press, toasts, user } = await show();
  await press(/: Plan PRO Laboral$/);
  await user.click((await dialog('Agregado a tu carrito')).getByRole('button', { name: 'Seguir comprando' }));
  await press(/: Plan PRO Laboral Plus$/);
  const asked = within(await screen.findByRole('alertdialog', { name: 'Ya hay un plan en tu carrito' }));
  expect(asked.getByText(/«Plan PRO Laboral» y el plan que elegiste/)).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Quedarme con el actual' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(cart.has(onSale.proPlan.id)).toBe(true);
  await press(/: Plan PRO Laboral Plus$/);
  await user.click(await screen.findByRole('button', { name: 'Cambiar de plan' }));
  await waitFor(() => expect(cart.has(onSale.otherProPlan.id)).toBe(true));
  expect(cart.has(onSale.proPlan.id)).toBe(false);
  expect(toasts.toasts).toMatchObject([{ kind: 'success', text: 'Cambiamos el plan de tu carrito.' }]);
});

test('CART-11: two plans in the way are both named before they leave', async () => {
  const { api, press } = await show();
  const [standing, other] = [
    { productId: 5, title: 'Plan A' },
    { productId: 7, title: 'Plan B' },
  ];
  api.failure = callRefusal({ kind: 'plan-conflict', status: 409, data: { standing, others: [other] } });
  await press(/: Plan PRO Laboral Plus$/);
  const asked = within(await screen.findByRole('alertdialog', { name: 'Ya hay planes en tu carrito' }));
  expect(
    asked.getByText('«Plan A» y «Plan B» no van con el plan que elegiste. ¿Quieres cambiarlos por él?'),
  ).toBeTruthy();
  expect(asked.getByRole('button', { name: 'Quedarme con los actuales' })).toBeTruthy();
});

test('what is used up is sold again to whoever has it', async () => {
  const owned = [anOwnedProduct(3, { slug: onSale.course.slug }), anOwnedProduct(9, { kind: 'consultancy' })];
  const shopping = await shoppingServices({ buyer: aProfile({ owned }) });
  const hour = forSale('consultancy', 'Una consultoría', { id: 9, slug: 'consultoria' });
  const Both = () => (
    <main>
      <h1>En venta</h1>
      <AddToCartButton product={course} />
      <AddToCartButton product={hour} />
    </main>
  );
  const { services } = await showPages([{ path: '/', module: { Component: Both } }], '/', shopping.wire);
  await services.get(SessionStore).restore();
  expect(await screen.findByRole('link', { name: /^Ir al contenido ?: Derecho laboral$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Agregar al carrito ?: Una consultoría$/ })).toBeTruthy();
});

test('what is owned already is not sold again, and says so kindly', async () => {
  const { api, press } = await show();
  const data = { title: 'Derecho laboral', slug: 'derecho-laboral' };
  api.failure = callRefusal({ kind: 'already-owned', status: 409, data });
  await press(/: Derecho laboral$/);
  const news = await dialog('Ya es tuyo');
  expect(news.getByText(/Ya tienes «Derecho laboral»/)).toBeTruthy();
  expect(news.getByRole('link', { name: 'Ir a mis contenidos' }).getAttribute('href')).toBe('/main/mis-contenidos');
});

test('any other refusal is said in a message', async () => {
  const { api, press, toasts } = await show();
  api.failure = callRefusal({ kind: 'offline', detail: 'No hay conexión.' });
  await press(/: Derecho laboral$/);
  await waitFor(() => expect(toasts.toasts).toMatchObject([{ kind: 'error', text: 'No hay conexión.' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('no dialog stands over the pages of paying', async () => {
  const { cart, press } = await show('/pagos');
  await press(/: Derecho laboral$/);
  await waitFor(() => expect(cart.has(3)).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('PAY-7: the dialog is 380 px high at most', () => {
  const file = path.resolve(
    import.meta.dirname,
    '../../../../../../src/ui/school/storefront/cart/adding/open-cart-dialog.module.css',
  );
  const [, rem] = /\.summary \{\s*max-height: min\(([\d.]+)rem,/.exec(readFileSync(file, 'utf8')) ?? [];
  expect(Number(rem) * 16).toBeLessThanOrEqual(380);
});

test('CART-4: a press before the cart has come waits for it', async () => {
  const { come } = await showEarly();
  expect(screen.getByRole('button', { name: /^Agregando/ })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  come.resolve(lateStores);
  await dialog('Agregado a tu carrito');
});

test('CART-5: a press before the cart has come leads to the cart, when it turns out to be there', async () => {
  const { address, api, come } = await showEarly([onSale.course]);
  const add = vi.spyOn(api, 'add');
  come.resolve(lateStores);
  await waitFor(() => expect(address()).toBe('/carrito'));
  expect(add).not.toHaveBeenCalled();
});

test('CART-4: a press that finds no connection says so, and can be tried again', async () => {
  const { come, toasts } = await showEarly();
  come.reject(new Error('offline'));
  await waitFor(() => expect(toasts.toasts[0]?.text).toContain('No hay conexión'));
  expect(await screen.findByRole('button', { name: /^Agregar al carrito ?: Derecho laboral$/ })).toBeTruthy();
});

test('what another order is paying is not offered again: which one, and the way to it', async () => {
  const { api, press } = await show();
  const order = { id: 'order-1', number: 12, state: 'unanswered', attemptId: 'attempt-1' };
  api.failure = callRefusal({ kind: 'in-other-order', status: 409, data: { title: 'Derecho laboral', order } });
  await press(/: Derecho laboral$/);
  const news = await dialog('Ya lo estás pagando');
  expect(news.getByText(/lo estás pagando en el pedido N\.º 12/)).toBeTruthy();
  expect(news.getByRole('link', { name: 'Ver el pedido N.º\u00A012' }).getAttribute('href')).toBe(
    '/validando?intento=attempt-1',
  );
});

test('before its script the button is a form that is posted, with the plan and the price chosen', async () => {
  await show();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Agregar al carrito ?: Plan PRO Laboral$/ });
  expect([button.type, button.form?.method, button.form?.getAttribute('action')]).toEqual([
    'submit',
    'post',
    '/api/v1/cart-additions',
  ]);
  expect(Object.fromEntries(new FormData(button.form ?? undefined))).toEqual({
    slug: pro.slug,
    duracion: String(planPrices.year),
  });
});
