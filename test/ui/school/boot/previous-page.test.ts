import { expect, test } from 'vitest';
import { PreviousPage } from '#ui/school/boot/previous-page.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

test('LAY-13: the page that was left is remembered for as long as the tab is open', () => {
  const storage = new TabStorageInMemory();
  const page = new PreviousPage(storage);
  expect(page.address).toBeNull();
  page.remember('/cursos?pagina=2#lista');
  page.remember('/carrito');
  expect(new PreviousPage(storage).address).toBe('/carrito');
});
