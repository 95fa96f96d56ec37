import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { Clock } from '#application/ports/clock.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { TogetherOffer } from '#domain/cart/together.ts';
import { cardOf } from '#domain/catalogue/present-product.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import * as productPage from '#ui/school/storefront/product/product-page.tsx';
import { anOwnedProduct, aProfile } from '#test/support/accounts/profile-builders.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { TERMS } from '#test/support/cart/cart-items.ts';
import { juntos } from '#test/support/cart/shop-in-memory.ts';
import { onSale } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { storedPrice, storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { EXEMPT, soles } from '#test/support/pricing/price-lines.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { timeByHand } from '#test/support/browser/time-by-hand.ts';

class NothingSeen {
  observe = () => undefined;
  disconnect = () => undefined;
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', NothingSeen));
afterEach(() => void vi.useRealTimers());

const course = storedProduct(3, {
  slug: onSale.course.slug,
  title: 'Derecho laboral',
  price: storedPrice({ regular: soles('199.90') }),
});
const book = storedProduct(2, {
  kind: 'book',
  slug: onSale.book.slug,
  title: 'Manual del IGV',
  price: storedPrice({ regular: soles('89.90'), taxRate: EXEMPT }),
});
const moment = { now: new Date('2026-03-10T15:00:00.000Z'), rateOf: (kept: typeof EXEMPT) => kept };
const offer: TogetherOffer = {
  promotion: juntos,
  products: [cardOf(course, moment), cardOf(book, moment)],
  terms: TERMS,
  until: '2026-03-10T15:00:02.000Z',
};

interface Shown {
  readonly buyer?: Profile;
  readonly together?: TogetherOffer | null;
  readonly others?: Partial<Pick<ProductPagesInMemory, 'related' | 'alsoBought'>>;
}

async function show({ buyer = aProfile(), together = offer, others = {} }: Shown = {}) {
  const shopping = await shoppingServices({ buyer });
  const clock = new FixedClock();
  const api = Object.assign(new ProductPagesInMemory([course, book], clock.now()), { together, ...others });
  const pages = [{ path: '/cursos/:slug', module: productPage }];
  const shown = await showPages(pages, `/cursos/${course.slug}`, (container) => {
    shopping.wire(container);
    container.bind(CatalogueApi).toConstantValue(api);
    container.bind(Clock).toConstantValue(clock);
  });
  const cart = shown.services.get(CartStore);
  await act(async () => {
    await shown.services.get(SessionStore).restore();
    await cart.restore();
  });
  return { ...shown, ...shopping, cart, clock, user: userEvent.setup() };
}

const heading = 'Llévalos juntos';
const part = async () => (await screen.findByRole('heading', { name: heading })).closest('section') as HTMLElement;
const button = 'Agregar los 2 al carrito';

test('a promotion that the school shows: both products, their prices, their sum and what they come to together', async () => {
  await show();
  const together = within(await part());
  const links = together.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/cursos/derecho-laboral', '/contenidos/libros/manual-del-igv']);
  const said = together.getAllByText(/\d/).map((each) => each.textContent?.replaceAll('\u00a0', ' '));
  expect(said).toEqual(expect.arrayContaining(['S/. 199.90', 'S/. 89.90', 'Precio actual: S/. 246.33']));
  expect(said).toContain('Por separado: S/. 289.80');
  expect(together.getByText('Exonerado de IGV')).toBeTruthy();
  expect((await part()).textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Ahorras S/. 43.47 con la promoción JUNTOS, hasta el martes 10 de marzo',
  );
  expect(await axeProblems()).toEqual([]);
});

test('one press puts both into the cart with their promotion, and the cart says the sum that was promised', async () => {
  const { user, cart, address } = await show();
  await user.click(within(await part()).getByRole('button', { name: button }));
  expect(await screen.findByText('Otra página')).toBeTruthy();
  expect(address()).toBe('/carrito');
  expect(cart.cart.items.map(({ slug }) => slug)).toEqual([course.slug, book.slug]);
  expect(cart.cart.code?.word).toBe('JUNTOS');
});

test('what is in the cart already is not added again; once all is there with the promotion, it leads to the cart', async () => {
  const { user, cart, address } = await show();
  await act(async () => void (await cart.add({ slug: book.slug, plan: null })));
  const together = within(await part());
  await user.click(together.getByRole('button', { name: 'Agregar al carrito el que falta' }));
  await waitFor(() => expect(address()).toBe('/carrito'));
  expect(cart.count).toBe(2);
});

test('with all of them in the cart the promotion alone is missing, and says whose place it takes', async () => {
  const { user, cart, address } = await show();
  await act(async () => {
    for (const { slug } of [course, book]) await cart.add({ slug, plan: null });
    await cart.enterCode('QUINCE');
  });
  const together = within(await part());
  expect(together.getByText('Ocupa el lugar del código QUINCE, que está en tu carrito.')).toBeTruthy();
  await user.click(together.getByRole('button', { name: 'Usar la promoción en el carrito' }));
  await waitFor(() => expect(address()).toBe('/carrito'));
  expect(cart.cart.code?.word).toBe('JUNTOS');
});

test('with all of them and the promotion in the cart, a link leads there', async () => {
  const { cart } = await show();
  await act(async () => {
    for (const { slug } of [course, book]) await cart.add({ slug, plan: null });
    await cart.enterCode('JUNTOS');
  });
  const link = within(await part()).getByRole('link', { name: 'Ver en el carrito' });
  expect(link.getAttribute('href')).toBe('/carrito');
});

test('a promotion that ended between is told as the cart tells it; what was added stays', async () => {
  const promotion = { ...juntos, word: 'TERMINADA' };
  const { user, cart, toasts, address } = await show({ together: { ...offer, promotion } });
  await user.click(within(await part()).getByRole('button', { name: button }));
  await waitFor(() => expect(address()).toBe('/carrito'));
  expect([cart.count, cart.cart.code]).toEqual([2, null]);
  expect(toasts.toasts).toHaveLength(1);
});

test('the first product that is refused is told, and nothing goes on', async () => {
  const gone = { ...offer.products[0], slug: 'ya-no' } as (typeof offer.products)[0];
  const { user, cart, toasts, address } = await show({
    together: { ...offer, products: [gone, cardOf(book, moment)] },
  });
  await user.click(within(await part()).getByRole('button', { name: button }));
  await waitFor(() => expect(toasts.toasts).toHaveLength(1));
  expect(cart.count).toBe(0);
  expect(address()).toBe(`/cursos/${course.slug}`);
});

test('a plan that stands in the way is told by the dialog of the cart', async () => {
  const plan = storedProduct(6, { kind: 'plan', slug: onSale.otherProPlan.slug, title: 'Plan PRO Laboral Plus' });
  const promotion = { ...juntos, discount: { ...juntos.discount, scope: { kind: 'whole-cart' } as const } };
  const products = [cardOf(plan, moment), cardOf(course, moment)];
  const { user, cart, notice, address } = await show({ together: { ...offer, promotion, products } });
  await act(async () => void (await cart.add({ slug: onSale.proPlan.slug, plan: null })));
  await user.click(within(await part()).getByRole('button', { name: button }));
  await waitFor(() =>
    expect(notice.news).toMatchObject({ kind: 'plan-conflict', standing: { productId: onSale.proPlan.id } }),
  );
  expect([cart.count, cart.cart.code]).toEqual([1, null]);
  expect(address()).toBe(`/cursos/${course.slug}`);
});

test('to whoever has one of the two there is nothing to offer', async () => {
  const owner = aProfile({ owned: [anOwnedProduct(2)] });
  await show({ buyer: owner, others: { related: [storedProduct(8, { title: 'Otro' })] } });
  expect(await screen.findByRole('heading', { name: 'Otro' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: heading })).toBeNull();
});

test('the offer ends with the promotion, before the eyes of whoever looks', async () => {
  timeByHand();
  const { clock } = await show();
  await part();
  await act(async () => {
    clock.advance({ seconds: 2 });
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(screen.queryByRole('heading', { name: heading })).not.toBeNull();
  await act(async () => {
    clock.advance({ seconds: 1 });
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(screen.queryByRole('heading', { name: heading })).toBeNull();
});

const some = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => storedProduct(from + index, { title: `Cerca ${from + index}` }));

test('related: nothing that one owns, and six at most', async () => {
  const owner = aProfile({ owned: [anOwnedProduct(10), anOwnedProduct(12)] });
  await show({ buyer: owner, together: null, others: { related: some(10, 9) } });
  const related = (await screen.findByRole('heading', { name: 'También te puede servir' })).closest('section');
  const titles = within(related as HTMLElement).getAllByRole('heading', { level: 3 });
  expect(titles.map((each) => each.textContent)).toEqual([11, 13, 14, 15, 16, 17].map((id) => `Cerca ${id}`));
});

test('what others bought with it claims no saving', async () => {
  await show({ together: null, others: { alsoBought: some(20, 2) } });
  const bought = (await screen.findByRole('heading', { name: 'También llevan' })).closest('section') as HTMLElement;
  expect(within(bought).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(bought.textContent).not.toMatch(/ahorra|promoción|−/i);
  expect(screen.queryByRole('heading', { name: heading })).toBeNull();
});
