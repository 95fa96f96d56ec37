import type { RouteObject } from 'react-router-dom';
import { refuseSignedIn, requireSignIn } from './late/late-guards.ts';
import { page } from '#ui/school/page-route.tsx';

/** Pages of the storefront, and what everybody needs besides: help, texts in force, signing in, paying. */
export function publicPages(): RouteObject[] {
  return [
    ...storefrontPages(),
    page('/clase-gratis/:slug', 'storefront/free-class/free-class-page'),
    page('/verificacion', 'storefront/verification/verification-page'),
    page('/comprobante', 'storefront/receipt-check/receipt-check-page'),
    page('/carrito', 'storefront/cart/cart-page'),
    ...['/terminos-condiciones', '/politicas-privacidad', '/politicas-privacidad/cookies'].flatMap((path) => [
      page(path, 'storefront/legal/legal-page'),
      page(`${path}/version/:version`, 'storefront/legal/legal-page'),
    ]),
    page('/reclamaciones', 'storefront/complaints/complaints-page'),
    page('/reclamaciones/hoja/:secret', 'storefront/complaints/sheet-page'),
    page('/set-product/:slug', 'storefront/cart/set-product-page', { onServer: false }),
    page('/regalar/:slug', 'storefront/cart/give-product-page', { onServer: false }),
    page('/set-plan/:slug', 'storefront/cart/set-plan-page', { onServer: false }),
    page('/ayuda', 'storefront/help/help-page'),
    page('/contacto', 'storefront/contact/contact-page'),
    page('/contacto/confirmar/:secret', 'storefront/contact/confirm-message-page'),
    page('/novedades', 'storefront/news/news-page'),
    page('/novedades/alta/:secret', 'storefront/news/confirm-news-page'),
    page('/novedades/baja/:secret', 'storefront/news/leave-news-page'),
    page('/guardar/:slug', 'storefront/saved/keep-page', { onServer: false, guard: requireSignIn }),
    page('/guardados/baja/:secret', 'storefront/saved/leave-letters-page'),
    ...accountPages(),
    page('*', 'boot/errors/unknown-address-page'),
  ];
}

/** What the school sells and who it is: the pages that may advertise. */
function storefrontPages(): RouteObject[] {
  const shown = (path: string, file: string) => page(path, `storefront/${file}`, { advertises: true });
  const list = 'catalogue/list-page';
  const product = 'product/product-page';
  return [
    shown('', 'home/home-page'),
    shown('/cursos', list),
    shown('/cursos/categoria/:category', list),
    shown('/cursos/:slug', product),
    shown('/seminarios', list),
    shown('/seminarios/categoria/:category', list),
    shown('/seminarios/:slug', product),
    shown('/talleres', list),
    shown('/talleres/categoria/:category', list),
    shown('/talleres/:slug', product),
    shown('/cursos-especializados/:slug', product),
    shown('/diplomados/:slug', product),
    shown('/contenidos/:type', list),
    shown('/contenidos/:type/:slug', product),
    shown('/buscar', 'catalogue/search-page'),
    shown('/consultorias', 'consultancies/consultancies-page'),
    page('/lectura/:module?', 'student/book/sample-list-page', { advertises: true }),
    shown('/empresas', 'companies/companies-page'),
    shown('/pro', 'pro/pro-page'),
    shown('/nosotros', 'about/about-page'),
    shown('/docentes/:slug', 'teacher/teacher-page'),
    shown('/unete', 'join/join-page'),
    shown('/unete/afiliados', 'join/affiliates-page'),
    shown('/unete/creadores', 'join/creators-page'),
    shown('/:seller', 'seller/seller-page'),
    shown('/:seller/seminarios', 'seller/seller-page'),
    shown('/:seller/seminarios/:slug', 'seller/seller-seminar-page'),
  ];
}

/** Signing in and what belongs to it. */
function accountPages(): RouteObject[] {
  const entering = { onServer: false, guard: refuseSignedIn };
  const signIn = 'storefront/start-sign-in/start-sign-in-page';
  return [
    ...['/login', '/registro', '/login___', '/registerxxxxx'].map((path) => page(path, signIn, entering)),
    page('/set-session/:code', 'storefront/set-session/set-session-page', { onServer: false }),
    page('/verificar/:token', 'storefront/verify-email/verify-email-page', { onServer: false }),
    page('/confirmar-correo/:token', 'storefront/confirm-email/confirm-email-page', { onServer: false }),
    page('/registro-invitado', 'storefront/guest-registration/guest-registration-page', { onServer: false }),
    page('/reset-password', 'storefront/reset-password/reset-password-page'),
    page('/recuperar/:token?', 'storefront/recover-password/recover-password-page', { onServer: false }),
  ];
}

/** Checkout, payment and the opening of a gift: nothing of them is drawn by the server. */
export function paymentPages(): RouteObject[] {
  const own = { onServer: false, guard: requireSignIn };
  return [
    page('/regalo/:secret', 'storefront/gift/gift-page', { onServer: false }),
    page('/pagos', 'storefront/checkout/checkout-page', own),
    page('/pagos/correo/:link?', 'storefront/mailbox/mailbox-page', { onServer: false }),
    page('/pasarela', 'storefront/checkout/gateway-page', own),
    page('/codigo-de-pago', 'storefront/cash-code/cash-code-page', own),
    page('/pago-visa/:tran?', 'storefront/checkout/payment-result-page', own),
    page('/validando', 'storefront/checkout/payment-pending-page', own),
    page('/aceptar', 'storefront/checkout/accepted-page', own),
    page('/cancelar', 'storefront/checkout/cancelled-page', own),
    page('/confirmar-pago', 'storefront/confirm-payment/confirm-payment-page', own),
  ];
}
