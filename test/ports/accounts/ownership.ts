import { describe, expect, test } from 'vitest';
import type { OwnableProduct, SeatOfGuest } from '#test/memory/accounts/ownership-in-memory.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { at } from '#test/support/accounts/account-builders.ts';

/** A grant of the test: user, product, from when until when, and of a plan the seats bought beyond those it includes. */
export type GrantOfTest = readonly [
  userId: string,
  productId: number,
  since: Date,
  until: Date | null,
  extraSeats?: number,
];

export interface OwnershipWorld {
  readonly products: readonly OwnableProduct[];
  readonly grants: readonly GrantOfTest[];
  /** Guests with their seats; `state` is 'active' when not said. */
  readonly guests?: Readonly<Record<string, SeatOfGuest & { readonly state?: 'active' | 'disabled' }>>;
}

const product = (id: number, changes: Partial<OwnableProduct> = {}): OwnableProduct => ({
  id,
  slug: `producto-${id}`,
  title: `Producto ${String(id).padStart(2, '0')}`,
  kind: 'course',
  categoryId: null,
  isPublished: true,
  plan: null,
  ...changes,
});

const course = product(1);
const book = product(2, { kind: 'book', categoryId: 1 });
const otherBook = product(3, { kind: 'book', categoryId: 2 });
const draft = product(4, { kind: 'book', categoryId: 1, isPublished: false });
const seminar = product(5, {
  kind: 'seminar',
  held: { startsAt: at('13:00').toISOString(), endsAt: at('15:00').toISOString() },
});
const pack = product(10, {
  kind: 'plan',
  plan: { page: 'pack', seats: 2, gives: [{ productId: 1 }, { productId: 4 }] },
});
const pro = product(11, { kind: 'plan', plan: { page: 'pro', gives: [{ kind: 'book', categoryId: 1 }] } });
const everyBook = product(12, { kind: 'plan', plan: { page: 'pro', gives: [{ kind: 'book', categoryId: null }] } });
const products = [course, book, otherBook, draft, seminar, pack, pro, everyBook];

/** What every adapter of Ownership does. The users 'ana', 'luis' and 'eva' exist. */
export function ownershipContract(make: (world: OwnershipWorld) => Promise<Ownership>): void {
  const world = (...grants: GrantOfTest[]): Promise<Ownership> => make({ products, grants });
  const idsOf = async (ownership: Ownership, userId = 'ana', now = at('12:00')): Promise<number[]> =>
    (await ownership.of(userId, now)).map(({ id }) => id);

  test('a product granted is owned, by its owner alone', async () => {
    const ownership = await world(['ana', 1, at('10:00'), null]);
    expect(await ownership.owns('ana', 1, at('12:00'))).toBe(true);
    expect(await ownership.owns('luis', 1, at('12:00'))).toBe(false);
    expect(await ownership.owns('ana', 2, at('12:00'))).toBe(false);
    expect(await ownership.of('ana', at('12:00'))).toEqual([
      {
        id: 1,
        slug: 'producto-1',
        title: 'Producto 01',
        kind: 'course',
        plan: null,
        since: at('10:00').toISOString(),
        until: null,
      },
    ]);
    expect(await ownership.of('luis', at('12:00'))).toEqual([]);
  });

  test('a seminar is told as one that was held from its end on', async () => {
    const ownership = await world(['ana', 5, at('10:00'), null]);
    expect((await ownership.of('ana', at('15:00')))[0]).not.toHaveProperty('isOver');
    expect(await ownership.of('ana', at('15:01'))).toMatchObject([{ id: 5, isOver: true }]);
  });

  test('a grant that has ended gives nothing', async () => {
    const ownership = await world(['ana', 1, at('10:00'), at('12:00')], ['ana', 10, at('10:00'), at('12:00')]);
    expect(await idsOf(ownership, 'ana', at('11:59'))).toEqual([1, 4, 10]);
    expect(await idsOf(ownership, 'ana', at('12:00'))).toEqual([]);
    expect(await ownership.owns('ana', 1, at('12:00'))).toBe(false);
    expect(await ownership.owns('ana', 4, at('12:00'))).toBe(false);
    expect(await ownership.plansOf('ana', at('12:00'))).toEqual([]);
    expect(await ownership.hadBefore('ana', at('11:59'))).toBe(false);
    expect(await ownership.hadBefore('ana', at('12:00'))).toBe(true);
    expect(await ownership.hadBefore('luis', at('12:00'))).toBe(false);
  });

  test('whoever had a seat in a plan that ended had something; a seat in another plan of its owner is none', async () => {
    const ended: GrantOfTest = ['ana', 10, at('10:00'), at('12:00')];
    const ofPlan = (planId: number) =>
      make({ products, grants: [ended], guests: { luis: { ownerId: 'ana', planId, seat: 2 } } });
    expect(await (await ofPlan(10)).hadBefore('luis', at('12:00'))).toBe(true);
    expect(await (await ofPlan(11)).hadBefore('luis', at('12:00'))).toBe(false);
    expect(await (await ofPlan(10)).hadBefore('eva', at('12:00'))).toBe(false);
  });

  test('is sold: what is published, and what a plan that is published names', async () => {
    const ownership = await world();
    expect(await ownership.isSold(1)).toBe(true);
    expect(await ownership.isSold(4)).toBe(true);
    const retired = products.map((each) => (each.plan === null ? each : { ...each, isPublished: false }));
    expect(await (await make({ products: retired, grants: [] })).isSold(4)).toBe(false);
  });

  test('newest first', async () => {
    const ownership = await world(['ana', 1, at('09:00'), null], ['ana', 5, at('11:00'), null]);
    expect(await idsOf(ownership)).toEqual([5, 1]);
  });

  describe('a plan', () => {
    test('gives the products it names, as long as it lasts', async () => {
      const ownership = await world(['ana', 10, at('10:00'), at('20:00')]);
      expect(await idsOf(ownership)).toEqual([1, 4, 10]);
      expect(await ownership.owns('ana', 4, at('12:00'))).toBe(true);
      const lent = (await ownership.of('ana', at('12:00'))).find(({ id }) => id === 1);
      expect(lent).toMatchObject({
        plan: { id: 10, slug: 'producto-10', page: 'pack' },
        since: at('10:00').toISOString(),
        until: at('20:00').toISOString(),
      });
    });

    test('gives every published product of a kind, in its category or in all', async () => {
      const ofCategory = await world(['ana', 11, at('10:00'), null]);
      expect(await idsOf(ofCategory)).toEqual([2, 11]);
      const ofAll = await world(['luis', 12, at('10:00'), null]);
      expect(await idsOf(ofAll, 'luis')).toEqual([2, 3, 12]);
      expect(await ofAll.owns('luis', 3, at('12:00'))).toBe(true);
      expect(await ofAll.owns('luis', 4, at('12:00'))).toBe(false);
    });

    test('does not shorten what is owned for ever, and lengthens what ends', async () => {
      const ownership = await world(['ana', 1, at('09:00'), null], ['ana', 10, at('10:00'), at('20:00')]);
      const owned = await ownership.of('ana', at('12:00'));
      expect(owned.find(({ id }) => id === 1)).toMatchObject({ plan: null, until: null });
      const longer = await world(['eva', 1, at('09:00'), at('13:00')], ['eva', 10, at('10:00'), at('20:00')]);
      const extended = await longer.of('eva', at('12:00'));
      expect(extended.find(({ id }) => id === 1)).toMatchObject({ plan: { id: 10 }, until: at('20:00').toISOString() });
    });

    test('is listed with its end, own plans in the order they end', async () => {
      const ownership = await world(['ana', 11, at('10:00'), null], ['ana', 10, at('10:00'), at('20:00')]);
      expect(await ownership.plansOf('ana', at('12:00'))).toEqual([
        {
          id: 10,
          slug: 'producto-10',
          title: 'Producto 10',
          page: 'pack',
          since: at('10:00').toISOString(),
          until: at('20:00').toISOString(),
          isOwn: true,
        },
        expect.objectContaining({ id: 11, page: 'pro', until: null, isOwn: true }),
      ]);
    });
  });

  describe('a guest', () => {
    const grants: GrantOfTest[] = [
      ['ana', 10, at('10:00'), at('20:00')],
      ['ana', 5, at('10:00'), null],
      ['luis', 2, at('09:00'), null],
    ];

    const seat = { ownerId: 'ana', planId: 10, seat: 2 };

    test('reaches what the owner’s plan gives, and not what the owner bought', async () => {
      const ownership = await make({ products, grants, guests: { luis: seat } });
      expect(await idsOf(ownership, 'luis')).toEqual([1, 4, 2]);
      expect(await ownership.owns('luis', 1, at('12:00'))).toBe(true);
      expect(await ownership.owns('luis', 5, at('12:00'))).toBe(false);
      expect(await ownership.plansOf('luis', at('12:00'))).toEqual([expect.objectContaining({ id: 10, isOwn: false })]);
    });

    test('reaches only the plan of the seat', async () => {
      const two: GrantOfTest[] = [...grants, ['ana', 12, at('10:00'), null]];
      const ownership = await make({ products, grants: two, guests: { luis: seat } });
      expect(await idsOf(ownership, 'luis')).toEqual([1, 4, 2]);
    });

    test('reaches nothing of it once the plan has ended', async () => {
      const ownership = await make({ products, grants, guests: { luis: seat } });
      expect(await idsOf(ownership, 'luis', at('20:00'))).toEqual([2]);
    });

    test('reaches nothing of it while the access is taken away', async () => {
      const ownership = await make({ products, grants, guests: { luis: { ...seat, state: 'disabled' } } });
      expect(await idsOf(ownership, 'luis')).toEqual([2]);
      expect(await ownership.owns('luis', 1, at('12:00'))).toBe(false);
      expect(await ownership.plansOf('luis', at('12:00'))).toEqual([]);
    });

    test('a seat beyond those the plan is for gives nothing; one that was bought besides does', async () => {
      const third = { ...seat, seat: 3 };
      expect(await idsOf(await make({ products, grants, guests: { luis: third } }), 'luis')).toEqual([2]);
      const larger: GrantOfTest[] = [['ana', 10, at('10:00'), at('20:00'), 1]];
      const ownership = await make({ products, grants: larger, guests: { luis: third } });
      expect(await ownership.owns('luis', 4, at('12:00'))).toBe(true);
    });
  });

  test('a plan that was renewed is one plan, from its first beginning to its last end', async () => {
    const ownership = await world(['ana', 10, at('10:00'), at('14:00')], ['ana', 10, at('11:00'), at('20:00')]);
    expect(await ownership.plansOf('ana', at('12:00'))).toMatchObject([
      { id: 10, since: at('10:00').toISOString(), until: at('20:00').toISOString() },
    ]);
  });
}
