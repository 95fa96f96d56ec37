const payment = [
  '/pagos',
  '/pasarela',
  '/codigo-de-pago',
  '/pago-visa',
  '/validando',
  '/aceptar',
  '/cancelar',
  '/confirmar-pago',
];

/** Whether a path belongs to paying, where the cart's dialogs stay away. Source: CART-3. */
export function isPaymentPath(pathname: string): boolean {
  return payment.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Where something is put into the cart for somebody else. */
export const givePath = (slug: string): string => `/regalar/${slug}`;
