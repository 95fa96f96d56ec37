import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import * as acceptedPage from '#ui/school/storefront/checkout/accepted-page.tsx';
import * as checkoutPage from '#ui/school/storefront/checkout/checkout-page.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { heldBack } from '#test/support/shared/held-back.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { boletaOfAna, onSale, seminarSeat } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { accepted } from '#test/support/shared/accepted.ts';

type Shopping = Awaited<ReturnType<typeof shoppingServices>>;

async function draw(shopping: Shopping) {
  const pages = [
    { path: '/pagos', module: checkoutPage },
    { path: '/aceptar', module: acceptedPage },
  ];
  const shown = await showPages(pages, '/pagos', shopping.wire);
  await shown.services.get(SessionStore).restore();
  await shown.services.get(CartStore).restore();
  return { ...shopping, ...shown, user: userEvent.setup() };
}

async function show(inCart: { readonly slug: string } = onSale.seminar) {
  const shopping = await shoppingServices();
  accepted(await shopping.api.add({ slug: inCart.slug, plan: null }));
  return draw(shopping);
}

const isGift = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Es un regalo/ });
const field = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const dayField = () => screen.findByLabelText<HTMLInputElement>(/^Día de la carta/);
const goOn = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Continuar al pago' }));

test('an order is for the buyer until they say that it is a gift; then it asks for whom, with today and their name', async () => {
  const { user, api } = await show();
  expect((await isGift()).checked).toBe(false);
  expect(screen.queryByLabelText(/Nombre de quien lo recibe/)).toBeNull();
  await user.click(await isGift());
  expect((await field(/^De parte de/)).value).toBe('Rosa María Huamán Quispe');
  expect((await dayField()).value).toBe('2026-03-10');
  expect(screen.getByText(/^Martes 10 de marzo de 2026\. Si es otro día/)).toBeTruthy();
  expect([(await dayField()).min, (await dayField()).max]).toEqual(['2026-03-10', '2027-03-10']);
  expect(accepted(await api.read()).cart.isGift).toBe(true);
  expect(await axeProblems()).toEqual([]);
  await user.click(await isGift());
  await waitFor(() => expect(screen.queryByLabelText(/Nombre de quien lo recibe/)).toBeNull());
  expect(accepted(await api.read()).cart.isGift).toBeUndefined();
});

test('the box shows at once what was pressed, and what was pressed last is what the school has', async () => {
  const { user, api } = await show();
  const answer = heldBack(api, 'turnIntoGift');
  await user.click(await isGift());
  expect((await isGift()).checked).toBe(true);
  await user.click(await isGift());
  expect((await isGift()).checked).toBe(false);
  await act(answer);
  await waitFor(async () => expect((await isGift()).getAttribute('aria-busy')).toBe('false'));
  expect([(await isGift()).checked, accepted(await api.read()).cart.isGift]).toEqual([false, undefined]);
});

test('what is missing is said beside its field and in the list that leads there, with all the rest', async () => {
  const { user } = await show();
  await user.click(await isGift());
  await pasteInto(user, await field(/^Su correo/), 'luis@');
  await user.clear(await field(/^De parte de/));
  await goOn(user);
  const list = within(await screen.findByRole('group', { name: 'Revisa estos datos' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Escribe a quién se lo regalas.',
    'Ingresa un email válido',
    'Escribe cómo firmas el regalo.',
  ]);
  expect((await field(/^Su correo/)).getAttribute('aria-invalid')).toBe('true');
  await pasteInto(user, await field(/^Su correo/), 'correo.pe');
  expect((await field(/^Su correo/)).getAttribute('aria-invalid')).not.toBe('true');
});

test('what was typed survives a reload, goes along with the order, and is gone for the next gift', async () => {
  const shown = await show();
  const { user, orders } = shown;
  await user.click(await isGift());
  await pasteInto(user, await field(/^Nombre de quien lo recibe/), 'Luis Rojas');
  await pasteInto(user, await field(/^Su correo/), 'luis@correo.pe');
  await pasteInto(user, await field(/^Tu mensaje/), 'Feliz día');
  shown.unmount();
  const again = await draw(shown);
  expect((await field(/^Nombre de quien lo recibe/)).value).toBe('Luis Rojas');
  await goOn(again.user);
  expect((await screen.findByText('Regalo para')).nextElementSibling?.textContent).toBe('Luis Rojas, luis@correo.pe');
  expect(screen.getByText('El martes 10 de marzo de 2026')).toBeInstanceOf(HTMLElement);
  await again.user.click(screen.getByRole('checkbox', { name: /términos/i }));
  await again.user.click(screen.getByRole('button', { name: /^Pagar/ }));
  await waitFor(() => expect(again.address()).toBe('/pasarela?pedido=order-1'));
  expect([...orders.orders.values()].map(({ gift }) => gift)).toMatchObject([
    { recipientName: 'Luis Rojas', recipientEmail: 'luis@correo.pe', message: 'Feliz día', sendOn: '2026-03-10' },
  ]);
});

test('what cannot be given is named, and stands in the way of paying', async () => {
  const shown = await show();
  const { user, api } = shown;
  accepted(await api.change(onSale.seminar.id, { options: [{ optionId: seminarSeat, count: 2 }] }));
  await shown.services.get(CartStore).read();
  await user.click(await isGift());
  expect(await screen.findByText(/quita los cupos adicionales de «Reforma tributaria»/)).toBeInstanceOf(HTMLElement);
  await pasteInto(user, await field(/^Nombre de quien lo recibe/), 'Luis Rojas');
  await pasteInto(user, await field(/^Su correo/), 'luis@correo.pe');
  await goOn(user);
  expect(screen.queryByRole('heading', { level: 1, name: 'Elige cómo pagar' })).toBeNull();
});

test('a school that cannot be told is said so, and the box stays as it was', async () => {
  const { user, api } = await show();
  api.failure = callRefusal({ kind: 'offline', status: null, detail: 'No hay conexión.' });
  await user.click(await isGift());
  expect(await screen.findByText('No pudimos cambiarlo')).toBeInstanceOf(HTMLElement);
  expect((await isGift()).checked).toBe(false);
});

test('a gift that was bought says for whom and when, and leads to one’s gifts instead of to the content', async () => {
  const shopping = await shoppingServices();
  accepted(await shopping.api.add({ slug: onSale.seminar.slug, plan: null }));
  const gift = {
    recipientName: 'Luis',
    recipientEmail: 'luis@correo.pe',
    message: '',
    sendOn: '2026-03-20',
    giverName: 'R',
  };
  const [billing, expectedTotal] = [boletaOfAna, soles('150.00')];
  const { id } = accepted(await shopping.orders.create({ billing, paymentMethod: 'card', expectedTotal, gift }, 'key'));
  const order = shopping.orders.orders.get(id);
  if (order !== undefined) shopping.orders.orders.set(id, { ...order, state: 'confirmed' });
  const shown = await showPages([{ path: '/aceptar', module: acceptedPage }], `/aceptar?pedido=${id}`, shopping.wire);
  expect(shown.getByRole('heading', { level: 1 }).textContent).toBe('Listo, tu regalo está en camino');
  const told = screen.getByText('Regalo para').nextElementSibling;
  expect(told?.textContent).toBe('Luis, luis@correo.pe');
  // An address parts before its sign, and nothing that follows it begins a line alone.
  expect(within(told as HTMLElement).getByText('@correo.pe')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('El viernes 20 de marzo de 2026')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: 'Ver mis regalos' }).getAttribute('href')).toBe('/main/mis-comprobantes');
  expect(screen.queryByRole('link', { name: /Ir al contenido/ })).toBeNull();
  // The same gift, bought once more, is another order.
  expect(shopping.storage.read('escuela.pedido')).toBe('');
  expect(await axeProblems()).toEqual([]);
});
