import { describe, expect, test } from 'vitest';
import type { ResourceRecords, ThingsAsked } from '#application/server/office/resources/ports/resource-records.ts';
import { resourceNames, type ResourceName, resourceOf } from '#domain/office/resources/all-resources.ts';
import type { TypedFields } from '#domain/office/resources/field.ts';
import { readForm } from '#domain/office/resources/resource-form.ts';
import type { ResourceValues } from '#domain/office/resources/resource.ts';
import { aCode } from '#test/support/cart/typed-codes.ts';
import { accepted } from '#test/support/shared/accepted.ts';

const at = new Date('2026-01-15T15:00:00Z');
const all: ThingsAsked = { search: '', order: '', filters: {}, skip: 0, limit: 50, now: at };

/** A form of each resource, filled in; the second differs in its name. */
const filledForms: Readonly<Record<ResourceName, (nth: number) => TypedFields>> = {
  codes: (nth) => aCode({ word: `CODIGO${nth}`, limitInAll: '5', origin: nth === 1 ? 'coupon' : 'promotion' }),
  categories: (nth) => ({ title: `Tributación ${nth}`, slug: '' }),
  people: (nth) => ({
    fullName: `Óscar Ruiz ${nth}`,
    profession: 'Abogado',
    photo: 'retratos/a.webp',
    biography: 'Una.\n\nDos.',
    slug: '',
  }),
  sellers: (nth) => ({
    tradeName: `Librería ${nth}`,
    fullName: 'Ana Paz',
    categoryTitle: 'Librería',
    slug: '',
    email: 'a@b.pe',
    phone: '',
    photo: '',
    logo: 'logotipos/a.webp',
    codeId: '',
    isVerified: nth === 1,
  }),
  questions: (nth) => ({ question: `¿Vence ${nth}?`, answer: 'No **vence**.' }),
  campaigns: (nth) => ({
    text: `Anuncio ${nth}`,
    area: 'header',
    kind: 'image',
    firstDay: '2026-01-01',
    lastDay: '2026-01-31',
    isActive: nth === 1,
    images: [1, 2].map((each) => ({
      desktopImage: `anuncios/${each}.webp`,
      mobileImage: 'anuncios/m.webp',
      desktopLink: `/cursos/${each}`,
      mobileLink: each === 1 ? '' : '/pro',
      seconds: '8',
    })),
  }),
};

/** The form of a resource, filled in; each `nth` is called otherwise. */
export const typedForm = (name: ResourceName, nth: number): TypedFields => filledForms[name](nth);

const valuesOf = (name: ResourceName, nth = 1): ResourceValues =>
  accepted(readForm(resourceOf(name), filledForms[name](nth)));

/** What every `ResourceRecords` does. The factory gives those of an empty school with the account 'ana', Rosa María Huamán Quispe. */
export function resourceRecordsContract(make: () => Promise<ResourceRecords>): void {
  describe.each(resourceNames)('of %s', (name) => {
    test('keeps what is added as it was, changes it, and takes it away', async () => {
      const records = await make();
      expect(await records.list(name, all)).toEqual({ things: [], total: 0 });
      const [one, other] = [await records.add(name, valuesOf(name)), await records.add(name, valuesOf(name, 2))];
      expect(await records.find(name, one)).toEqual(valuesOf(name));
      await records.change(name, one, valuesOf(name, 3));
      expect(await records.find(name, one)).toEqual(valuesOf(name, 3));
      expect(await records.find(name, other)).toEqual(valuesOf(name, 2));
      expect((await records.list(name, all)).total).toBe(2);
      expect(await records.isUsed(name, one)).toBe(false);
      await records.remove(name, one);
      expect(await records.find(name, one)).toBeNull();
      expect((await records.list(name, all)).things.map(({ id }) => id)).toEqual([other]);
    });

    test('finds by words, whatever their case and accents, and gives a page of what is found', async () => {
      const records = await make();
      for (const nth of [1, 2, 3]) await records.add(name, valuesOf(name, nth));
      const { nameField } = resourceOf(name);
      const called = String(valuesOf(name, 2)[nameField]);
      const search = called.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
      const found = await records.list(name, { ...all, search });
      expect([found.total, found.things[0]?.values[nameField]]).toEqual([1, called]);
      const order = Object.keys(resourceOf(name).orders)[0] ?? '';
      const pages = [0, 1, 2, 3].map((skip) => records.list(name, { ...all, order, skip, limit: 1 }));
      const ids = (await Promise.all(pages)).flatMap(({ things }) => things.map(({ id }) => id));
      expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
    });

    test('knows what is another’s already', async () => {
      const records = await make();
      const id = await records.add(name, valuesOf(name));
      for (const field of Object.keys(resourceOf(name).unique)) {
        const value = String(valuesOf(name)[field]);
        expect([field, await records.isTaken(name, field, value, null)]).toEqual([field, true]);
        expect([field, await records.isTaken(name, field, value, id)]).toEqual([field, false]);
        expect([field, await records.isTaken(name, field, `${value}x`, null)]).toEqual([field, false]);
      }
    });
  });

  test('narrows by the filters of a resource', async () => {
    const records = await make();
    for (const nth of [1, 2]) await records.add('codes', valuesOf('codes', nth));
    for (const nth of [1, 2]) await records.add('campaigns', valuesOf('campaigns', nth));
    const total = async (name: ResourceName, filters: Record<string, string>, now = at) =>
      (await records.list(name, { ...all, filters, now })).total;
    expect(await total('codes', { origin: 'promotion' })).toBe(1);
    expect(await total('codes', { origin: 'promotion', state: 'running' })).toBe(1);
    expect(await total('codes', { state: 'running' }, new Date('2026-03-01T00:00:00Z'))).toBe(0);
    expect(await total('codes', { state: 'others' }, new Date('2026-03-01T00:00:00Z'))).toBe(2);
    expect([await total('campaigns', { state: 'running' }), await total('campaigns', { state: 'others' })]).toEqual([
      1, 1,
    ]);
  });

  test.each(resourceNames.filter((name) => resourceOf(name).isOrdered))(
    '%s: stand where somebody put them',
    async (name) => {
      const records = await make();
      const ids: number[] = [];
      for (const nth of [1, 2, 3]) ids.push(await records.add(name, valuesOf(name, nth)));
      const [first = 0, second = 0, third = 0] = ids;
      const order = async () => (await records.list(name, { ...all, order: 'position' })).things.map(({ id }) => id);
      expect(await order()).toEqual([first, second, third]);
      expect(await records.move(name, third, -1)).toBe(true);
      expect(await order()).toEqual([first, third, second]);
      expect(await records.move(name, first, 1)).toBe(true);
      expect(await order()).toEqual([third, first, second]);
      expect(await records.move(name, third, -1)).toBe(false);
      expect(await records.move(name, second, 1)).toBe(false);
      expect(await order()).toEqual([third, first, second]);
    },
  );

  test('goes on from a revision once, and knows who did last', async () => {
    const records = await make();
    const id = await records.add('categories', valuesOf('categories'));
    expect(await records.revisionOf('categories', id)).toEqual({ revision: 0, savedBy: '', savedAt: null });
    expect(await records.advance('categories', id, 0, 'ana', at)).toBe(true);
    expect(await records.advance('categories', id, 0, 'ana', at)).toBe(false);
    expect(await records.advance('categories', id, 1, 'ana', at)).toBe(true);
    expect(await records.revisionOf('categories', id)).toEqual({
      revision: 2,
      savedBy: 'Rosa María Huamán Quispe',
      savedAt: at,
    });
    expect((await records.revisionOf('people', id)).revision).toBe(0);
    await records.remove('categories', id);
    expect((await records.revisionOf('categories', id)).revision).toBe(0);
  });

  test('finds what can be picked, by words or by ids; of ids that are gone nothing', async () => {
    const records = await make();
    const id = await records.add('codes', accepted(readForm(resourceOf('codes'), aCode({ origin: 'seller' }))));
    await records.add('codes', valuesOf('codes'));
    expect(await records.pickable('seller-codes', { search: 'VERANO', limit: 5 })).toEqual([
      { id, label: 'VERANO-26 · Verano: 15 %' },
    ]);
    expect(await records.pickable('seller-codes', { search: 'CODIGO1', limit: 5 })).toEqual([]);
    expect(await records.pickable('seller-codes', { ids: [id, 99] })).toHaveLength(1);
    expect(await records.pickable('products', { ids: [] })).toEqual([]);
    const seller = await records.add('sellers', { ...valuesOf('sellers'), codeId: id });
    expect(await records.isUsed('codes', id)).toBe(true);
    await records.remove('sellers', seller);
    expect(await records.isUsed('codes', id)).toBe(false);
  });
}
