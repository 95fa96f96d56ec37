import { expect, test } from 'vitest';
import type { Reviews } from '#application/server/learning/ports/reviews.ts';

const at = new Date('2026-03-10T15:00:00.000Z');
const later = new Date('2026-03-11T15:00:00.000Z');
const helpful = (userId: string, reviewId = 'de-ana') => ({ reviewId, userId, kind: 'helpful', reason: '' }) as const;
const reported = (userId: string, reason: string) =>
  ({ reviewId: 'de-ana', userId, kind: 'reported', reason }) as const;

/**
 * What every adapter of Reviews does. @param make with ana's opinion 'de-ana' (5 stars, 'Muy útil') of the product 'Curso 10', luis's
 * later one 'de-luis' and the wordless 'muda', all of accounts that are there.
 */
export function reviewsContract(make: () => Promise<Reviews>): void {
  test('whose an opinion is; one without words is none, nor is one that is hidden', async () => {
    const reviews = await make();
    expect(await reviews.authorOf('de-ana')).toBe('ana');
    expect([await reviews.authorOf('muda'), await reviews.authorOf('nada')]).toEqual([null, null]);
    expect(await reviews.hide('de-ana', true, at)).toBe(true);
    expect(await reviews.authorOf('de-ana')).toBeNull();
    expect(await reviews.hide('de-ana', false, later)).toBe(true);
    expect(await reviews.authorOf('de-ana')).toBe('ana');
    expect(await reviews.hide('nada', true, at)).toBe(false);
  });

  test('votes count once of each account and kind, and can be taken back', async () => {
    const reviews = await make();
    for (const vote of [helpful('luis'), helpful('luis'), helpful('eva'), reported('luis', 'Copia')])
      await reviews.vote(vote, at);
    await reviews.vote(reported('eva', ''), later);
    const ofAna = async () => (await reviews.list('all', 9)).find(({ id }) => id === 'de-ana');
    expect(await ofAna()).toMatchObject({ helpful: 2, reports: ['Copia', ''] });
    await reviews.takeBack(helpful('luis'));
    await reviews.takeBack(helpful('luis'));
    expect(await ofAna()).toMatchObject({ helpful: 1, reports: ['Copia', ''] });
  });

  test('are listed with what became of them, the latest first; those reported alone while they are shown', async () => {
    const reviews = await make();
    expect((await reviews.list('all', 9)).map(({ id }) => id)).toEqual(['de-luis', 'de-ana']);
    expect(await reviews.list('all', 1)).toHaveLength(1);
    expect(await reviews.list('reported', 9)).toEqual([]);
    await reviews.vote(reported('luis', 'Copia'), at);
    expect(await reviews.answer('de-ana', 'Gracias', at)).toBe(true);
    expect(await reviews.answer('nada', 'Gracias', at)).toBe(false);
    expect(await reviews.list('reported', 9)).toMatchObject([
      { id: 'de-ana', productTitle: 'Curso 10', stars: 5, opinion: 'Muy útil', answer: 'Gracias', isHidden: false },
    ]);
    await reviews.hide('de-ana', true, at);
    expect(await reviews.list('reported', 9)).toEqual([]);
    expect((await reviews.list('all', 9))[1]).toMatchObject({ isHidden: true });
  });
}
