import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recordSources } from '#adapters/server/answer-sources.ts';
import { advertisementCookie } from '#adapters/http-contract/catalogue/advertisement-cookie.ts';
import { assetsInDevelopment } from '#adapters/server/rendering/page-assets.ts';
import { PageRenderer } from '#adapters/server/rendering/page-renderer.tsx';
import { siteSettings } from '#adapters/server/rendering/school-pages.ts';
import { nextTurningPoint } from '#adapters/server/sql/catalogue/turning-points.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { HelpQuestionsInSql } from '#adapters/server/sql/support/help-questions-in-sql.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
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

const syllabus: StoredProductDetails['syllabus'] = [
  {
    title: 'Módulo 1',
    text: '',
    staffNames: [],
    hasExam: false,
    classes: [{ title: 'Clase 1', kind: 'reading', seconds: 60 }],
  },
];
const planTerms: StoredProductDetails['planTerms'] = [
  { id: 1, duration: 6, unit: 'month', price: storedPrice(), seatPrice: null },
];

/** A school with something on every page, its pages, and the same pages and calls made anew each time. */
async function aSchool(database: OpenDatabase) {
  const school = await testSchool({ database, withPages: true });
  const { app } = school;
  const rating = { average: '4.5', count: 2 };
  await insertCatalogue(school.db, [
    storedProduct(1, { category: labour, staff: [rosa], title: 'Contratos', rating, students: 3, syllabus }),
    storedSeminar(2, '2026-03-20T15:00:00.000Z', { staff: [rosa] }),
    storedProduct(3, { kind: 'book', slug: 'manual', staff: [rosa], price: storedPrice({ regular: money(8990) }) }),
    storedProduct(4, { kind: 'plan', slug: 'plan-4', title: 'Plan 4', planPage: 'pro', planTerms }),
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

/** What staff, other processes, SQL by hand and time do to what the public sees. */
interface Change {
  readonly name: string;
  /** An address that tells of it, once what stands before it in the list has been done with their values. */
  readonly shownAt: string;
  /** The value with which it is seen there. */
  readonly seenWith: number;
  readonly make: (school: Changed, value: number) => Promise<unknown>;
}

const set = (
  [table, column]: readonly [string, string],
  [shownAt, seenWith]: readonly [string, number],
  valueOf: (value: number) => unknown,
): Change => ({
  name: `${table}.${column}`,
  shownAt,
  seenWith,
  make: ({ db }, value) => sql`update ${sql.table(table)} set ${sql.ref(column)} = ${valueOf(value)}`.execute(db),
});
const soon = (value: number) => new Date(Date.parse('2026-03-10T15:00:00.000Z') + value * 60_000).toISOString();
const course = '/cursos/curso-1';

const changes: readonly Change[] = [
  set(['products', 'title'], ['/api/v1/product-searches?text=contratos', 1], (value) => `Contratos ${value}`),
  set(['products', 'regular_price'], ['/api/v1/products?size=24', 2], (value) => 10_000 + value),
  set(['products', 'discounted_price'], ['/cursos', 1], (value) => (value % 3 === 0 ? null : 5_000 + value)),
  set(['products', 'discount_ends_at'], [course, 9], soon),
  set(['products', 'discount_starts_at'], ['/api/v1/products/curso-1', 4], soon),
  {
    name: 'time',
    shownAt: '/buscar?q=contratos',
    seenWith: 300,
    async make({ clock, db }, value) {
      const now = clock.now();
      const next = await nextTurningPoint(db, now);
      clock.set(new Date(value % 3 === 0 ? now.getTime() + value * 1000 : next - (value % 2)).toISOString());
    },
  },
  set(['products', 'starts_at'], ['/seminarios/seminario-2', 6], soon),
  set(['categories', 'title'], ['/cursos', 7], (value) => `Categoría ${value}`),
  set(['staff', 'profession'], ['/docentes/rosa-huaman-quispe', 8], (value) => `Abogada ${value}`),
  set(['modules', 'title'], [course, 9], (value) => `Módulo ${value}`),
  set(['classes', 'title'], [course, 10], (value) => `Clase ${value}`),
  set(['plan_prices', 'regular_price'], ['/contenidos/planes/plan-4', 11], (value) => 20_000 + value),
  set(['sellers', 'trade_name'], ['/estudio-misti', 12], (value) => `Estudio ${value}`),
  set(['campaigns', 'alt_text'], ['/terminos-condiciones', 13], (value) => `Campaña ${value}`),
  set(['campaign_images', 'desktop_link'], ['/pro', 14], (value) => `/cursos/${value}`),
  set(['help_questions', 'question'], ['/ayuda', 15], (value) => `¿Pregunta ${value}?`),
  set(['content_ratings', 'opinion'], [course, 16], (value) => `Opinión ${value}`),
  set(['content_ratings', 'answer'], [course, 17], (value) => `Respuesta ${value}`),
  set(['content_ratings', 'stars'], ['/', 18], (value) => 1 + (value % 5)),
  set(['users', 'given_names'], [course, 19], (value) => `Ana${value}`),
  set(['product_students', 'students'], [course, 20], (value) => value),
  set(['product_places', 'places_left'], ['/', 5], (value) => value % 8),
  set(['code_counts', 'uses'], [course, 3], (value) => value % 5),
  set(['discount_codes', 'limit_in_all'], [course, 4], (value) => (value % 4 === 0 ? null : value % 4)),
  set(['discount_codes', 'ends_at'], [course, 40], soon),
  set(['discount_codes', 'shown_together'], [course, 0], (value) => value % 2),
  set(['content_ratings', 'hidden_at'], ['/', 1], (value) => (value % 2 === 0 ? null : soon(value))),
  set(['campaigns', 'ends_at'], ['/ayuda', 1], soon),
  set(['sellers', 'verified'], ['/estudio-misti', 0], (value) => value % 2),
  set(['products', 'status'], ['/', 4], (value) => (value % 4 === 0 ? 'draft' : 'published')),
];

const step = fc
  .record({ change: fc.constantFrom(...changes), value: fc.nat(90), address: fc.constantFrom(...pages, ...calls) })
  .map((each) => ({ ...each, toString: () => `${each.change.name}(${each.value}) at ${each.address}` }));

eachDatabase('kept pages', (database: DatabaseOfTest) => {
  test('whatever changes, what is given is what would be made anew', async () => {
    const school = await aSchool(database());
    for (const address of [...pages, ...calls]) await school.given(address);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const { change, value, address } of steps) {
          await change.make(school, value);
          expect(await school.given(address), address).toBe(await school.madeAnew(address));
        }
      }),
      { numRuns: 10 },
    );
  });

  test('after each change there is, it is seen, and in the end every page and call is as it would be made anew', async () => {
    const school = await aSchool(database());
    for (const { name, shownAt, seenWith, make } of changes) {
      const before = await school.given(shownAt);
      await make(school, seenWith);
      const after = await school.given(shownAt);
      expect.soft(after === before, `${shownAt} is as it was before ${name}`).toBe(false);
      expect(after, `${shownAt} after ${name}`).toBe(await school.madeAnew(shownAt));
    }
    for (const address of [...pages, ...calls])
      expect(await school.given(address), address).toBe(await school.madeAnew(address));
  });

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
      // Through the whole second that it ends with.
      ['2026-03-10T15:20:00.999Z', true, true],
      ['2026-03-10T15:20:01.000Z', false, true],
      ['2026-03-10T15:30:00.999Z', false, true],
      ['2026-03-10T15:30:01.000Z', false, false],
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
    const { app, given } = await aSchool(database());
    expect(await given('/cursos')).toContain('Cursos de marzo');
    const closed = await app.inject({ url: '/cursos', headers: { cookie: `${advertisementCookie}=1` } });
    expect(closed.body).not.toContain('Cursos de marzo');
    expect(await given('/cursos')).toContain('Cursos de marzo');
  });
});
