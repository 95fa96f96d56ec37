import * as v from 'valibot';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { LONGEST_REVIEW_ANSWER, LONGEST_REPORT } from '#domain/learning/review.ts';

const area = 'Opiniones';

const ofReview = v.object({ reviewId: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) });

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
  body: v.object({ reason: v.pipe(v.string(), v.maxLength(LONGEST_REPORT * 4, 'El motivo es muy largo.')) }),
});

export const listStaffReviews = endpoint({
  method: 'GET',
  path: '/api/v1/staff/reviews',
  summary: 'Las opiniones para quien colabora con la escuela, la última primero',
  area,
  signIn: 'required',
  query: v.object({ which: v.picklist(['all', 'reported'], 'El campo «which» debe ser all o reported.') }),
  answer: v.object({
    reviews: v.array(
      v.object({
        id: v.string(),
        productTitle: v.string(),
        author: v.string(),
        stars: v.number(),
        opinion: v.string(),
        at: v.string(),
        helpful: v.number(),
        /** Why it was reported. */
        reports: v.array(v.string()),
        answer: v.nullable(v.string()),
        isHidden: v.boolean(),
      }),
    ),
  }),
});

export const giveReviewAnswer = endpoint({
  method: 'PUT',
  path: '/api/v1/staff/reviews/:reviewId/answer',
  summary: 'Responde una opinión a nombre de la escuela',
  area,
  signIn: 'required',
  params: ofReview,
  body: v.object({ text: v.pipe(v.string(), v.maxLength(LONGEST_REVIEW_ANSWER * 4, 'La respuesta es muy larga.')) }),
});

export const setReviewVisibility = endpoint({
  method: 'PUT',
  path: '/api/v1/staff/reviews/:reviewId/visibility',
  summary: 'Oculta o vuelve a mostrar las palabras de una opinión',
  area,
  signIn: 'required',
  params: ofReview,
  body: v.object({ hidden: v.boolean('El campo «hidden» debe ser verdadero o falso.') }),
});

export const reviewEndpoints: readonly Endpoint[] = [
  findHelpful,
  findHelpfulNoMore,
  reportReview,
  listStaffReviews,
  giveReviewAnswer,
  setReviewVisibility,
];
