import * as v from 'valibot';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { LONGEST_REVIEW_ANSWER, LONGEST_REPORT } from '#domain/learning/review.ts';

const area = 'Opiniones';

const ofReview = v.object({ reviewId: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) });

const reasonText = v.pipe(v.string(), v.maxLength(LONGEST_REPORT * 4, 'El motivo es muy largo.'));

export const findHelpful = endpoint({
  method: 'PUT',
  path: '/api/v1/reviews/:reviewId/helpful',
  summary: 'Dice que la opinión de otra persona fue útil; una vez por cuenta',
  area,
  signIn: 'required',
  params: ofReview,
});

export const findHelpfulNoMore = endpoint({
  method: 'DELETE',
  path: '/api/v1/reviews/:reviewId/helpful',
  summary: 'Retira que una opinión fue útil',
  area,
  signIn: 'required',
  params: ofReview,
});

export const reportReview = endpoint({
  method: 'PUT',
  path: '/api/v1/reviews/:reviewId/report',
  summary: 'Reporta una opinión a la escuela; una vez por cuenta',
  area,
  signIn: 'required',
  params: ofReview,
  body: v.object({ reason: reasonText }),
});

export const giveReviewAnswer = endpoint({
  method: 'PUT',
  path: '/api/v1/staff/reviews/:reviewId/answer',
  summary: 'Responde una opinión a nombre de la escuela',
  area,
  signIn: 'required',
  permission: 'moderate-reviews',
  params: ofReview,
  body: v.object({ text: v.pipe(v.string(), v.maxLength(LONGEST_REVIEW_ANSWER * 4, 'La respuesta es muy larga.')) }),
});

export const takeReviewAnswer = endpoint({
  method: 'DELETE',
  path: '/api/v1/staff/reviews/:reviewId/answer',
  summary: 'Retira la respuesta de la escuela a una opinión',
  area,
  signIn: 'required',
  permission: 'moderate-reviews',
  params: ofReview,
});

export const setReviewVisibility = endpoint({
  method: 'PUT',
  path: '/api/v1/staff/reviews/:reviewId/visibility',
  summary: 'Oculta una opinión con su motivo, o la muestra y da por atendidos sus reportes',
  area,
  signIn: 'required',
  permission: 'moderate-reviews',
  params: ofReview,
  body: v.object({
    hidden: v.boolean('El campo «hidden» debe ser verdadero o falso.'),
    /** Why it is hidden; nothing is taken of it when it is shown. */
    reason: v.optional(reasonText, ''),
  }),
});

export const reviewEndpoints: readonly Endpoint[] = [
  findHelpful,
  findHelpfulNoMore,
  reportReview,
  giveReviewAnswer,
  takeReviewAnswer,
  setReviewVisibility,
];
