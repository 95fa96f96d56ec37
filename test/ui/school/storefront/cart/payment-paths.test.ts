import { expect, test } from 'vitest';
import { isPaymentPath } from '#ui/school/storefront/cart/payment-paths.ts';

test.each([
  '/pagos',
  '/pasarela',
  '/codigo-de-pago',
  '/pago-visa',
  '/pago-visa/123',
  '/validando',
  '/aceptar',
  '/cancelar',
  '/confirmar-pago',
])('CART-3: %s belongs to paying, where no dialog of the cart stands', (path) => {
  expect(isPaymentPath(path)).toBe(true);
});

test.each(['/', '/carrito', '/pagosaurio', '/contenidos/libros/pagos'])('%s does not', (path) => {
  expect(isPaymentPath(path)).toBe(false);
});
