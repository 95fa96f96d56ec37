import {
  giveReviewAnswer,
  setReviewVisibility,
  takeReviewAnswer,
} from '#adapters/http-contract/learning/reviews-in-office.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { StaffReviewApi } from '#application/browser/learning/ports/staff-review-api.ts';

export const StaffReviewApiOverHttp = overHttp(StaffReviewApi, {
  hide: to(setReviewVisibility, (reviewId, reason) => ({ params: { reviewId }, body: { hidden: true, reason } })),
  show: to(setReviewVisibility, (reviewId) => ({ params: { reviewId }, body: { hidden: false } })),
  answer: to(giveReviewAnswer, (reviewId, text) => ({ params: { reviewId }, body: { text } })),
  takeAnswer: to(takeReviewAnswer, (reviewId) => ({ params: { reviewId } })),
});
