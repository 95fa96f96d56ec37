import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { createApp } from '#adapters/server/http/app.ts';
import { schoolPages } from '#adapters/server/rendering/school-pages.ts';
import { HelpQuestionsInSql } from '#adapters/server/sql/support/help-questions-in-sql.ts';
import { money } from '#domain/shared/money.ts';
import {
  labour,
  rosa,
  seller,
  storedPrice,
  storedProduct,
  storedSeminar,
} from '#test/support/catalogue/catalogue-builders.ts';
import { insertCatalogue, insertSellers } from '#test/support/catalogue/catalogue-rows.ts';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let school: TestSchool;
let app: FastifyInstance;
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

beforeEach(async () => {
  school = await testSchool({ config: { schoolOrigin: 'https://escuela.example' }, withPages: true });
  app = school.app;
  const rating = { average: '4.5', count: 2 };
  await insertCatalogue(school.db, [
    storedProduct(1, { category: labour, staff: [rosa], title: 'Contratos </script><b>hoy</b>', rating }),
    storedSeminar(2, '2026-05-01T00:00:00.000Z', { staff: [rosa], summary: 'Un seminario para las pruebas.' }),
    storedProduct(3, {
      kind: 'book',
      slug: 'manual',
      summary: 'Un libro para las pruebas.',
      staff: [rosa],
      price: storedPrice({ regular: money(0), taxRate: 0 as never }),
      bibliographic: [{ label: 'ISBN', value: '978-612-00-0000-0' }],
    }),
    storedProduct(4, { kind: 'plan', slug: 'plan-4', title: 'Plan 4', summary: 'Todo junto.', planPage: 'pro' }),
  ]);
  await insertSellers(school.db, [seller()]);
  const questions = [1, 2, 3, 4, 5, 6].map((id) => ({
    question: `¿Pregunta ${id}?`,
    answerHtml: `<p>Respuesta <b>${id}</b>.</p>`,
  }));
  await new HelpQuestionsInSql(school.db).replaceAll(questions);
});

test('what a certificate looks like to whoever validates one follows the letters that the school gave its codes', async () => {
  await school.say('signer', { name: 'Eva Ruiz', office: 'Rectora', code: 'LIO' });
  const page = (await get('/verificacion?codigo=hola')).body;
  expect(page).toMatch(/>LIO-\d{4}-0123456789D</);
  expect(page).not.toMatch(/\bES\b/);
});

/** What the head of a page says, by the names of its elements. */
function headOf(html: string): Readonly<Record<'title' | 'description' | 'robots' | 'og:image', string | undefined>> {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const named = Object.fromEntries(metas.map(([, name = '', content]) => [name, content]));
  const [title, description] = [/<title>(.*?)<\/title>/.exec(html)?.[1], named['description']];
  return { ...named, title, description, robots: named['robots'], 'og:image': named['og:image'] };
}

/** The JSON of every structured-data block of a page. */
function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
}

test('a page that needs the database while it is gone answers 503, and says when to come again', async () => {
  const database = openPostgres('postgresql://nobody@127.0.0.1:1/nothing');
  onTestFinished(() => database.close());
  const cutOff = await testSchool({ database, withPages: true });
  const { statusCode, headers, body } = await cutOff.app.inject('/cursos');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toContain('La escuela no puede atenderte en este momento.');
});

describe('of a listener that has begun, the first pages', () => {
  /** One that listens, and what it is asked to draw. */
  async function listening() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { school: served, config, logger } = school;
    const listener = await createApp(served, config, 'school', schoolPages(config));
    onTestFinished(() => listener.close());
    const drawn: string[] = [];
    listener.addHook('onRequest', (request, reply) => {
      drawn.push(request.url);
      void reply.code(204).send();
    });
    await listener.listen({ host: '127.0.0.1', port: 0 });
    return { served, listener, drawn, logger };
  }

  test('are drawn a moment later: whoever waited for it to answer comes first', async () => {
    const { served, drawn } = await listening();
    await served.settled();
    expect(drawn).toEqual([]);
    vi.advanceTimersByTime(500);
    await served.settled();
    expect(drawn.slice(0, 2)).toEqual(['/', '/cursos']);
  });

  test('are not drawn any more by one that closes', async () => {
    const { served, listener, drawn, logger } = await listening();
    await listener.close();
    vi.advanceTimersByTime(500);
    await served.settled();
    expect([drawn, logger.entries.filter(({ level }) => level === 'error')]).toEqual([[], []]);
  });
});

describe('a public page', () => {
  test('can be read before any script runs', async () => {
    const { statusCode, body, headers } = await get('/cursos');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/^<!DOCTYPE html><html lang="es-PE">/);
    expect(body).toContain('<h1>Cursos</h1>');
    expect(body).toContain('<title>Cursos | Escuela</title>');
    expect(body).toContain('<link rel="canonical" href="https://escuela.example/cursos"/>');
    expect(body).toContain('S/.\u00A0118.00');
    expect(body).toContain('href="/cursos/curso-1"');
  });

  test('the front page tells everything without script: products, dates, people, questions with their answers', async () => {
    const { statusCode, body } = await get('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('href="/cursos/curso-1"');
    expect(body).toContain('href="/contenidos/libros/manual"');
    expect(body).toContain('<dt>Cuándo</dt>');
    expect(body).toContain('href="/docentes/rosa-huaman-quispe"');
    expect(body).toContain('href="/estudio-misti"');
    expect(body.match(/<details/g)).toHaveLength(5);
    expect(body).toContain('<p>Respuesta 5.</p>');
    expect(body).toContain('href="/ayuda"');
    for (const [image = ''] of body.matchAll(/<img [^>]*>/g)) expect(image).toMatch(/ width="\d+" height="\d+"/);
  });

  test('each says what it is, and shows a picture of its own where its link is shown', async () => {
    const sitemap = (await get('/sitemap.xml')).body;
    const paths = [...sitemap.matchAll(/<loc>https:\/\/escuela\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    const told = await Promise.all(paths.map(async (path) => ({ ...headOf((await get(path)).body), path })));
    for (const { path, ...head } of told) {
      expect(head, path).toMatchObject({
        title: expect.stringMatching(/^\S.* \| Escuela$/),
        description: expect.stringMatching(/\S/),
        'og:title': expect.stringMatching(/\S/),
        'og:image': expect.stringMatching(/^https:\/\/escuela\.example\/\S+\.png$/),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/\S/),
      });
      expect(head.robots, path).toBeUndefined();
    }
    const alike = (seen: readonly (string | undefined)[]) => seen.filter((each, index) => seen.indexOf(each) !== index);
    expect(alike(told.map(({ title }) => title))).toEqual([]);
    expect(alike(told.map(({ description }) => description))).toEqual([]);
  });

  test('the picture of its link is there: drawn for a product, the school’s own for a plan and a page without', async () => {
    for (const path of ['/', '/ayuda', '/cursos/curso-1', '/contenidos/planes/plan-4']) {
      const image = headOf((await get(path)).body)['og:image'] ?? '';
      const { statusCode, headers } = await get(image.replace('https://escuela.example', ''));
      expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'image/png']);
    }
  });

  test('names the feed of novelties, which has the newest first', async () => {
    const link =
      '<link rel="alternate" type="application/atom+xml" title="Novedades de Escuela" href="/novedades.xml">';
    for (const path of ['/', '/cursos/curso-1']) expect((await get(path)).body).toContain(link);
    const { headers, body } = await get('/novedades.xml');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const ids = [...body.matchAll(/<entry><id>([^<]*)/g)].map(([, id]) => id);
    expect(ids[0]).toBe('https://escuela.example/contenidos/planes/plan-4');
    expect(ids).toHaveLength(4);
    expect(body).toContain('<title>Curso: Contratos &lt;/script&gt;&lt;b&gt;hoy&lt;/b&gt;</title>');
  });

  test('what the feed tells of a seminar that was held is its recording', async () => {
    const told = async () => /<title>(\S+): Seminario 2</.exec((await get('/novedades.xml')).body)?.[1];
    expect(await told()).toBe('Seminario');
    school.clock.set('2026-05-02T00:00:00.000Z');
    expect(await told()).toBe('Grabación');
  });

  test('a page of one’s own is sent as a shell that no search engine lists', async () => {
    for (const path of ['/main', '/pagos', '/login'])
      expect((await get(path)).headers['x-robots-tag'], path).toBe('noindex');
    for (const path of ['/carrito', '/cursos?orden=recientes', '/buscar?q=contratos', '/reset-password'])
      expect(headOf((await get(path)).body).robots, path).toBe('noindex');
  });

  test('a list that somebody narrowed is the same for everybody: caches may keep it', async () => {
    const { headers } = await get('/cursos?orden=recientes');
    expect([headers['cache-control'], headers.etag === undefined]).toEqual(['public, no-cache', false]);
  });

  test('what people wrote cannot end its data blocks', async () => {
    const { body } = await get('/cursos/curso-1');
    expect(body).not.toContain('</script><b>');
    const [, json = ''] = /<script id="estado" type="application\/json">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.stringify(JSON.parse(json))).toContain('Contratos </script><b>hoy</b>');
    expect(structuredData(body)[0]).toMatchObject({ '@type': 'Course', name: 'Contratos </script><b>hoy</b>' });
  });

  test('has no inline script and no style attribute, which the policy would stop', async () => {
    for (const url of ['/', '/cursos', '/cursos/curso-1', '/seminarios', '/nada']) {
      const { body } = await get(url);
      const scripts = [...body.matchAll(/<script(?![^>]* src=)([^>]*)>/g)].map(([, attributes]) => attributes);
      expect(scripts.every((each) => /type="application\/(?:ld\+)?json"/.test(each ?? ''))).toBe(true);
      expect(body).not.toMatch(/ style="/);
    }
  });

  test('is told again only when it has changed', async () => {
    const first = await get('/cursos');
    const tag = String(first.headers.etag);
    expect((await get('/cursos', { 'if-none-match': tag })).statusCode).toBe(304);
    await school.db.updateTable('products').set({ title: 'Otro' }).where('id', '=', 1).execute();
    expect((await get('/cursos', { 'if-none-match': tag })).statusCode).toBe(200);
  });

  test('a page whose address is its secret is kept by nobody, and no search engine lists it', async () => {
    const filed = await app.inject({
      method: 'POST',
      url: '/api/v1/complaints',
      headers: { 'idempotency-key': 'clave-de-la-prueba-1' },
      payload: aComplaintDraft(),
    });
    const { statusCode, body, headers } = await get(filed.json().sheet);
    expect(statusCode).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
    expect((await get('/cursos')).headers['cache-control']).toBe('public, no-cache');
  });

  test('travels compressed, in the encoding the browser takes', async () => {
    const plain = (await get('/cursos', { 'accept-encoding': 'identity' })).body;
    const br = await get('/cursos', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    const gzip = await get('/cursos', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  });
});

describe('structured data', () => {
  test('a course', async () => {
    const [course, crumbs] = structuredData((await get('/cursos/curso-1')).body);
    expect(course).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Course',
      url: 'https://escuela.example/cursos/curso-1',
      offers: { price: '118.00', priceCurrency: 'PEN' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.5', ratingCount: 2, bestRating: 5 },
      hasCourseInstance: { courseMode: 'Online', courseWorkload: 'PT1H', instructor: [{ name: rosa.name }] },
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  test('a seminar', async () => {
    const [event] = structuredData((await get('/seminarios/seminario-2')).body);
    expect(event).not.toHaveProperty('aggregateRating');
    expect(event).toMatchObject({
      '@type': 'Event',
      startDate: '2026-05-01T00:00:00.000Z',
      endDate: '2026-05-01T02:00:00.000Z',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      performer: [{ '@type': 'Person', name: rosa.name, url: 'https://escuela.example/docentes/rosa-huaman-quispe' }],
    });
  });

  test('a seminar that was held is its recording, made when it was held', async () => {
    await insertCatalogue(school.db, [storedSeminar(5, '2025-11-10T00:00:00.000Z', { staff: [rosa] })]);
    const { body } = await get('/seminarios/seminario-5');
    expect(structuredData(body)[0]).toMatchObject({
      '@type': 'VideoObject',
      name: 'Grabación: Seminario 5',
      uploadDate: '2025-11-10T02:00:00.000Z',
      duration: 'PT2H',
      offers: { price: '118.00' },
      recordedAt: { '@type': 'Event', startDate: '2025-11-10T00:00:00.000Z' },
    });
    expect(body).toContain('<title>Seminario 5 · Grabación · Rosa Huamán Quispe | Escuela</title>');
    // Nobody published it yet.
    expect(body).toContain('lo que compras es su grabación, que ves en tu área de estudio desde que se publica.');
    expect(body).toContain('¿Cómo veo la grabación?');
    expect(body).not.toContain('¿Y si no puedo conectarme ese día?');
    const list = (await get('/seminarios')).body;
    expect(list).toMatch(/Grabación\s· /);
    expect(list.match(/Seminario\s· /g)).toHaveLength(1);
  });

  test('a book, free of charge', async () => {
    const [book] = structuredData((await get('/contenidos/libros/manual')).body);
    expect(book).toMatchObject({
      '@type': 'Book',
      isbn: '978-612-00-0000-0',
      author: [{ name: rosa.name }],
      offers: { price: '0.00', category: 'Free' },
    });
  });
});

describe('addresses', () => {
  test.each([
    '/nada/de/nada',
    '/cursos/nada',
    '/seminarios/categoria/nada',
    '/contenidos/nada',
    '/cursos?pagina=x',
    '/nadie',
  ])('%s is a real 404, in Spanish, kept out of search engines', async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('No encontramos esta página');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['/Cursos', '/cursos'],
    ['/CURSOS/Curso-1?pagina=1', '/cursos/curso-1?pagina=1'],
    ['/Contenidos/Libros/Manual', '/contenidos/libros/manual'],
    ['/Seminarios/categoria/Laboral', '/seminarios/categoria/laboral'],
    ['/Estudio-Misti/seminarios', '/estudio-misti/seminarios'],
    ['/Reclamaciones/hoja/AbC-9', '/reclamaciones/hoja/AbC-9'],
    ['/Main/Mis-Contenidos', '/main/mis-contenidos'],
    ['/Main/IPTV', '/main/ipTV'],
  ])('%s in capitals leads for good to %s', async (url, location) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, location]);
  });

  test.each([
    '/reclamaciones/hoja/AbC-9',
    '/Nada/De/Nada',
    '/cursos?q=Renta',
    '/main/ipTV',
    '/cursos/%C3%B1',
    '/cursos/%25ED',
    '//Mala.example/Seminarios',
  ])('what is not an address of the school keeps its capitals: %s', async (url) => {
    expect((await get(url)).statusCode).not.toBe(301);
  });

  test('each list of samples has a title and a heading of its own', async () => {
    const told = async (url: string): Promise<readonly (string | undefined)[]> => {
      const { body } = await get(url);
      return [/<title>(.*?)<\/title>/.exec(body)?.[1], /<h1>(.*?)<\/h1>/.exec(body)?.[1]];
    };
    expect(await told('/lectura')).toEqual(['Muestras para leer gratis | Escuela', 'Lee una muestra gratis']);
    expect(await told('/lectura/libros')).toEqual([
      'Libros para leer una muestra gratis | Escuela',
      'Libros para leer una muestra gratis',
    ]);
    expect(await told('/lectura/revistas')).toEqual([
      'Revistas para leer una muestra gratis | Escuela',
      'Revistas para leer una muestra gratis',
    ]);
  });

  test('a page after the last of a list says so, and is kept out of search engines', async () => {
    const { statusCode, body } = await get('/cursos?orden=precio&pagina=9');
    expect(statusCode).toBe(200);
    expect(body).toContain('No se encuentra más información');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });

  test.each([
    ['/talleres/curso-1', '/cursos/curso-1'],
    ['/contenidos/revistas/manual', '/contenidos/libros/manual'],
    ['/curso-1', '/cursos/curso-1'],
  ])('%s moves to %s', async (from, to) => {
    const { statusCode, headers } = await get(from);
    expect([statusCode, headers.location]).toEqual([301, to]);
  });

  test('a seller’s slug is their storefront', async () => {
    const { statusCode, body } = await get('/estudio-misti');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Estudio Misti</h1>');
    expect(body).toContain('MISTI10');
    expect(body).toContain('href="/estudio-misti/seminarios/seminario-2"');
  });

  test.each(['/api/nada', '/auth/nada', '/sitemap-productos-2.xml'])('%s is no page but a problem', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });

  test('the sitemap has every product, category that holds something, storefront and page of the school', async () => {
    const { body } = await get('/sitemap.xml');
    expect(body).toContain('<loc>https://escuela.example/cursos/curso-1</loc><lastmod>2026-01-01</lastmod>');
    expect(body).toContain('<loc>https://escuela.example/contenidos/libros/manual</loc><lastmod>2026-01-01</lastmod>');
    expect(body).toContain('<loc>https://escuela.example/cursos</loc><lastmod>2026-01-01</lastmod>');
    expect(body).not.toContain('/cursos/categoria/civil');
    for (const path of [
      '/cursos/categoria/derecho-laboral',
      `/${seller().slug}`,
      '/ayuda',
      '/contacto',
      '/unete',
      '/unete/creadores',
      '/lectura/libros',
      '/politicas-privacidad/cookies',
      '/estudio-misti/seminarios',
      '/docentes/rosa-huaman-quispe',
    ])
      expect(body).toContain(`<loc>https://escuela.example${path}</loc>`);
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://escuela.example/sitemap.xml');
  });
});

test.each(['/main', '/main/mis-contenidos', '/pagos'])(
  '%s: the server sends the shell alone, for the browser to fill',
  async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('"router":null');
    expect(body).toContain('aria-busy="true"');
  },
);

test('a page that cannot be loaded says so with a 500 and keeps its reasons to the log, where its reference finds them', async () => {
  await school.db.schema.alterTable('products').renameTo('products_gone').execute();
  const { statusCode, body, headers } = await get('/cursos?token=Secreto_1');
  expect(statusCode).toBe(500);
  expect(body).toContain('Algo falló de nuestro lado');
  expect(body).toMatch(new RegExp(`Referencia: (?:<!-- -->)?<code>${String(headers['x-request-id'])}</code>`));
  expect(body).not.toMatch(/no such table|SQLITE|products_gone/i);
  expect(JSON.stringify(school.logger)).toContain('no such table');
  // Links of letters are keys.
  expect(JSON.stringify(school.logger)).not.toContain('Secreto_1');
});

test('SAFE-13: a call that is asked for by another method says which it has; a page and its form are one address', async () => {
  const call = await get('/api/clientes/add-carrito');
  expect([call.statusCode, call.headers.allow]).toEqual([405, 'OPTIONS, POST']);
  const page = await get('/contacto');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const form = await app.inject({ method: 'PUT', url: '/contacto' });
  expect([form.statusCode, form.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
  expect((await get('/talleres/respuestas')).headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await app.inject({ method: 'PUT', url: '/nada-de-nada' })).statusCode).toBe(404);
});
