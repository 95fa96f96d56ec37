import { expect, test } from 'vitest';
import type { StaffReviewApi } from '#application/browser/learning/ports/staff-review-api.ts';
import type { Reads } from '#application/browser/shared/ports/reads.ts';
import { staffReviews } from '#application/read-models/learning/staff-reviews.ts';
import type { ReviewFilter } from '#domain/learning/review.ts';
import { accepted } from '#test/support/shared/accepted.ts';

interface Office {
  readonly api: StaffReviewApi;
  readonly reads: Reads;
  readonly ids: { readonly reported: string; readonly later: string };
}

/**
 * What every adapter of StaffReviewApi does for a collaborator. @param make with two opinions on 'derecho-laboral': one of 2 stars,
 * reported once as 'Copia', and a later one of 5 stars.
 */
export function staffReviewApiContract(make: () => Promise<Office>): void {
  const asked = async ({ reads }: Office, which: ReviewFilter, product = '') =>
    accepted(await reads.ask(staffReviews, { which, product, page: '1' }));
  const listed = async (office: Office, which: ReviewFilter) =>
    (await asked(office, which)).reviews.map(({ id }) => id);

  test('lists what waits first, and what there is to choose from', async () => {
    const office = await make();
    const { reported, later } = office.ids;
    expect(await asked(office, 'all')).toMatchObject({
      reviews: [
        { id: reported, stars: 2, reports: ['Copia'], answer: null, hidden: null },
        { id: later, stars: 5, reports: [] },
      ],
      total: 2,
      page: 1,
      pages: 1,
      waiting: 1,
      products: [{ slug: 'derecho-laboral' }],
    });
    expect(await asked(office, 'all', 'otro')).toMatchObject({ reviews: [], total: 0, waiting: 1 });
  });

  test('hides with a reason, shows again, and lets stay what was reported', async () => {
    const office = await make();
    const { reported, later } = office.ids;
    accepted(await office.api.hide(later, 'Insulta'));
    expect((await asked(office, 'hidden')).reviews).toMatchObject([{ id: later, hidden: { reason: 'Insulta' } }]);
    accepted(await office.api.show(later));
    accepted(await office.api.show(reported));
    expect([await listed(office, 'hidden'), await listed(office, 'reported')]).toEqual([[], []]);
    expect(await listed(office, 'all')).toEqual([later, reported]);
    expect(await office.api.show('nada')).toMatchObject({ refusal: { kind: 'review-not-found', status: 404 } });
  });

  test('answers, answers otherwise, and takes the answer back', async () => {
    const office = await make();
    const { reported, later } = office.ids;
    for (const text of ['Gracias', 'Muchas gracias']) accepted(await office.api.answer(later, text));
    expect(await listed(office, 'unanswered')).toEqual([reported]);
    expect((await asked(office, 'all')).reviews[1]).toMatchObject({ answer: { text: 'Muchas gracias' } });
    accepted(await office.api.takeAnswer(later));
    expect(await listed(office, 'unanswered')).toEqual([reported, later]);
  });
}
