import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PreviousPage } from '#ui/school/boot/previous-page.ts';
import * as checkout from '#ui/school/layouts/checkout-layout.tsx';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

/** Opens `at` in a tab that showed `before`, and follows its link to paying where it has one. */
async function pay(before: string, at = '/de-antes') {
  const shopping = await shoppingServices();
  const previous = new PreviousPage(new TabStorageInMemory());
  previous.remember(before);
  const left = () => (
    <>
      <h1>De antes</h1>
      <Link to="/confirmar-pago">Pagar</Link>
    </>
  );
  const paying = () => (
    <>
      <checkout.Component />
      <Link to="/confirmar-pago?pedido=otro">Otro pedido</Link>
    </>
  );
  const pages = [
    { path: '/de-antes', module: { Component: left } },
    { path: '/confirmar-pago', module: { Component: paying } },
  ];
  await showPages(pages, at, (container) => {
    shopping.wire(container);
    container.bind(PreviousPage).toConstantValue(previous);
  });
  const link = screen.queryByRole('link', { name: 'Pagar' });
  if (link !== null) await userEvent.click(link);
  await screen.findByRole('banner');
  const back = () => within(screen.getByRole('banner')).getByRole('link');
  return { previous, back };
}

test('paying that was entered from the student’s area has its way back there, also once its own pages are the previous ones', async () => {
  const { back, previous } = await pay('/main/mis-comprobantes?pagina=2');
  expect(back().getAttribute('href')).toBe('/main/mis-comprobantes?pagina=2');
  expect(back().textContent).toContain('Volver a mi área');
  previous.remember('/confirmar-pago');
  await userEvent.click(screen.getByRole('link', { name: 'Otro pedido' }));
  expect(back().getAttribute('href')).toBe('/main/mis-comprobantes?pagina=2');
});

test.each([['/carrito'], ['/maintenance']])('entered from %s, it leads to the front page', async (before) => {
  const { back } = await pay(before);
  expect(back().getAttribute('href')).toBe('/');
});
