import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PublicationsInMemory } from '#test/memory/office/publications-in-memory.ts';
import { RehearseCatalogue } from '#application/server/office/import-catalogue.ts';
import { RehearsedPublications } from '#application/server/office/rehearsed-publications.ts';
import { SaveProduct } from '#application/server/office/save-product.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { Publications } from '#application/server/office/ports/publications.ts';
import type { ProductDraft } from '#domain/catalogue/product-draft.ts';
import { money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { courseDraft, generalRate } from '#test/support/catalogue/product-drafts.ts';

const settings = { generalRate: () => generalRate } as unknown as PriceSettings;
const saverOf = (publications: Publications) => new SaveProduct(publications, settings, new FixedClock());
const school = () => new PublicationsInMemory(new Map(), [{ slug: 'estudio-sur', tradeName: 'Estudio Sur' }]);
const slugOf = async (save: SaveProduct, changes: Partial<ProductDraft>) => {
  const saved = await save.execute(courseDraft({ slug: '', ...changes }));
  return saved.ok ? saved.value.slug : saved.refusal;
};

test('products of one title get addresses of their own, the same ones whenever they are saved again', async () => {
  const save = saverOf(school());
  const all = async () => [
    await slugOf(save, { sku: 'A-1' }),
    await slugOf(save, { sku: 'A-2' }),
    await slugOf(save, { sku: 'A.2' }),
  ];
  const slugs = ['contratos-civiles', 'contratos-civiles-a-2', 'contratos-civiles-a-2-2'];
  expect(await all()).toEqual(slugs);
  expect(await all()).toEqual(slugs);
});

test('a product keeps its address when its title changes, and gets another when it is given one', async () => {
  const save = saverOf(school());
  expect(await slugOf(save, { title: 'Contratos' })).toBe('contratos');
  expect(await slugOf(save, { title: 'Obligaciones' })).toBe('contratos');
  expect(await slugOf(save, { slug: 'obligaciones' })).toBe('obligaciones');
});

test('an address that is asked for and taken is refused, also a seller’s', async () => {
  const save = saverOf(school());
  await slugOf(save, { sku: 'A-1', slug: 'uno' });
  expect(await slugOf(save, { sku: 'A-2', slug: 'uno' })).toMatchObject({ kind: 'slug-taken', by: 'A-1' });
  expect(await slugOf(save, { sku: 'A-2', slug: 'estudio-sur' })).toMatchObject({ kind: 'slug-taken' });
});

test.each([
  ['what is taxed stays at 0.04 at least, where a row does not say so', generalRate, rate(0), 'price-too-small'],
  ['what was taxed by another rate likewise', rate(1700), rate(0), 'price-too-small'],
  ['what is exempt may cost a céntimo, where a row would tax it', rate(0), generalRate, 'contratos-civiles'],
])('a rate that is kept is what prices are checked with: %s', async (_what, kept, drafted, said) => {
  const publications = school();
  const id = await publications.add(courseDraft({ igvRate: kept }));
  const again = courseDraft({ igvRate: drafted, regularPrice: money(1) });
  const save = saverOf(publications);
  const saved = await save.execute(again, new Set(['igvRate']));
  expect(saved.ok ? saved.value.slug : saved.refusal.kind).toBe(said);
  const rehearsed = new RehearsedPublications(publications);
  await rehearsed.update(id, courseDraft({ igvRate: drafted }), new Date(0), new Set(['igvRate']));
  expect((await saverOf(rehearsed).check(again, new Set(['igvRate']))).ok).toBe(saved.ok);
});

test('a rehearsal says of every row what saving it would, and writes nothing', async () => {
  const draft = fc
    .record({
      sku: fc.constantFrom('A', 'B', 'C', 'D', ''),
      slug: fc.constantFrom('', 'uno', 'dos', 'estudio-sur', 'No'),
      title: fc.constantFrom('Uno', 'Dos', 'Estudio sur'),
      kind: fc.constantFrom('course', 'workshop'),
    })
    .map((changes) => courseDraft(changes as Partial<ProductDraft>));
  await fc.assert(
    fc.asyncProperty(fc.array(draft, { maxLength: 5 }), fc.array(draft, { maxLength: 10 }), async (before, drafts) => {
      const [real, rehearsed] = [school(), school()];
      for (const each of before) for (const place of [real, rehearsed]) await saverOf(place).execute(each);
      const was = await known(rehearsed);
      const rehearsal = new RehearseCatalogue(saverOf(new RehearsedPublications(rehearsed)));
      const said = await rehearsal.execute(
        drafts.map((each, index) => ({ line: index + 2, draft: each, untold: new Set() })),
      );
      const done = [];
      for (const each of drafts) done.push(await saverOf(real).execute(each));
      expect(said.map(({ result }) => withoutId(result))).toEqual(done.map(withoutId));
      expect(await known(rehearsed)).toEqual(was);
    }),
    { numRuns: 150 },
  );
});

const known = (publications: Publications) =>
  Promise.all(['A', 'B', 'C', 'D'].map((sku) => publications.findBySku(sku)));

/** A rehearsed product has no id yet. */
const withoutId = (result: Awaited<ReturnType<SaveProduct['execute']>>) =>
  result.ok ? { ...result.value, id: null } : result.refusal;
