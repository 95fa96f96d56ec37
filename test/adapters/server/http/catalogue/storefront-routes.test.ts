import { beforeEach, describe, expect, test } from 'vitest';
import { rosa, storedProduct, storedSeminar, taxes } from '#test/support/catalogue/catalogue-builders.ts';
import { insertCampaigns, insertCatalogue } from '#test/support/catalogue/catalogue-rows.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let school: TestSchool;
const get = (url: string) => school.app.inject({ method: 'GET', url });
const post = (url: string, payload: object) => school.app.inject({ method: 'POST', url, payload });

beforeEach(async () => {
  school = await testSchool();
  await insertCatalogue(school.db, [
    storedProduct(1, { category: taxes, staff: [rosa] }),
    storedSeminar(2, '2026-05-01T02:00:00.000Z', { staff: [rosa] }),
    storedProduct(3, { kind: 'book', slug: 'libro', staff: [rosa] }),
  ]);
});

test('API-2.1: everything searchable, its people where SEARCH-2 looks for them', async () => {
  const { totalProductos } = (await get('/api/load-total-productos')).json();
  const staffs = [{ id: rosa.id, nombre_completo: rosa.name }];
  expect(totalProductos[0]).toEqual({
    id: 1,
    titulo: 'Curso 1',
    slug: 'curso-1',
    modulo_id: 'VT',
    nombrestaff: rosa.name,
    itemDetail: { modulos: [{ contenido: [{ staffs }] }] },
    seminario: null,
    seminarios_productos: [],
    url: '/cursos/curso-1',
  });
  expect(totalProductos[1]).toMatchObject({
    modulo_id: 'SE',
    nombrestaff: rosa.name,
    seminario: { estado: 1, temarios: [{ staffs }] },
    seminarios_productos: [{ id: 2 }],
  });
  expect(totalProductos[2]).toMatchObject({
    modulo_id: 'LI',
    nombrestaff: rosa.name,
    itemDetail: null,
    seminario: null,
  });
});

describe('API-2.2: the news', () => {
  test('an address confirms by the link of its letter, and leaves by that of the next', async () => {
    expect((await post('/api/novedad-email', { email: ' Ana@Correo.pe ', web: 'ES' })).json()).toEqual({
      success: true,
    });
    expect((await post('/api/novedad-email', { email: 'ana@correo.pe', web: 'ES' })).json()).toEqual({ success: true });
    const rows = () => school.db.selectFrom('news_subscriptions').selectAll().execute();
    expect(await rows()).toMatchObject([{ email: 'ana@correo.pe', site: 'ES', confirmed_at: null }]);
    const secretOf = async (page: string) => {
      const letters = await school.db.selectFrom('outbox_mails').select('text_body').execute();
      const found = letters.map(({ text_body }) => new RegExp(`/novedades/${page}/([\\w-]+)`).exec(text_body)?.[1]);
      return found.find((secret) => secret !== undefined);
    };
    expect((await post('/api/v1/news-confirmations', { secret: await secretOf('alta') })).statusCode).toBe(204);
    expect((await rows())[0]?.confirmed_at).not.toBeNull();
    expect((await post('/api/v1/news-departures', { secret: await secretOf('baja') })).statusCode).toBe(204);
    expect((await rows())[0]?.unsubscribed_at).not.toBeNull();
    const events = await school.db.selectFrom('news_consents').select(['event', 'address']).execute();
    expect(events.map(({ event }) => event)).toEqual(['asked', 'confirmed', 'ended']);
  });

  test.each([{ email: 'ana', web: 'ES' }, { email: '', web: 'ES' }, { web: 'ES' }])(
    '%j is refused with NEWS-1’s text',
    async (body) => {
      const answer = await post('/api/novedad-email', body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ detail: 'Ingresa un email válido', field: 'email' });
    },
  );

  test('another site’s code is refused, and an unknown link', async () => {
    expect((await post('/api/novedad-email', { email: 'ana@correo.pe', web: 'XX' })).json()).toMatchObject({
      field: 'web',
    });
    expect((await post('/api/v1/news-departures', { secret: 'nada' })).statusCode).toBe(404);
    expect((await post('/api/v1/news-confirmations', { secret: 'nada' })).statusCode).toBe(404);
  });
});

test('API-2.9: the store’s configuration', async () => {
  expect((await post('/api/get-store-config', { tienda: 'Escuela' })).json()).toMatchObject({
    id: 5,
    siglas: 'ES',
    tienda: 'Escuela',
    moneda: 'S/.',
    igv: '18',
  });
  expect((await post('/api/get-store-config', { tienda: 'Otra' })).json()).toMatchObject({ field: 'tienda' });
});

test('API-2.10: the categories that hold something', async () => {
  expect((await get('/api/load-menu-categories?web=ES')).json()).toEqual({
    categories: [{ id: 2, titulo: 'Tributación', slug: 'tributacion' }],
  });
  expect((await get('/api/load-menu-categories')).json()).toMatchObject({ status: 400, field: 'web' });
});

test('the menu’s kinds and categories, as many as are published', async () => {
  const { branches } = (await get('/api/v1/catalogue-branches')).json();
  expect(branches).toHaveLength(9);
  expect(branches.find(({ kind }: { kind: string }) => kind === 'course')).toMatchObject({
    categories: [{ slug: 'tributacion', title: 'Tributación' }],
  });
});

test('API-2.11: the public menu by module, days in Lima', async () => {
  for (const query of ['', '?web=OTRA']) {
    expect((await get(`/api/load-menu${query}`)).json()).toMatchObject({ status: 400, field: 'web' });
  }
  const { productos } = (await get('/api/load-menu?web=ES')).json();
  expect(productos.map(({ module, url }: { module: string; url: string }) => [module, url])).toEqual([
    ['VT', '/cursos'],
    ['SE', '/seminarios'],
    ['LI', '/contenidos/libros'],
  ]);
  expect(productos[1].products[0]).toMatchObject({
    slug: 'seminario-2',
    estado: 1,
    tipo: 1,
    fecha_inicio: '30/04/2026',
  });
});

test('API-2.12: the campaigns of the header with all of ADS-1’s fields', async () => {
  const images = [8, 5].map((seconds, index) => ({
    id: 10 + index,
    desktopImage: `anuncios/${index}-escritorio.svg`,
    mobileImage: `anuncios/${index}-movil.svg`,
    desktopLink: '/cursos/curso-1',
    mobileLink: '/cursos/curso-1',
    seconds,
  }));
  const from = new Date('2026-01-01T05:00:00.000Z');
  const until = new Date('2026-12-31T05:00:00.000Z');
  await insertCampaigns(school.db, [{ id: 7, kind: 'image', text: 'Marzo', area: 'header', from, until, images }]);
  const answer = (await get('/api/load-advertisement?area=header&revista=ES')).json();
  expect(answer.total_ads).toBe(1);
  const image = {
    id: 10,
    marketing_anuncio_id: 7,
    image_desktop: 'anuncios/0-escritorio.svg',
    image_mobile: 'anuncios/0-movil.svg',
    link_desktop: '/cursos/curso-1',
    link_mobile: '/cursos/curso-1',
    ip_web_url: school.config.schoolOrigin,
    duracion_imagen: 8,
  };
  expect(answer.advertisements[0]).toMatchObject({
    show: true,
    advertisement: { id: 7, tipo_anuncio: 'image', html: { folder: '' } },
    image,
    duracion: 13,
    duracion_imagen: 8,
    total: 2,
  });
  expect(answer.advertisements[0].images).toHaveLength(2);
});
