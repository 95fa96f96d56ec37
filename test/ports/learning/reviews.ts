import { expect, test } from 'vitest';
import type { Discussions } from '#application/server/learning/ports/discussions.ts';
import type { ReviewQuery, Reviews } from '#application/server/learning/ports/reviews.ts';

const at = new Date('2026-03-10T15:00:00.000Z');
const later = new Date('2026-03-11T15:00:00.000Z');
const latest = new Date('2026-03-12T15:00:00.000Z');
const helpful = (userId: string, reviewId = 'de-ana') => ({ reviewId, userId, kind: 'helpful', reason: '' }) as const;
const reported = (userId: string, reason: string, reviewId = 'de-ana') =>
  ({ reviewId, userId, kind: 'reported', reason }) as const;
const all: ReviewQuery = { which: 'all', productSlug: null, offset: 0, limit: 9 };

/** Reviews, and the discussions that hold them. */
interface Kept {
  readonly reviews: Reviews;
  readonly discussions: Discussions;
}

/**
 * What every adapter of Reviews does. @param make with ana's opinion 'de-ana' (5 stars, 'Muy útil') of the product 10, 'Curso 10',
 * luis's later one 'de-luis' (4 stars) and the wordless 'muda' of eva (3 stars), and luis's 'otra' of the product 11, earlier than all.
 */
export function reviewsContract(make: () => Promise<Kept>): void {
  const listed = async ({ reviews }: Kept, query: Partial<ReviewQuery> = {}) =>
    (await reviews.list({ ...all, ...query })).reviews.map(({ id }) => id);

  test('whose an opinion is; one without words is none, nor is one that is hidden', async () => {
    const { reviews } = await make();
    expect(await reviews.authorOf('de-ana')).toBe('ana');
    expect([await reviews.authorOf('muda'), await reviews.authorOf('nada')]).toEqual([null, null]);
    expect(await reviews.hide('de-ana', 'Insulta', at)).toBe(true);
    expect(await reviews.authorOf('de-ana')).toBeNull();
    expect(await reviews.show('de-ana', later)).toBe(true);
    expect(await reviews.authorOf('de-ana')).toBe('ana');
    for (const none of ['nada', 'muda'])
      expect([await reviews.hide(none, 'Insulta', at), await reviews.show(none, at)]).toEqual([false, false]);
  });

  test('whether an opinion is shown and answered; of one without words nothing is known', async () => {
    const { reviews } = await make();
    expect(await reviews.stateOf('de-ana')).toEqual({ isHidden: false, isAnswered: false });
    await reviews.answer('de-ana', 'Gracias', at);
    await reviews.hide('de-ana', 'Insulta', at);
    expect(await reviews.stateOf('de-ana')).toEqual({ isHidden: true, isAnswered: true });
    expect([await reviews.stateOf('muda'), await reviews.stateOf('nada')]).toEqual([null, null]);
  });

  test('what is hidden is read by nobody and counts for nothing, until it is shown again', async () => {
    const { reviews, discussions } = await make();
    const known = async () => ({
      sum: await discussions.ratingSum(10),
      read: (await discussions.reviews(10)).map(({ id }) => id),
      told: (await discussions.opinions(10)).map(({ userId }) => userId),
    });
    const before = { sum: { count: 3, stars: 12 }, read: ['de-luis', 'de-ana'], told: ['luis', 'ana'] };
    expect(await known()).toEqual(before);
    await reviews.hide('de-ana', 'Insulta', at);
    expect(await known()).toEqual({ sum: { count: 2, stars: 7 }, read: ['de-luis'], told: ['luis'] });
    await reviews.show('de-ana', later);
    expect(await known()).toEqual(before);
  });

  test('votes count once of each account and kind, and can be taken back', async () => {
    const { reviews } = await make();
    for (const vote of [helpful('luis'), helpful('luis'), helpful('eva'), reported('luis', 'Copia')])
      await reviews.vote(vote, at);
    await reviews.vote(reported('eva', ''), later);
    const ofAna = async () => (await reviews.list(all)).reviews.find(({ id }) => id === 'de-ana');
    expect(await ofAna()).toMatchObject({ helpful: 2, reports: ['Copia', ''] });
    await reviews.takeBack(helpful('luis'));
    await reviews.takeBack(helpful('luis'));
    expect(await ofAna()).toMatchObject({ helpful: 1, reports: ['Copia', ''] });
  });

  test('an account is told what it said of opinions that are shown, and how they stand', async () => {
    const { reviews } = await make();
    for (const vote of [helpful('luis'), helpful('eva'), reported('eva', 'Copia')]) await reviews.vote(vote, at);
    const ids = ['de-luis', 'de-ana', 'muda', 'nada'];
    const nothing = { isOwn: false, isHelpful: false, isReported: false };
    expect(await reviews.votesOn(ids, 'eva')).toEqual([
      { ...nothing, id: 'de-ana', helpful: 2, isHelpful: true, isReported: true },
      { ...nothing, id: 'de-luis', helpful: 0 },
    ]);
    expect(await reviews.votesOn(['de-ana'], 'ana')).toEqual([{ ...nothing, id: 'de-ana', helpful: 2, isOwn: true }]);
    await reviews.hide('de-ana', 'Insulta', at);
    expect(await reviews.votesOn(['de-ana'], 'eva')).toEqual([]);
    expect(await reviews.votesOn([], 'eva')).toEqual([]);
  });

  test('what waits comes first, then the latest; page by page, with how many there are', async () => {
    const kept = await make();
    const { reviews } = kept;
    expect(await listed(kept)).toEqual(['de-luis', 'de-ana', 'otra']);
    await reviews.vote(reported('ana', 'Copia', 'otra'), at);
    expect(await listed(kept)).toEqual(['otra', 'de-luis', 'de-ana']);
    expect(await listed(kept, { offset: 1, limit: 1 })).toEqual(['de-luis']);
    expect((await reviews.list({ ...all, limit: 1 })).total).toBe(3);
    expect(await listed(kept, { productSlug: 'curso-10' })).toEqual(['de-luis', 'de-ana']);
    expect(await listed(kept, { productSlug: 'nada' })).toEqual([]);
    expect(await reviews.products()).toEqual([
      { slug: 'curso-10', title: 'Curso 10' },
      { slug: 'curso-11', title: 'Curso 11' },
    ]);
  });

  test('a report waits until the opinion is hidden or stays; one that comes after that waits again', async () => {
    const kept = await make();
    const { reviews } = kept;
    const waiting = () => listed(kept, { which: 'reported' });
    expect(await waiting()).toEqual([]);
    await reviews.vote(reported('luis', 'Copia'), at);
    expect(await waiting()).toEqual(['de-ana']);
    await reviews.hide('de-ana', 'Insulta', at);
    expect(await waiting()).toEqual([]);
    expect(await listed(kept, { which: 'hidden' })).toEqual(['de-ana']);
    await reviews.show('de-ana', later);
    expect([await waiting(), await listed(kept, { which: 'hidden' })]).toEqual([[], []]);
    await reviews.vote(reported('eva', 'Otra vez'), latest);
    const again = (await reviews.list({ ...all, which: 'reported' })).reviews;
    expect(again).toMatchObject([{ id: 'de-ana', reports: ['Otra vez'] }]);
  });

  test('are listed with what became of them; those without an answer alone', async () => {
    const kept = await make();
    const { reviews } = kept;
    expect(await reviews.answer('de-ana', 'Gracias', at)).toBe(true);
    expect([await reviews.answer('nada', 'Gracias', at), await reviews.answer('muda', 'Gracias', at)]).toEqual([
      false,
      false,
    ]);
    expect(await listed(kept, { which: 'unanswered' })).toEqual(['de-luis', 'otra']);
    await reviews.hide('de-ana', 'Insulta', later);
    expect((await reviews.list({ ...all, which: 'hidden' })).reviews).toMatchObject([
      {
        id: 'de-ana',
        product: { slug: 'curso-10', title: 'Curso 10', kind: 'course' },
        stars: 5,
        opinion: 'Muy útil',
        answer: { text: 'Gracias', at },
        hidden: { at: later, reason: 'Insulta' },
      },
    ]);
    await reviews.show('de-ana', latest);
    expect(await reviews.answer('de-ana', null, latest)).toBe(true);
    expect((await reviews.list(all)).reviews[1]).toMatchObject({ id: 'de-ana', answer: null, hidden: null });
    expect(await listed(kept, { which: 'unanswered' })).toEqual(['de-luis', 'de-ana', 'otra']);
  });
}
