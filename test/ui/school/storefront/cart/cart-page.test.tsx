import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { emptyCartView } from '#application/browser/cart/ports/cart-api.ts';
import * as cartPage from '#ui/school/storefront/cart/cart-page.tsx';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { accept } from '#domain/shared/result.ts';
import { aCart, aCartItem, aCode } from '#test/support/cart/cart-items.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { onSale } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { frontLeadingTo, showPages } from '#test/support/browser/show-page.tsx';
import { until } from '#test/support/shared/until.ts';

type Shopping = Awaited<ReturnType<typeof shoppingServices>>;
type Slug = { readonly slug: string };

const offline = callRefusal({ kind: 'offline', status: null, detail: 'No hay conexión.' });

interface Given {
  readonly inCart?: readonly Slug[];
  readonly isVisitor?: boolean;
  readonly prepare?: (shopping: Shopping) => unknown;
}

async function show({ inCart = [], isVisitor = false, prepare }: Given = {}) {
  const shopping = await shoppingServices({ isVisitor });
  for (const { slug } of inCart) accepted(await shopping.api.add({ slug, plan: null }));
  await prepare?.(shopping);
  const shown = await showPages([{ path: '/carrito', module: cartPage }], '/carrito', shopping.wire);
  const store = shown.services.get(CartStore);
  const restored = store.restore();
  return { ...shown, ...shopping, store, restored, user: userEvent.setup() };
}

const line = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const found = heading.closest('li');
  if (found === null) throw new Error(`«${title}» stands in no line`);
  return within(found);
};
const summary = () => within(screen.getByRole('heading', { name: 'Resumen' }).closest('section') ?? document.body);
const totalShown = () => summary().getByText('Total').nextElementSibling?.textContent ?? '';

test('CART-10: stands as a skeleton for 200 ms, however fast the cart comes', async () => {
  const held: (() => void)[] = [];
  const later = globalThis.setTimeout;
  // The page's own wait is held in hand: however slow the machine, it ends when the test says so.
  const asked = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((call: () => void, milliseconds?: number) =>
      milliseconds === 200 ? held.push(call) : later(call, milliseconds)) as typeof setTimeout);
  const { restored } = await show({ inCart: [onSale.course] });
  await restored;
  await until(() => expect(held.length).toBeGreaterThan(0));
  asked.mockRestore();
  expect(screen.getByText('Cargando tu carrito')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  act(() => held.forEach((end) => end()));
  await line('Derecho laboral');
});

test('shows what is in it, what it costs and why', async () => {
  const { user } = await show({ inCart: [onSale.seminar, onSale.book] });
  const seminar = await line('Reforma tributaria');
  expect(seminar.getByRole('link', { name: 'Reforma tributaria' }).getAttribute('href')).toBe(
    '/seminarios/reforma-tributaria',
  );
  expect(screen.getByRole('heading', { level: 2, name: '2 productos' })).toBeTruthy();
  expect(totalShown()).toContain('239.90');
  await user.click(summary().getByText('¿Cómo se calcula el total?'));
  expect(summary().getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(await axeProblems()).toEqual([]);
});

test('an empty cart says where to look', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: 'Tu carrito está vacío' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver los cursos' }).getAttribute('href')).toBe('/cursos');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Tu carrito está vacío']);
  expect(screen.getByRole('heading').tagName).toBe('H1');
  expect(screen.queryByRole('list', { name: 'Pasos de la compra' })).toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test('a cart that cannot be read says so, and is read on demand', async () => {
  const { api, user } = await show({
    inCart: [onSale.course],
    prepare: (shopping) => (shopping.api.failure = callRefusal()),
  });
  expect(await screen.findByRole('heading', { name: 'No pudimos traer tu carrito' })).toBeTruthy();
  api.failure = null;
  const [again] = screen.getAllByRole('button', { name: /Intentar|Reintentar/ });
  if (again !== undefined) await user.click(again);
  await line('Derecho laboral');
});

test('without a connection the cart stands as this browser remembers it', async () => {
  await show({
    prepare: ({ api, mirror }) => {
      api.failure = offline;
      mirror.kept = { ...emptyCartView, cart: aCart([aCartItem(90, '80.00', { title: 'Derecho penal' })]) };
    },
  });
  await line('Derecho penal');
  expect(screen.getByText(/Este es tu carrito como lo dejaste/)).toBeTruthy();
});

test('CART-6: a product is taken out when the school says so; the focus stays in what is left', async () => {
  const { api, user } = await show({ inCart: [onSale.course, onSale.book] });
  const remove = { name: /^Quitar ?: Derecho laboral$/ };
  await line('Derecho laboral');
  api.failure = offline;
  await user.click((await line('Derecho laboral')).getByRole('button', remove));
  expect(await (await line('Derecho laboral')).findByText('No hay conexión.')).toBeTruthy();
  api.failure = null;
  await user.click(await screen.findByRole('button', remove));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'Derecho laboral' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Contenido del carrito' }));
  expect(screen.getByText('Quitaste «Derecho laboral» del carrito.')).toBeTruthy();
});

test('CART-2: a wrong code says why beside the field and keeps what was typed; a right one lowers the total', async () => {
  const { user } = await show({ inCart: [onSale.seminar] });
  await line('Reforma tributaria');
  const field = () => screen.getByRole('textbox', { name: 'Cupón, promoción o código' });
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await pasteInto(user, field(), 'nada');
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('Refused: code-unknown')).toBeTruthy();
  expect((field() as HTMLInputElement).value).toBe('nada');
  await user.clear(field());
  await pasteInto(user, field(), ' quince');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('QUINCE')).toBeTruthy();
  expect(totalShown()).toContain('127.50');
  await user.click(screen.getByRole('button', { name: 'Quitar el código QUINCE' }));
  await waitFor(() => expect(totalShown()).toContain('150.00'));
});

test('CART-9: seats are counted by steps or typed, and change the price', async () => {
  const { user, store } = await show({ inCart: [onSale.seminar] });
  const seminar = await line('Reforma tributaria');
  await user.click(seminar.getByRole('button', { name: 'Uno más: Cupo adicional' }));
  await waitFor(() => expect(totalShown()).toContain('170.00'));
  const seats = seminar.getByRole('textbox', { name: /Cupo adicional/ }) as HTMLInputElement;
  await user.clear(seats);
  await pasteInto(user, seats, '3');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(totalShown()).toContain('210.00'));
  await user.clear(seats);
  await pasteInto(user, seats, 'x');
  await user.tab();
  expect([seats.value, store.cart.items[0]?.options[0]?.count]).toEqual(['3', 3]);
});

test('CART-9: what was added is taken back together, to the price it began at', async () => {
  const { user, store } = await show({ inCart: [onSale.seminar] });
  const seminar = await line('Reforma tributaria');
  const reset = { name: /^Quitar los adicionales/ };
  expect(seminar.queryByRole('button', reset)).toBeNull();
  await user.click(seminar.getByRole('button', { name: 'Uno más: Cupo adicional' }));
  await waitFor(() => expect(totalShown()).toContain('170.00'));
  await user.click(await seminar.findByRole('button', reset));
  await waitFor(() => expect(totalShown()).toContain('150.00'));
  expect(store.cart.items[0]?.options[0]?.count).toBe(0);
});

test('CART-7: the cart is emptied after a question, and what was chosen is forgotten', async () => {
  const { api, user } = await show({ inCart: [onSale.seminar, onSale.book] });
  await line('Reforma tributaria');
  await user.click(screen.getByRole('button', { name: 'Vaciar el carrito' }));
  await user.click(await screen.findByRole('button', { name: 'Dejarlo como está' }));
  await line('Reforma tributaria');
  await user.click(screen.getByRole('button', { name: 'Vaciar el carrito' }));
  await user.click(await screen.findByRole('button', { name: 'Vaciar' }));
  expect(await screen.findByRole('heading', { name: 'Tu carrito está vacío' })).toBeTruthy();
  expect(screen.getByText('Vaciaste el carrito.')).toBeTruthy();
  expect(accepted(await api.read()).cart.items).toEqual([]);
});

test('a total that is not what this browser remembered says why, until it was read', async () => {
  const remembered = aCartItem(onSale.course.id, '149.90', { title: 'Derecho laboral' });
  const { user } = await show({
    inCart: [onSale.course],
    prepare: ({ mirror }) => (mirror.kept = { ...emptyCartView, cart: aCart([remembered]) }),
  });
  expect(await screen.findByText('El total cambió de S/. 149.90 a S/. 199.90')).toBeTruthy();
  expect(screen.getByText('«Derecho laboral» pasó de S/. 149.90 a S/. 199.90.')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText(/El total cambió/)).toBeNull();
});

test('a code that ended is said once, with why the total is another', async () => {
  const item = aCartItem(onSale.course.id, '199.90', { title: 'Derecho laboral' });
  const { user } = await show({
    inCart: [onSale.course],
    prepare: async ({ api, mirror }) => {
      mirror.kept = { ...emptyCartView, cart: { ...aCart([item]), code: aCode('QUINCE') } };
      const now = accepted(await api.read());
      vi.spyOn(api, 'read').mockResolvedValue(accept({ ...now, notices: [{ kind: 'code-expired', word: 'QUINCE' }] }));
    },
  });
  expect(await screen.findByText(/El total cambió de/)).toBeTruthy();
  expect(screen.getAllByText(/QUINCE/).map((each) => each.textContent)).toEqual(['El código QUINCE venció.']);
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText(/QUINCE/)).toBeNull();
});

test('over a slow connection the cart stands as this browser remembers it, and says so', async () => {
  let answer = (): void => undefined;
  const slow = new Promise<void>((resolve) => (answer = resolve));
  const { api, restored } = await show({
    inCart: [onSale.course],
    prepare: ({ api: school, mirror }) => {
      mirror.kept = { ...emptyCartView, cart: aCart([aCartItem(90, '80.00', { title: 'Derecho penal' })]) };
      const read = school.read.bind(school);
      vi.spyOn(school, 'read').mockImplementation(() => slow.then(read));
    },
  });
  await line('Derecho penal');
  expect(await screen.findByText(/Estamos comprobando que siga igual/)).toBeTruthy();
  answer();
  await restored;
  await line('Derecho laboral');
  expect(screen.queryByText(/Estamos comprobando/)).toBeNull();
  expect(api.read).toHaveBeenCalledTimes(1);
});

test('CART-8: an extension is chosen in the cart', async () => {
  const course = aCartItem(90, '100.00', { title: 'Derecho penal' });
  const { user } = await show({
    prepare: ({ api }) => {
      const view = { ...emptyCartView, cart: aCart([course]) };
      vi.spyOn(api, 'read').mockResolvedValue({ ok: true, value: view });
      const extended = { ...view, cart: aCart([{ ...course, isExtended: true }]) };
      vi.spyOn(api, 'change').mockResolvedValue({ ok: true, value: extended });
    },
  });
  const penal = await line('Derecho penal');
  expect(penal.getByText('S/. 40.00', { selector: 'span[data-numbers]' })).toBeTruthy();
  await user.click(penal.getByRole('checkbox', { name: 'Ampliar a 12 meses, por S/.\u00A040.00 más' }));
  await waitFor(() => expect(totalShown()).not.toContain('100.00'));
  expect(penal.getByText('Con lo elegido')).toBeTruthy();
});

test('a plan’s duration is chosen in the cart', async () => {
  const { store } = await show({
    prepare: async ({ api }) => {
      const { id, slug } = onSale.proPlan;
      accepted(await api.add({ slug, plan: { id, priceId: null } }));
    },
  });
  const change = vi.spyOn(store, 'change');
  const plan = await line('Plan PRO Laboral');
  expect(plan.getByText('Plan Pro · 1 mes')).toBeTruthy();
  await userEvent.selectOptions(plan.getByRole('combobox', { name: 'Cuánto dura' }), '1 año, S/.&nbsp;500.00');
  expect(change).toHaveBeenCalledWith(onSale.proPlan.id, { planPriceId: 52 });
});

test('says what is not as the buyer left it, until it was read', async () => {
  const notices = [
    { kind: 'already-owned', productId: 2, title: 'Manual del IGV', slug: onSale.book.slug },
    { kind: 'code-used-up', word: 'QUINCE' },
  ];
  const { user } = await show({
    prepare: ({ api }) => {
      vi.spyOn(api, 'read').mockResolvedValue({ ok: true, value: { ...emptyCartView, notices } });
    },
  });
  expect(await screen.findByText(/Ya tienes «Manual del IGV»/)).toBeTruthy();
  expect(screen.getByText(/El código QUINCE se agotó/)).toBeTruthy();
  const [first] = screen.getAllByRole('button', { name: 'Entendido' });
  if (first !== undefined) await user.click(first);
  expect(screen.queryByText(/Ya tienes/)).toBeNull();
  expect(screen.getByText(/se agotó/)).toBeTruthy();
});

test('CART-13: a visitor signs in for what is free', async () => {
  const { user, navigator } = await show({ inCart: [onSale.free], isVisitor: true });
  await user.click(await screen.findByRole('button', { name: 'Ingresar y obtener gratis' }));
  const redirects = () => navigator.left.map((address) => new URL(address).searchParams.get('redirect'));
  await waitFor(() => expect(redirects()).toEqual(['/carrito']));
});

test('CART-13: who is signed in has it at once', async () => {
  const { user, api, toasts, address } = await show({ inCart: [onSale.free] });
  expect(await screen.findByText('Gratis')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  api.failure = offline;
  await user.click(await screen.findByRole('button', { name: 'Obtener gratis' }));
  expect(await screen.findByText('No hay conexión.')).toBeTruthy();
  api.failure = null;
  await user.click(await screen.findByRole('button', { name: 'Obtener gratis' }));
  await waitFor(() => expect(address()).toBe('/main'));
  expect(toasts.toasts).toMatchObject([{ kind: 'success' }]);
});

test('SAFE-6: the cart is read again when its page is entered', async () => {
  const shopping = await shoppingServices();
  accepted(await shopping.api.add({ slug: onSale.course.slug, plan: null }));
  const pages = [frontLeadingTo('/carrito'), { path: '/carrito', module: cartPage }];
  const shown = await showPages(pages, '/', shopping.wire);
  await shown.services.get(CartStore).restore();
  accepted(await shopping.api.add({ slug: onSale.seminar.slug, plan: null }));
  await userEvent.setup().click(screen.getByRole('link'));
  await line('Reforma tributaria');
  expect(totalShown()).toMatch(/349\.90/);
});

test('SAFE-6: what is being typed stays when the cart is read again', async () => {
  const { api, store, user } = await show({ inCart: [onSale.course] });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /código/i });
  await pasteInto(user, field, 'QUIN');
  accepted(await api.add({ slug: onSale.seminar.slug, plan: null }));
  await act(() => store.read());
  await line('Reforma tributaria');
  expect([field.isConnected, field.value, document.activeElement]).toEqual([true, 'QUIN', field]);
});

test('what another order is paying is said with the way to that order', async () => {
  const order = { id: 'order-1', number: 12, state: 'under-review', attemptId: null } as const;
  const notices = [{ kind: 'in-other-order', productId: 3, title: 'Derecho laboral', slug: onSale.course.slug, order }];
  await show({
    prepare: ({ api }) => {
      vi.spyOn(api, 'read').mockResolvedValue({ ok: true, value: { ...emptyCartView, notices } });
    },
  });
  expect(await screen.findByText(/«Derecho laboral»: lo estás pagando en el pedido N\.º 12/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver el pedido N.º\u00A012' }).getAttribute('href')).toBe(
    '/confirmar-pago?pedido=order-1',
  );
});
