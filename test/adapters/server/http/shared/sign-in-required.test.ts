import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

/** What anybody may call: the catalogue, the cart of a cookie, the doors of the school, what proves itself by a secret. */
const open = new Set([
  'GET /api/v1/health',
  'GET /api/v1/ready',
  // Ways in and out; what comes by mail proves itself by its secret.
  'POST /api/v1/account-opening-checks',
  'POST /api/v1/account-openings',
  'POST /api/v1/accounts',
  'POST /api/v1/mailbox-codes',
  'POST /api/v1/mailbox-sign-ins',
  'POST /api/v1/sessions',
  'GET /api/v1/session-status',
  'POST /api/v1/sign-in-code-exchanges',
  'POST /api/v1/email-verifications',
  'POST /api/v1/password-reset-requests',
  'POST /api/v1/password-reset-checks',
  'POST /api/v1/password-resets',
  'POST /api/auth/logout',
  'POST /auth/verificar-email',
  'POST /api/check',
  'POST /api/v1/email-change-confirmations',
  'POST /api/v1/invitation-checks',
  'POST /api/v1/gift-checks',
  'POST /api/v1/team-invitation-checks',
  'POST /api/v1/guest-accounts',
  'POST /api/v1/news-confirmations',
  'POST /api/v1/news-departures',
  'POST /api/v1/saved-letters-departures',
  // The catalogue and the rest of the public pages.
  'GET /api/v1/payment-ways',
  'GET /api/v1/settings',
  'GET /api/v1/departments',
  'GET /api/v1/departments/:code/provinces',
  'GET /api/load-total-productos',
  'GET /api/load-menu-categories',
  'GET /api/v1/catalogue-branches',
  'GET /api/load-menu',
  'GET /api/load-advertisement',
  'POST /api/get-store-config',
  'POST /api/novedad-email',
  'GET /api/v1/products',
  'GET /api/v1/products/:slug',
  'GET /api/v1/products/:slug/free-class',
  'GET /api/v1/sellers',
  'GET /api/v1/sellers/:slug',
  'GET /api/v1/slugs/:slug',
  'GET /api/v1/search-scopes/header',
  'GET /api/v1/product-searches',
  'GET /api/v1/staff-profiles',
  'GET /api/v1/teachers',
  'GET /api/v1/front-products',
  'GET /api/v1/front-questions',
  'GET /api/v1/samples',
  'GET /api/v1/books/:slug',
  'GET /api/v1/books/:slug/sections/:section',
  'GET /api/v1/books/:slug/hits',
  'GET /api/v1/books/:slug/headings',
  'GET /api/v1/certificates/:code',
  'GET /api/v1/receipt-checks',
  'GET /api/v1/help-questions',
  'GET /api/v1/contact-details',
  'GET /calendario/:slug.ics',
  'GET /certificados/:slug.svg',
  'GET /imagenes/*',
  'GET /portadas/:slug',
  'GET /portadas/:slug.svg',
  'GET /portadas/:slug.png',
  'GET /vista-previa.png',
  // What a visitor sends to the school.
  'GET /api/v1/complaint-notices',
  'POST /api/v1/complaints',
  'GET /api/v1/complaints/:secret',
  'POST /api/v1/captcha-challenges',
  'GET /api/load-tipo-usuarios',
  'POST /api/solicitudfeedback',
  'POST /api/v1/contact-messages',
  'POST /api/v1/applications',
  'POST /api/v1/held-messages',
  'POST /api/v1/held-messages/confirmations',
  'GET /api/v1/legal-texts/:name',
  'POST /api/v1/visitor-consents',
  // A visitor's cart, which its cookie names.
  'POST /api/clientes/add-carrito',
  'POST /api/v1/cart-additions',
  'POST /api/clientes/add-carrito-history',
  'GET /api/clientes/validate-plan',
  'POST /api/clientes/remove',
  'GET /api/v1/cart',
  'DELETE /api/v1/cart',
  'PATCH /api/v1/cart/lines/:productId',
  'PUT /api/v1/cart/code',
  'DELETE /api/v1/cart/code',
  'POST /api/v1/cart/plan-replacements',
  'PUT /api/v1/cart/seller',
  'POST /api/v1/cart/gift-additions',
  'PUT /api/v1/cart/gift',
  // The gateway sends the buyer's browser back by a form: it relies on no session. Source: decisions.md, Payment and orders.
  'POST /api/v1/payment-returns/:gateway/:purchaseNumber',
  // What it tells is not believed: it only says which payment to ask about, and the answer says nothing.
  'POST /api/v1/payment-notices/:gateway',
]);

/** What only an address opens that the school signed for one account. */
const signed = new Set([
  'GET /api/v1/files/*',
  'GET /api/v1/certificates/:code/certificado.pdf',
  'GET /api/v1/certificates/:code/certificado.svg',
  'GET /api/v1/receipts/:id/comprobante.pdf',
  'GET /api/v1/receipts/:id/comprobante.xml',
  'GET /api/v1/staff/receipts/:id/comprobante.pdf',
  'GET /api/v1/credit-notes/:id/nota.pdf',
  'GET /api/v1/credit-notes/:id/nota.xml',
  'GET /api/v1/staff/credit-notes/:id/nota.pdf',
  'GET /api/v1/staff/credit-notes/:id/nota.xml',
  'GET /api/v1/staff/receipts/:id/comprobante.xml',
  'GET /api/v1/staff/receipts/:id/constancia.zip',
  'GET /api/v1/staff/books/:month/archivos/:kind',
  'GET /api/v1/staff/shares/:month/archivos/:kind',
  'GET /api/v1/epub/:slug.epub',
]);

/** The gateway of the tests plays somebody else's web site; the documents of the API are public. */
const isElsewhere = (route: string) => /^\w+ \/(pasarela-simulada|api\/docs)/.test(route);

interface Registered {
  readonly world: TestSchool;
  readonly routes: readonly string[];
}

/** A school, and every route that its two listeners registered, as 'METHOD /path'. */
async function registered(): Promise<Registered> {
  const routes = new Set<string>();
  const note = ({ method, url }: RouteOptions): void => {
    for (const each of [method].flat()) if (each !== 'HEAD' && each !== 'OPTIONS') routes.add(`${each} ${url}`);
  };
  const listen = (message: unknown): void => {
    void (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', note);
  };
  subscribe('fastify.initialization', listen);
  try {
    const world = await testSchool({ ownApps: true });
    return { world, routes: [...routes].filter((route) => !isElsewhere(route)) };
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}

async function statusOf({ world }: Registered, route: string, headers: Record<string, string> = {}): Promise<string> {
  const [method = '', path = ''] = route.split(' ');
  const url = path.replaceAll(/:\w+/g, '1').replace('*', 'constancias/una.webp');
  const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: {} };
  const answer = await world.app.inject({
    method: method as InjectOptions['method'] & string,
    url,
    headers,
    ...payload,
  });
  return `${route} ${answer.statusCode}`;
}

test('every route that is not open to anybody asks for a sign-in', async () => {
  const school = await registered();
  const closed = school.routes.filter((route) => !open.has(route) && !signed.has(route));
  expect(closed.length).toBeGreaterThan(80);
  for (const headers of [{}, { authorization: 'Bearer nada' }] as Record<string, string>[]) {
    const answered = await Promise.all(closed.map((route) => statusOf(school, route, headers)));
    expect(answered).toEqual(closed.map((route) => `${route} 401`));
  }
});

test('a private file is shut without the signature of its address', async () => {
  const school = await registered();
  const answered = await Promise.all([...signed].map((route) => statusOf(school, route)));
  expect(answered).toEqual([...signed].map((route) => `${route} 403`));
});

test('the list of open routes names no route that is gone', async () => {
  const { routes } = await registered();
  expect([...open, ...signed].filter((route) => !routes.includes(route))).toEqual([]);
});

test('AUTH-1: what is open to anybody asks nobody to sign in', async () => {
  const school = await registered();
  const answered = await Promise.all([...open].map((route) => statusOf(school, route)));
  // Without the cookie of a session there is none to renew.
  expect(answered.filter((answer) => answer.endsWith(' 401'))).toEqual(['POST /api/check 401']);
});
