import * as v from 'valibot';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { LONGEST_REVIEW_ANSWER } from '#domain/learning/review.ts';
import { ofReview, reviewReason, reviewsArea } from './reviews.ts';

export const giveReviewAnswer = endpoint({
  method: 'PUT',
  path: '/api/v1/staff/reviews/:reviewId/answer',
  summary: 'Responde una opinión a nombre de la escuela',
  area: reviewsArea,
  signIn: 'required',
  permission: 'moderate-reviews',
  params: ofReview,
  body: v.object({ text: v.pipe(v.string(), v.maxLength(LONGEST_REVIEW_ANSWER * 4, 'La respuesta es muy larga.')) }),
});

export const takeReviewAnswer = endpoint({
  method: 'DELETE',
  path: '/api/v1/staff/reviews/:reviewId/answer',
  summary: 'Retira la respuesta de la escuela a una opinión',
  area: reviewsArea,
  signIn: 'required',
  permission: 'moderate-reviews',
  params: ofReview,
});

export const setReviewVisibility = endpoint({
  method: 'PUT',
  path: '/api/v1/staff/reviews/:reviewId/visibility',
  summary: 'Oculta una opinión con su motivo, o la muestra y da por atendidos sus reportes',
  area: reviewsArea,
  signIn: 'required',
  permission: 'moderate-reviews',
  params: ofReview,
  body: v.object({
    hidden: v.boolean('El campo «hidden» debe ser verdadero o falso.'),
    /** Why it is hidden; nothing is taken of it when it is shown. */
    reason: v.optional(reviewReason, ''),
  }),
});

/** Apart from what visitors and students call: they load none of these. */
export const reviewInOfficeEndpoints: readonly Endpoint[] = [giveReviewAnswer, takeReviewAnswer, setReviewVisibility];
