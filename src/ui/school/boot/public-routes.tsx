import type { RouteObject } from 'react-router-dom';
import { refuseSignedIn, requireSignIn } from './late/late-guards.ts';
import { page } from '#ui/school/page-route.tsx';

/** Pages of the storefront, and what everybody needs besides: signing in, paying. */
export function publicPages(): RouteObject[] {
  const list = 'storefront/catalogue/list-page';
  const product = 'storefront/product/product-page';
  return [
    page('', 'storefront/home/home-page'),
    page('/cursos', list),
    page('/cursos/categoria/:category', list),
    page('/cursos/:slug', product),
    page('/seminarios', list),
    page('/seminarios/categoria/:category', list),
    page('/seminarios/:slug', product),
    page('/talleres', list),
    page('/talleres/categoria/:category', list),
    page('/talleres/:slug', product),
    page('/cursos-especializados/:slug', product),
    page('/diplomados/:slug', product),
    page('/contenidos/:type', list),
    page('/contenidos/:type/:slug', product),
    page('/clase-gratis/:slug', 'storefront/free-class/free-class-page'),
    page('/buscar', 'storefront/catalogue/search-page'),
    page('/consultorias', 'storefront/consultancies/consultancies-page'),
    page('/lectura/:module?', 'student/book/sample-list-page'),
    page('/empresas', 'storefront/companies/companies-page'),
    page('/pro', 'storefront/pro/pro-page'),
    page('/verificacion', 'storefront/verification/verification-page'),
    page('/carrito', 'storefront/cart/cart-page'),
    page('/nosotros', 'storefront/about/about-page'),
    page('/terminos-condiciones', 'storefront/legal/terms-page'),
    page('/politicas-privacidad', 'storefront/legal/privacy-page'),
    page('/politicas-privacidad/cookies', 'storefront/legal/cookies-page'),
    page('/reclamaciones', 'storefront/complaints/complaints-page'),
    page('/reclamaciones/hoja/:secret', 'storefront/complaints/sheet-page'),
    page('/set-product/:slug', 'storefront/cart/set-product-page', { onServer: false }),
    page('/set-plan/:slug', 'storefront/cart/set-plan-page', { onServer: false }),
    ...paymentPages(),
    page('/ayuda', 'storefront/help/help-page'),
    page('/contacto', 'storefront/contact/contact-page'),
    page('/contacto/confirmar/:secret', 'storefront/contact/confirm-message-page'),
    page('/unete', 'storefront/join/join-page'),
    page('/unete/afiliados', 'storefront/join/affiliates-page'),
    page('/unete/creadores', 'storefront/join/creators-page'),
    page('/novedades', 'storefront/news/news-page'),
    page('/novedades/alta/:secret', 'storefront/news/confirm-news-page'),
    page('/novedades/baja/:secret', 'storefront/news/leave-news-page'),
    ...accountPages(),
    page('/:seller', 'storefront/seller/seller-page'),
    page('/:seller/seminarios', 'storefront/seller/seller-page'),
    page('/:seller/seminarios/:slug', 'storefront/seller/seller-seminar-page'),
    page('*', 'boot/errors/unknown-address-page'),
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
    page('/sesiones', 'storefront/sessions/sessions-page', { onServer: false, guard: requireSignIn }),
  ];
}

/** Checkout and payment: nothing of them is drawn for whoever is not signed in. */
function paymentPages(): RouteObject[] {
  const own = { onServer: false, guard: requireSignIn };
  return [
    page('/pagos', 'storefront/checkout/checkout-page', own),
    page('/pasarela', 'storefront/checkout/gateway-page', own),
    page('/pago-visa/:tran?', 'storefront/checkout/payment-result-page', own),
    page('/validando', 'storefront/checkout/payment-pending-page', own),
    page('/aceptar', 'storefront/checkout/accepted-page', own),
    page('/cancelar', 'storefront/checkout/cancelled-page', own),
    page('/confirmar-pago', 'storefront/confirm-payment/confirm-payment-page', own),
  ];
}
