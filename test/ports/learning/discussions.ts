import { expect, test } from 'vitest';
import type { Discussions } from '#application/server/learning/ports/discussions.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 10, 15, minute));
const written = (id: string, userId: string, minute: number) => ({
  id,
  productId: 10,
  userId,
  text: `Comentario ${id}`,
  writtenAt: at(minute),
});
const ana = { givenNames: 'Ana', paternalSurname: 'Quispe' };
const luis = { givenNames: 'Luis', paternalSurname: 'Soto' };

/** What every adapter of Discussions does. Accounts 'ana' (Ana Quispe) and 'luis' (Luis Soto) and products 10 and 11 exist. */
export function discussionsContract(make: () => Promise<Discussions>): void {
  test('lists the comments of a product, newest first', async () => {
    const discussions = await make();
    await discussions.addComment(written('uno', 'ana', 1));
    await discussions.addComment(written('dos', 'luis', 2));
    expect(await discussions.comments(10)).toEqual([
      { ...written('dos', 'luis', 2), author: luis, changedAt: null },
      { ...written('uno', 'ana', 1), author: ana, changedAt: null },
    ]);
    expect(await discussions.comments(11)).toEqual([]);
  });

  test('changes and removes a comment for whoever wrote it, and for nobody else', async () => {
    const discussions = await make();
    await discussions.addComment(written('uno', 'ana', 1));
    const own = { id: 'uno', productId: 10, userId: 'ana' };
    expect(await discussions.changeComment({ ...own, userId: 'luis' }, 'Otro', at(3))).toBe(false);
    expect(await discussions.changeComment({ ...own, productId: 11 }, 'Otro', at(3))).toBe(false);
    expect(await discussions.changeComment(own, 'Cambiado', at(4))).toBe(true);
    expect(await discussions.comments(10)).toMatchObject([{ text: 'Cambiado', changedAt: at(4) }]);
    expect(await discussions.removeComment({ ...own, userId: 'luis' })).toBe(false);
    expect(await discussions.removeComment(own)).toBe(true);
    expect(await discussions.removeComment(own)).toBe(false);
    expect(await discussions.comments(10)).toEqual([]);
  });

  test('keeps one rating of each person, the last one', async () => {
    const discussions = await make();
    expect(await discussions.ratingSum(10)).toEqual({ count: 0, stars: 0 });
    expect(await discussions.ratingBy('ana', 10)).toBeNull();
    await discussions.rate({ id: 'de-ana', userId: 'ana', productId: 10 }, { stars: 2, opinion: 'Corto' }, at(1));
    await discussions.rate({ id: 'de-ana', userId: 'ana', productId: 10 }, { stars: 5, opinion: '' }, at(2));
    await discussions.rate({ id: 'de-luis', userId: 'luis', productId: 10 }, { stars: 4, opinion: 'Claro' }, at(3));
    expect(await discussions.ratingSum(10)).toEqual({ count: 2, stars: 9 });
    expect(await discussions.ratingBy('ana', 10)).toEqual({ stars: 5, opinion: '' });
    expect(await discussions.ratingSum(11)).toEqual({ count: 0, stars: 0 });
  });

  test('takes one that was given elsewhere only from who has none here, and says so until they give another', async () => {
    const discussions = await make();
    const given = { at: at(1), movedAt: at(9) };
    const ofAna = { id: 'de-ana', userId: 'ana', productId: 10 };
    expect(await discussions.moveIn(ofAna, { stars: 2, opinion: 'Corto' }, given)).toBe(true);
    expect(await discussions.moveIn({ ...ofAna, id: 'otra' }, { stars: 1, opinion: 'Otra' }, given)).toBe(false);
    expect(await discussions.ratingSum(10)).toEqual({ count: 1, stars: 2 });
    expect(await discussions.reviews(10)).toMatchObject([{ id: 'de-ana', at: at(1), isMoved: true }]);
    await discussions.rate({ ...ofAna, id: 'nueva' }, { stars: 5, opinion: 'Mejor' }, at(10));
    expect(await discussions.reviews(10)).toMatchObject([{ id: 'de-ana', opinion: 'Mejor', isMoved: false }]);
  });

  test('lists what was said with ratings, newest first', async () => {
    const discussions = await make();
    await discussions.rate({ id: 'de-ana', userId: 'ana', productId: 10 }, { stars: 5, opinion: 'Muy útil' }, at(1));
    await discussions.rate({ id: 'de-luis', userId: 'luis', productId: 10 }, { stars: 4, opinion: 'Claro' }, at(3));
    expect(await discussions.opinions(10)).toEqual([
      { userId: 'luis', author: luis, stars: 4, opinion: 'Claro', at: at(3) },
      { userId: 'ana', author: ana, stars: 5, opinion: 'Muy útil', at: at(1) },
    ]);
  });
}
