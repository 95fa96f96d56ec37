import * as v from 'valibot';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { LONGEST_REPORT } from '#domain/learning/review.ts';

export const reviewsArea = 'Opiniones';

export const ofReview = v.object({ reviewId: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) });

/** Why an opinion is reported, or hidden. */
export const reviewReason = v.pipe(v.string(), v.maxLength(LONGEST_REPORT * 4, 'El motivo es muy largo.'));

export const findHelpful = endpoint({
  method: 'PUT',
  path: '/api/v1/reviews/:reviewId/helpful',
  summary: 'Dice que la opinión de otra persona fue útil; una vez por cuenta',
  area: reviewsArea,
  signIn: 'required',
  params: ofReview,
});

export const findHelpfulNoMore = endpoint({
  method: 'DELETE',
  path: '/api/v1/reviews/:reviewId/helpful',
  summary: 'Retira que una opinión fue útil',
  area: reviewsArea,
  signIn: 'required',
  params: ofReview,
});

export const reportReview = endpoint({
  method: 'PUT',
  path: '/api/v1/reviews/:reviewId/report',
  summary: 'Reporta una opinión a la escuela; una vez por cuenta',
  area: reviewsArea,
  signIn: 'required',
  params: ofReview,
  body: v.object({ reason: reviewReason }),
});

export const reviewEndpoints: readonly Endpoint[] = [findHelpful, findHelpfulNoMore, reportReview];
