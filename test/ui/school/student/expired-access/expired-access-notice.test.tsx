import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ExpiredAccess } from '#domain/learning/expired-access.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { ExpiredAccessNotice } from '#ui/school/student/expired-access/expired-access-notice.tsx';
import { ExpiredAccessStore } from '#ui/school/student/expired-access/expired-access-store.ts';
import { CartDialogs } from '#ui/school/storefront/cart/cart-dialogs.tsx';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { onSale } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const endedOn = accepted(parsePlainDate('2026-03-01'));
const lostCourse: ExpiredAccess = {
  product: { title: 'Derecho laboral', slug: onSale.course.slug, isDiscountValid: false },
  plan: {
    title: 'Plan PRO Laboral',
    slug: onSale.proPlan.slug,
    endedOn,
    renewal: { price: soles('400.00'), former: soles('500.00'), isExempt: true },
  },
  regular: soles('199.90'),
  reduced: soles('149.90'),
  offer: { price: soles('199.90'), former: null, isExempt: false },
};

function StudentPage() {
  return (
    <main>
      <h1>Mis contenidos</h1>
      <ExpiredAccessNotice />
      <CartDialogs />
    </main>
  );
}

async function show(access = lostCourse) {
  const shopping = await shoppingServices();
  const shown = await showPages([{ path: '/main', module: { Component: StudentPage } }], '/main', shopping.wire);
  const [store, cart] = [shown.services.get(ExpiredAccessStore), shown.services.get(CartStore)];
  await cart.restore();
  act(() => store.tell(access));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tu acceso terminó' }));
  return { ...shown, ...shopping, cart, dialog, store, user: userEvent.setup() };
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tu acceso terminó' })).toBeNull());
const idsOf = ({ cart }: CartStore) => cart.items.map(({ productId }) => productId);

test('LEARN-5: says what ended and when, and what it costs to have it again', async () => {
  const { dialog } = await show();
  expect(dialog.getByText('Derecho laboral')).toBeTruthy();
  expect(dialog.getByText(/«Plan PRO Laboral», que terminó el domingo 1 de marzo de 2026/)).toBeTruthy();
  const prices = dialog.getAllByRole('definition').map((each) => each.textContent);
  expect(dialog.getAllByRole('term').map((each) => each.textContent)).toEqual([
    'Plan PRO Laboral',
    'Solo este contenido',
  ]);
  expect(prices).toEqual([
    'Precio actual: S/.\u00A0400.00Precio anterior: S/.\u00A0500.00−20 %Exonerado de IGV',
    'S/.\u00A0199.90IGV incluido',
  ]);
  expect(await axeProblems()).toEqual([]);
});

test('LEARN-5: a discount in force is told, with the former price', async () => {
  const offer = { price: soles('149.90'), former: soles('199.90'), isExempt: false };
  const { dialog } = await show({ ...lostCourse, offer });
  expect(dialog.getByRole('button', { name: 'Comprar por S/.\u00A0149.90' })).toBeTruthy();
  expect(dialog.getByText('S/. 199.90').tagName).toBe('S');
});

test('LEARN-5: buying the content puts it into the cart, then closes; the cart’s own dialog goes on', async () => {
  const { cart, dialog, user } = await show();
  await user.click(dialog.getByRole('button', { name: 'Comprar por S/.\u00A0199.90' }));
  await isGone();
  expect(idsOf(cart)).toEqual([onSale.course.id]);
  expect(await screen.findByRole('dialog', { name: 'Agregado a tu carrito' })).toBeTruthy();
});

test('LEARN-5: renewing puts the plan into the cart, then closes', async () => {
  const { cart, dialog, user } = await show();
  await user.click(dialog.getByRole('button', { name: 'Renovar el plan' }));
  await isGone();
  expect(idsOf(cart)).toEqual([onSale.proPlan.id]);
});

test('what no plan gave can only be bought', async () => {
  const { dialog } = await show({ ...lostCourse, plan: null });
  expect(dialog.queryByRole('button', { name: 'Renovar el plan' })).toBeNull();
});

test('what costs nothing is not bought', async () => {
  const { dialog } = await show({
    ...lostCourse,
    plan: null,
    offer: { price: soles('0.00'), former: null, isExempt: false },
  });
  expect(dialog.getByRole('button', { name: 'Obtenerlo gratis' })).toBeTruthy();
});

test('a plan that is no longer sold is not offered', async () => {
  const plan = { title: 'Plan PRO Laboral', slug: 'ya-no-se-vende', endedOn, renewal: null };
  const { dialog } = await show({ ...lostCourse, plan });
  expect(dialog.queryByRole('button', { name: 'Renovar el plan' })).toBeNull();
  expect(dialog.getByText(/al comprar este contenido sigues donde estabas/)).toBeTruthy();
  expect(dialog.getAllByRole('term').map((each) => each.textContent)).toEqual(['Este contenido']);
});

test('what fails is said, and the dialog stays for another try', async () => {
  const { api, cart, dialog, user } = await show();
  api.failure = callRefusal({ kind: 'offline', status: null, detail: 'No hay conexión.' });
  await user.click(dialog.getByRole('button', { name: 'Renovar el plan' }));
  expect(await dialog.findByText('No hay conexión.')).toBeTruthy();
  await user.click(await dialog.findByRole('button', { name: 'Comprar por S/.\u00A0199.90' }));
  expect(await dialog.findByText('No hay conexión.')).toBeTruthy();
  api.failure = null;
  await user.click(await dialog.findByRole('button', { name: 'Renovar el plan' }));
  await isGone();
  expect(idsOf(cart)).toEqual([onSale.proPlan.id]);
});

test('a plan in the way is asked about by the cart’s dialog', async () => {
  const { api, cart, dialog, user } = await show();
  accepted(await api.add({ slug: onSale.otherProPlan.slug, plan: null }));
  await user.click(dialog.getByRole('button', { name: 'Renovar el plan' }));
  await isGone();
  expect(await screen.findByRole('alertdialog', { name: 'Ya hay un plan en tu carrito' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cambiar de plan' }));
  await waitFor(() => expect(idsOf(cart)).toEqual([onSale.proPlan.id]));
});

test('closes without a purchase', async () => {
  const { cart, dialog, user } = await show();
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await isGone();
  expect(idsOf(cart)).toEqual([]);
});
