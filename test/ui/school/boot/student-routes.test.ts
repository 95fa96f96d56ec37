import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Profile } from '#domain/accounts/profile.ts';
import { servicesContext, type RouteHandle } from '#ui/school/page-route.tsx';
import { createEveryRoute } from '#ui/school/boot/every-route.tsx';
import { readingPages, studentPages } from '#ui/school/boot/student-routes.tsx';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { aProfile, anOwnedProduct } from '#test/support/accounts/profile-builders.ts';
import { servicesOf } from '#test/support/browser/show-page.tsx';

const routes = [...studentPages(), ...readingPages()].filter(({ path }) => path?.startsWith('/main'));
const everyRoute = createEveryRoute();

/** Where opening a page sends its visitor (null: a stranger); null when it does not. */
async function sentTo({ path = '', loader }: RouteObject, profile: Profile | null): Promise<string | null> {
  const browser = new BrowserOfTest(...(profile === null ? [] : [profile]));
  const keeper = profile === null ? browser.tab() : await browser.signedInTab(profile);
  const services = servicesOf(accountServices(browser, keeper).wire);
  const context = new RouterContextProvider(new Map([[servicesContext, services]]));
  const at = path.replaceAll(/:(\w+)\??/g, 'x');
  const params = path.includes(':slug') ? { slug: 'x' } : {};
  if (typeof loader !== 'function') throw new Error(`${path} has no loader`);
  const args = { params, context, request: new Request(`http://localhost:3000${at}`) };
  const ended = await Promise.resolve(loader(args as never)).catch((thrown: unknown) => thrown);
  return ended instanceof Response ? ended.headers.get('location') : null;
}

test.each(routes.map((route) => [route.path ?? '', route] as const))(
  'AUTH-5: %s asks a stranger to sign in, or leads to a page that does',
  async (path, route) => {
    const to = await sentTo(route, null);
    expect(to).toMatch(path === '/main/contenido' ? /^\/main\/mis-contenidos$/ : /^\/login\?redirect=%2Fmain/);
  },
);

test('AUTH-4: the page of user management sends a guest without a plan to the area', async () => {
  const route = routes.find(({ path }) => path === '/main/gestion-usuarios');
  if (route === undefined) throw new Error('There is no such page');
  expect(await sentTo(route, aProfile({ role: 1 }))).toBe('/main');
});

const lent = routes.filter(({ path = '' }) => /\/pack\/|\/indice\/:slug$/.test(path) && !isIndexOfOneBook(path));

function isIndexOfOneBook(path: string): boolean {
  return /^\/main\/(libros|revistas)\/indice/.test(path);
}

test('every module has what a plan gives of it', () => {
  expect(lent.length).toBe(2 * 22 - 2);
});

test.each(lent.map((route) => [route.path ?? '', route] as const))(
  'AUTH-6: %s sends whoever has nothing of it by that plan to the dashboard',
  async (_path, route) => {
    const bought = aProfile({ owned: [anOwnedProduct(1)] });
    expect(await sentTo(route, bought)).toMatch(/^http:\/\/localhost:3001\/dashboard\?motivo=sin-plan&modulo=[A-Z]+$/);
  },
);

/** The page that stands at an address, by the name of its file. */
function pageAt(path: string): string {
  const route = matchRoutes(everyRoute, path)?.at(-1)?.route;
  const [file = ''] = (route?.handle as RouteHandle | undefined)?.files ?? [];
  return file.replace(/^src\/ui\/school\/(student\/)?|\.tsx$/g, '');
}

// Addresses stand here as the requirements write them: people have them in letters, bookmarks and printed books.
test.each([
  ['MAIN-1', '/main', 'dashboard/dashboard-page'],
  ['MAIN-2', '/main/mis-contenidos', 'my-contents/my-contents-page'],
  ['MAIN-2', '/main/contenido', 'my-contents/my-contents-page'],
  ['MAIN-3', '/main/contenido/x', 'course/course-page'],
  ['MAIN-3', '/main/contenido/x/certificado', 'certificate/certificate-page'],
  ['MAIN-3', '/main/contenido/x/comentarios', 'comments/comments-page'],
  ['MAIN-3', '/main/contenido/x/contenido', 'player/reading-page'],
  ['MAIN-3', '/main/contenido/x/examenes', 'exam/exams-page'],
  ['MAIN-3', '/main/contenido/x/examenes/resultado', 'exam/result-page'],
  ['MAIN-3', '/main/contenido/x/examenes/start', 'exam/start-page'],
  ['MAIN-3', '/main/contenido/x/video', 'player/video-page'],
  ['MAIN-4', '/main/facturacion', 'billing/billing-page'],
  ['CERT-1', '/main/mis-certificados', 'my-certificates/my-certificates-page'],
  ['BOOK-3', '/main/mis-notas', 'my-notes/my-notes-page'],
  ['MAIN-4', '/main/mis-comprobantes', 'receipts/receipts-page'],
  ['MAIN-4', '/main/perfil', 'profile/profile-page'],
  ['MAIN-4', '/main/plan', 'plan/plan-page'],
  ['MAIN-4', '/main/gestion-usuarios', 'plan-users/plan-users-page'],
  ['MAIN-5', '/main/seminarios', 'seminars/seminars-page'],
  ['MAIN-5', '/main/seminarios/x', 'seminars/seminar-page'],
  ['MAIN-5', '/main/seminarios/x/video', 'player/video-page'],
  ['MAIN-5', '/main/seminarios/pack', 'seminars/pack-page'],
  ['MAIN-5', '/main/seminarios/pack/x', 'seminars/pack-page'],
  ['MAIN-6', '/main/libros', 'book/shelf-page'],
  ['MAIN-6', '/main/libros/x', 'book/shelf-page'],
  ['MAIN-6', '/main/libros/indice', 'book/shelf-page'],
  ['MAIN-6', '/main/libros/indice/x', 'book/index-page'],
  ['MAIN-6', '/main/libros/pack', 'book/shelf-page'],
  ['MAIN-6', '/main/libros/pack/x', 'book/shelf-page'],
  ['MAIN-6', '/main/libros/seccion', 'book/shelf-page'],
  ['MAIN-6', '/main/libros/seccion/x', 'book/section-page'],
  ['MAIN-6', '/main/libros/lectura', 'book/shelf-page'],
  ['MAIN-6', '/main/libros/lectura/x', 'book/section-page'],
  ['MAIN-6', '/main/libros/lectura/x/1', 'book/section-page'],
  ['MAIN-7', '/main/tips/indice', 'modules/module-page'],
  ['MAIN-7', '/main/tips/indice/x?tipoSync=11', 'modules/share-page'],
  ['MAIN-7', '/main/tips/x', 'modules/single-page'],
  ['MAIN-7', '/main/tips/x/contenido', 'modules/content-page'],
  ['MAIN-7', '/main/tips/pack/x', 'modules/share-page'],
  ['MAIN-7', '/main/contenido/indice', 'modules/module-page'],
  ['MAIN-7', '/main/contenido/indice/x', 'modules/share-page'],
  ['MAIN-7', '/main/contenido/pack/x', 'modules/share-page'],
  ['MAIN-7', '/main/seminarios/indice', 'modules/module-page'],
  ['MAIN-7', '/main/seminarios/indice/x', 'modules/share-page'],
  ['MAIN-7', '/main/seminarios/x/contenido', 'modules/content-page'],
])('%s: %s is its page', (_row, path, page) => {
  expect(pageAt(path)).toBe(page);
});

// The modules that have pages of their own at these addresses are among those above.
test.each(
  (
    '/data /calendario /consultas /llamadas /banco /comentarios-legales /indicadores /jurisprudencias /legislaciones ' +
    '/noticias /normas /pioners /planes /podcast /tips /recursos /ipTV /lecciones'
  ).split(' '),
)('MAIN-8: /main%s has its index, its products, what they hold and what plans give', (segment) => {
  const at = ['', '/indice', '/indice/x', '/x', '/x/contenido', '/pack/x'].map((rest) =>
    pageAt(`/main${segment}${rest}`),
  );
  const [index, share, single, content] = ['module', 'share', 'single', 'content'].map(
    (name) => `modules/${name}-page`,
  );
  expect(at).toEqual([index, index, share, single, content, share]);
});
