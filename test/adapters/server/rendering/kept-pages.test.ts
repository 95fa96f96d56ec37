import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { recordSources } from '#adapters/server/answer-sources.ts';
import { advertisementCookie } from '#adapters/http-contract/catalogue/advertisement-cookie.ts';
import { createApp } from '#adapters/server/http/app.ts';
import { assetsInDevelopment } from '#adapters/server/rendering/page-assets.ts';
import { PageRenderer } from '#adapters/server/rendering/page-renderer.tsx';
import { schoolPages, siteSettings } from '#adapters/server/rendering/school-pages.ts';
import { nextTurningPoint } from '#adapters/server/sql/catalogue/turning-points.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
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
import { insertCode } from '#test/support/cart/shop.ts';
import { insertCampaigns, insertCatalogue, insertSellers } from '#test/support/catalogue/catalogue-rows.ts';
import { type DatabaseOfTest, eachDatabase } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const pages = [
  '/',
  '/cursos',
  '/cursos/curso-1',
  '/seminarios/seminario-2',
  '/contenidos/planes/plan-4',
  '/pro',
  '/buscar?q=contratos',
  '/docentes/rosa-huaman-quispe',
  '/nosotros',
  '/estudio-misti',
  '/ayuda',
  '/terminos-condiciones',
];
const calls = ['/api/v1/products?size=24', '/api/v1/products/curso-1', '/api/v1/product-searches?text=contratos'];

/** A refusal names its request. */
const withoutRequest = (body: string) => body.replace(/,"requestId":"[^"]+"/, '');

/** A school with something on every page, its pages, and the same pages and calls made anew each time. */
async function aSchool(database: OpenDatabase) {
  const school = await testSchool({ database });
  const app = await createApp(school.school, school.config, 'school', schoolPages(school.config));
  onTestFinished(() => app.close());
  const rating = { average: '4.5', count: 2 };
  await insertCatalogue(school.db, [
    storedProduct(1, { category: labour, staff: [rosa], title: 'Contratos', rating, students: 3 }),
    storedSeminar(2, '2026-03-20T15:00:00.000Z', { staff: [rosa] }),
    storedProduct(3, { kind: 'book', slug: 'manual', staff: [rosa], price: storedPrice({ regular: money(8990) }) }),
    storedProduct(4, { kind: 'plan', slug: 'plan-4', title: 'Plan 4', planPage: 'pro' }),
  ]);
  await insertSellers(school.db, [seller()]);
  await insertCampaigns(school.db, [
    {
      id: 1,
      kind: 'text',
      text: 'Cursos de marzo',
      area: 'header',
      from: new Date('2026-03-01T05:00:00.000Z'),
      until: new Date('2026-03-10T15:30:00.000Z'),
      images: [
        {
          id: 1,
          desktopImage: 'a.svg',
          mobileImage: 'b.svg',
          desktopLink: '/cursos',
          mobileLink: '/cursos',
          seconds: 8,
        },
      ],
    },
  ]);
  const promotion = { id: 90, word: 'JUNTOS', origin: 'promotion', limit_in_all: 3 };
  await insertCode(school.db, { ...promotion, rule: 1, product_ids: '[1,3]', shown_together: 1 });
  await sql`insert into code_counts (code_id, user_id, uses) values (90, '', 0), (90, 'ana', 0)`.execute(school.db);
  await sql`insert into product_places (product_id, places_left) values (1, 9)`.execute(school.db);
  await new HelpQuestionsInSql(school.db).replaceAll([{ question: '¿Pregunta 1?', answerHtml: '<p>Respuesta.</p>' }]);
  const renderer = new PageRenderer(school.school, assetsInDevelopment, () =>
    siteSettings(school.config, school.school.settings, school.clock.now()),
  );
  let asked = 0;
  return {
    ...school,
    given: async (address: string) => withoutRequest((await app.inject(address)).body),
    async madeAnew(address: string): Promise<string> {
      // What a call does not know it leaves aside; its address is another one for whoever keeps answers.
      if (address.startsWith('/api/'))
        return withoutRequest((await app.inject(`${address.replace('?', `?_=${(asked += 1)}&`)}`)).body);
      const signal = new AbortController().signal;
      return (await renderer.render({ address, visitor: '127.0.0.1', isAdvertisementClosed: false, signal })).html;
    },
  };
}

type Changed = Awaited<ReturnType<typeof aSchool>>;
type Change = (school: Changed, value: number) => Promise<unknown>;

const set = (table: string, column: string, valueOf: (value: number) => unknown): Change => {
  const change: Change = ({ db }, value) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${valueOf(value)}`.execute(db);
  return Object.defineProperty(change, 'name', { value: `${table}.${column}` });
};
const soon = (value: number) => new Date(Date.parse('2026-03-10T15:00:00.000Z') + value * 60_000).toISOString();

/** What staff, other processes, SQL by hand and time do to what the public sees. */
const changes: readonly Change[] = [
  set('products', 'title', (value) => `Contratos ${value}`),
  set('products', 'regular_price', (value) => 10_000 + value),
  set('products', 'discounted_price', (value) => (value % 3 === 0 ? null : 5_000 + value)),
  set('products', 'discount_starts_at', soon),
  set('products', 'discount_ends_at', soon),
  set('products', 'starts_at', soon),
  set('products', 'status', (value) => (value % 4 === 0 ? 'draft' : 'published')),
  set('categories', 'title', (value) => `Categoría ${value}`),
  set('staff', 'profession', (value) => `Abogada ${value}`),
  set('modules', 'title', (value) => `Módulo ${value}`),
  set('classes', 'title', (value) => `Clase ${value}`),
  set('plan_prices', 'regular_price', (value) => 20_000 + value),
  set('sellers', 'trade_name', (value) => `Estudio ${value}`),
  set('sellers', 'verified', (value) => value % 2),
  set('discount_codes', 'ends_at', soon),
  set('campaigns', 'alt_text', (value) => `Campaña ${value}`),
  set('campaigns', 'ends_at', soon),
  set('campaign_images', 'desktop_link', (value) => `/cursos/${value}`),
  set('help_questions', 'question', (value) => `¿Pregunta ${value}?`),
  set('content_ratings', 'answer', (value) => `Respuesta ${value}`),
  set('discount_codes', 'shown_together', (value) => value % 2),
  set('content_ratings', 'opinion', (value) => `Opinión ${value}`),
  set('content_ratings', 'stars', (value) => 1 + (value % 5)),
  set('content_ratings', 'hidden_at', (value) => (value % 2 === 0 ? null : soon(value))),
  set('users', 'given_names', (value) => `Ana ${value}`),
  set('product_students', 'students', (value) => value),
  set('code_counts', 'uses', (value) => value % 5),
  set('product_places', 'places_left', (value) => value % 8),
  set('discount_codes', 'limit_in_all', (value) => (value % 4 === 0 ? null : value % 4)),
  async function time({ clock, db }, value) {
    const now = clock.now();
    const next = await nextTurningPoint(db, now);
    clock.set(new Date(value % 3 === 0 ? now.getTime() + value * 1000 : next - (value % 2)).toISOString());
  },
];

/** In three parts: pages are drawn twice after each. */
function thirds<T>(all: readonly T[]): T[][] {
  const size = Math.ceil(all.length / 3);
  return [0, 1, 2].map((part) => all.slice(part * size, (part + 1) * size));
}

const everyChange = fc
  .tuple(fc.constantFrom(...changes), fc.nat(90))
  .map(([change, value]) => ({ change, value, toString: () => `${change.name}(${value})` }));
const step = fc.record({ change: everyChange, address: fc.constantFrom(...pages, ...calls) });

eachDatabase('kept pages', (database: DatabaseOfTest) => {
  test('whatever changes, what is given is what would be made anew', async () => {
    const school = await aSchool(database());
    for (const address of [...pages, ...calls]) await school.given(address);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const { change, address } of steps) {
          await change.change(school, change.value);
          expect(await school.given(address), address).toBe(await school.madeAnew(address));
        }
      }),
      { numRuns: 10 },
    );
  });

  test.each(thirds(changes))(
    'after each change there is, every page and call is as it would be made anew: %#',
    async (...some) => {
      const school = await aSchool(database());
      for (const [place, change] of some.entries()) {
        await change(school, place + 1);
        for (const address of [...pages, ...calls])
          expect(await school.given(address), `${address} after ${change.name}`).toBe(await school.madeAnew(address));
      }
    },
  );

  test('what ends by time alone is given through its last millisecond and no longer', async () => {
    const { db, clock, given } = await aSchool(database());
    const ends = '2026-03-10T15:20:00.000Z';
    await db
      .updateTable('products')
      .set({ discounted_price: 5000, discount_ends_at: ends })
      .where('id', '=', 1)
      .execute();
    const told = async () => [
      (await given('/cursos')).includes('50.00'),
      (await given('/api/v1/products/curso-1')).includes('"50.00"'),
      (await given('/ayuda')).includes('Cursos de marzo'),
    ];
    for (const [at, isReduced, isRunning] of [
      ['2026-03-10T15:19:59.999Z', true, true],
      [ends, true, true],
      ['2026-03-10T15:20:00.001Z', false, true],
      ['2026-03-10T15:30:00.000Z', false, true],
      ['2026-03-10T15:30:00.001Z', false, false],
    ] as const) {
      clock.set(at);
      expect([at, ...(await told())]).toEqual([at, isReduced, isReduced, isRunning]);
    }
  });

  test('what nobody changed is made once: the second visitor’s page asks the database for the stamps alone', async () => {
    const { given } = await aSchool(database());
    // What others bought together is counted for the first page that asks, and remembered for an hour.
    await given('/seminarios/seminario-2');
    for (const address of [...pages, ...calls]) {
      const first = await given(address);
      const { value, tables } = await recordSources(() => given(address));
      expect(value).toBe(first);
      expect([address, ...tables].toSorted()).toEqual(
        [address, 'catalogue_stamp', 'public_stamps', 'rating_stamp'].toSorted(),
      );
    }
  });

  test('whoever closed the advertisement has a page of their own kind', async () => {
    const { app, school, config, given } = await aSchool(database());
    expect(app).toBeDefined();
    const pagesApp = await createApp(school, config, 'school', schoolPages(config));
    onTestFinished(() => pagesApp.close());
    expect(await given('/cursos')).toContain('Cursos de marzo');
    const closed = await pagesApp.inject({ url: '/cursos', headers: { cookie: `${advertisementCookie}=1` } });
    expect(closed.body).not.toContain('Cursos de marzo');
    expect(await given('/cursos')).toContain('Cursos de marzo');
  });
});
