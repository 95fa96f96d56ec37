import type { ChangeCommentRefusal } from '#application/server/learning/change-comment.ts';
import type { RateContentRefusal } from '#application/server/learning/rate-content.ts';
import { commentTexts, ratingTexts } from '#domain/learning/discussion-texts.ts';
import { LONGEST_COMMENT, LONGEST_OPINION } from '#domain/learning/discussion.ts';
import { learningRefusals } from './learning-refusals.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

/** How each refusal about comments and ratings is answered. */
export const discussionRefusals: RefusalTable<ChangeCommentRefusal | RateContentRefusal> = {
  'content-not-found': learningRefusals['content-not-found'],
  'content-not-owned': learningRefusals['content-not-owned'],
  'comment-missing': { status: 400, field: 'text', detail: commentTexts['comment-missing'] },
  'comment-too-long': {
    status: 400,
    field: 'text',
    detail: ({ length }) => `El comentario tiene ${length} caracteres; el máximo es ${LONGEST_COMMENT}.`,
  },
  'comment-not-found': { status: 404, field: 'commentId', detail: 'No encontramos este comentario entre los tuyos.' },
  'seen-too-little': {
    status: 409,
    detail: ({ enough }) =>
      `Para calificarlo, completa antes ${enough === 1 ? 'una clase' : `${enough} clases`}: así quien lo lea sabrá que lo conoces.`,
  },
  'stars-missing': { status: 400, field: 'stars', detail: ratingTexts['stars-missing'] },
  'opinion-too-long': {
    status: 400,
    field: 'opinion',
    detail: ({ length }) => `La opinión tiene ${length} caracteres; el máximo es ${LONGEST_OPINION}.`,
  },
};
