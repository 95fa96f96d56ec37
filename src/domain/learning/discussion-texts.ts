import { type CommentRefusal, LONGEST_COMMENT, LONGEST_OPINION, type RatingRefusal } from './discussion.ts';
import { type HidingRefusal, LONGEST_REPORT, LONGEST_REVIEW_ANSWER, type ReviewAnswerRefusal } from './review.ts';

/** What is wrong with a comment. */
export const commentTexts: Readonly<Record<CommentRefusal['kind'], string>> = {
  'comment-missing': 'Escribe tu comentario.',
  'comment-too-long': `El comentario es demasiado largo: el máximo es de ${LONGEST_COMMENT} caracteres.`,
};

/** What is wrong with what the school answers to an opinion. */
export const reviewAnswerTexts: Readonly<Record<ReviewAnswerRefusal['kind'], string>> = {
  'answer-missing': 'Falta lo que responde la escuela.',
  'answer-too-long': `La respuesta de la escuela es demasiado larga: el máximo es de ${LONGEST_REVIEW_ANSWER} caracteres.`,
};

/** What is wrong with why an opinion is hidden. */
export const hidingTexts: Readonly<Record<HidingRefusal['kind'], string>> = {
  'reason-missing': 'Escribe por qué la ocultas.',
  'reason-too-long': `El motivo es demasiado largo: el máximo es de ${LONGEST_REPORT} caracteres.`,
};

/** What is wrong with a rating. */
export const ratingTexts: Readonly<Record<RatingRefusal['kind'], string>> = {
  'stars-missing': 'Elige de 1 a 5 estrellas.',
  'opinion-too-long': `La opinión es demasiado larga: el máximo es de ${LONGEST_OPINION} caracteres.`,
};
