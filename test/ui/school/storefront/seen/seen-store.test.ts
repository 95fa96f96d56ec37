import { expect, test } from 'vitest';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { SeenStore } from '#ui/school/storefront/seen/seen-store.ts';
import { SeenProductsInMemory } from '#test/memory/home/seen-products-in-memory.ts';
import { servicesOf } from '#test/support/browser/show-page.tsx';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';

async function device(isVisitor: boolean) {
  const shopping = await shoppingServices({ isVisitor });
  const services = servicesOf(shopping.wire);
  const session = services.get(SessionStore);
  const memory = new SeenProductsInMemory('curso-1');
  const seen = new SeenStore(memory, new ProductPagesInMemory([], new Date()));
  seen.follow(session);
  await session.restore();
  seen.look('curso-2');
  return { ...shopping, memory, seen, session };
}

test('after signing out the device keeps nothing of what was looked at', async () => {
  const { memory, seen, session } = await device(false);
  expect(seen.others(null)).toHaveLength(2);
  await session.signOut();
  expect(memory.read()).toEqual([]);
  expect(seen.others(null)).toEqual([]);
});

test('what a visitor looked at stays when they sign in', async () => {
  const { memory, session, signIn } = await device(true);
  await signIn();
  expect(session.signedIn).toBe(true);
  expect(memory.read()).toEqual(['curso-2', 'curso-1']);
});
