import type { FastifyInstance } from 'fastify';
import { findHelpful, findHelpfulNoMore, reportReview } from '#adapters/http-contract/learning/reviews.ts';
import {
  giveReviewAnswer,
  setReviewVisibility,
  takeReviewAnswer,
} from '#adapters/http-contract/learning/reviews-in-office.ts';
import { listReviewVotes, listStaffReviews } from '#adapters/http-contract/learning/learning-reads.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { AnswerReview, HideReview } from '#application/server/learning/answer-review.ts';
import { Reviews } from '#application/server/learning/ports/reviews.ts';
import { VoteOnReview, type VoteOnReviewRefusal } from '#application/server/learning/vote-on-review.ts';
import { ListReviews } from '#application/server/learning/list-reviews.ts';
import { hidingTexts, reviewAnswerTexts } from '#domain/learning/discussion-texts.ts';
import { LONGEST_REPORT, MOST_VOTED } from '#domain/learning/review.ts';
import { accept } from '#domain/shared/result.ts';

const voting: RefusalTable<VoteOnReviewRefusal> = {
  'review-not-found': { status: 404, field: 'reviewId', detail: 'No encontramos esta opinión.' },
  'review-is-own': { status: 409, field: 'reviewId', detail: 'Esta opinión es tuya.' },
  'reason-too-long': {
    status: 400,
    field: 'reason',
    detail: ({ length }) => `El motivo tiene ${length} caracteres; el máximo es ${LONGEST_REPORT}.`,
  },
};

const notFound = { 'review-not-found': voting['review-not-found'] };
const answering = {
  ...notFound,
  'answer-missing': { status: 400, field: 'text', detail: reviewAnswerTexts['answer-missing'] },
  'answer-too-long': { status: 400, field: 'text', detail: reviewAnswerTexts['answer-too-long'] },
} as const;

const hiding = {
  ...notFound,
  'reason-missing': { status: 400, field: 'reason', detail: hidingTexts['reason-missing'] },
  'reason-too-long': { status: 400, field: 'reason', detail: hidingTexts['reason-too-long'] },
} as const;

const limit = { requests: 60, seconds: 60 };

/** What others say of opinions, and what the school does about them. */
export function reviewRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    findHelpful,
    voting,
    ({ caller, params }) =>
      school.write(VoteOnReview, (vote) => vote.execute(caller.userId, params.reviewId, 'helpful', '')),
    { limit },
  );
  serve(app, school, findHelpfulNoMore, {}, async ({ caller, params }) => {
    const vote = { reviewId: params.reviewId, userId: caller.userId, kind: 'helpful' } as const;
    await school.write(Reviews, (reviews) => reviews.takeBack(vote));
    return accept(undefined);
  });
  serve(
    app,
    school,
    reportReview,
    voting,
    ({ caller, params, body }) =>
      school.write(VoteOnReview, (vote) => vote.execute(caller.userId, params.reviewId, 'reported', body.reason)),
    { limit },
  );
  serve(app, school, listReviewVotes, {}, async ({ caller, query }) => {
    const ids = query.reviews.split(',').slice(0, MOST_VOTED);
    return accept({ votes: [...(await school.get(Reviews).votesOn(ids, caller.userId))] });
  });
  staffRoutes(app, school);
}

function staffRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listStaffReviews, {}, async ({ query }) =>
    accept(await school.get(ListReviews).execute(query.which, query.product, Number(query.page))),
  );
  serve(app, school, giveReviewAnswer, answering, ({ caller, params, body }) =>
    school.write(AnswerReview, (answer) => answer.execute(params.reviewId, body.text, caller.userId)),
  );
  serve(app, school, takeReviewAnswer, answering, ({ caller, params }) =>
    school.write(AnswerReview, (answer) => answer.execute(params.reviewId, null, caller.userId)),
  );
  serve(app, school, setReviewVisibility, hiding, ({ caller, params, body }) =>
    school.write(HideReview, (hide) => hide.execute(params.reviewId, body.hidden ? body.reason : null, caller.userId)),
  );
}
