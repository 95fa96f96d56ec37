import { expect, test } from 'vitest';
import type { ReviewApi } from '#application/browser/learning/ports/review-api.ts';
import type { Reads } from '#application/browser/shared/ports/reads.ts';
import { reviewVotes } from '#application/read-models/learning/voted-review.ts';
import { accepted } from '#test/support/shared/accepted.ts';

/** What every adapter of ReviewApi does for a student, who finds one opinion of somebody else, without votes. */
export function reviewApiContract(make: () => Promise<{ api: ReviewApi; reads: Reads; id: string }>): void {
  test('an opinion helps once, and no more when that is taken back', async () => {
    const { api, reads, id } = await make();
    const vote = async () => accepted(await reads.ask(reviewVotes, { reviews: id }));
    const nothing = { id, helpful: 0, isOwn: false, isHelpful: false, isReported: false };
    expect(await vote()).toEqual([nothing]);
    for (const _ of [1, 2]) accepted(await api.findHelpful(id, true));
    expect(await vote()).toEqual([{ ...nothing, helpful: 1, isHelpful: true }]);
    for (const _ of [1, 2]) accepted(await api.findHelpful(id, false));
    accepted(await api.report(id, 'Copia'));
    expect(await vote()).toEqual([{ ...nothing, isReported: true }]);
  });
}
