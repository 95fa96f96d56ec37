import {
  type CommentRefusal,
  LONGEST_COMMENT,
  LONGEST_OPINION,
  type RatingRefusal,
} from '#domain/learning/discussion.ts';

/** What is wrong with a comment. */
export const commentProblems: Readonly<Record<CommentRefusal['kind'], string>> = {
  'comment-missing': 'Escribe tu comentario.',
  'comment-too-long': `El comentario es demasiado largo: el máximo es de ${LONGEST_COMMENT} caracteres.`,
};

/** What is wrong with a rating. */
export const ratingProblems: Readonly<Record<RatingRefusal['kind'], string>> = {
  'stars-missing': 'Elige de 1 a 5 estrellas.',
  'opinion-too-long': `La opinión es demasiado larga: el máximo es de ${LONGEST_OPINION} caracteres.`,
};

export const starsText = (stars: number): string => (stars === 1 ? '1 estrella' : `${stars} estrellas`);

export const ratingsText = (count: number): string => (count === 1 ? '1 calificación' : `${count} calificaciones`);
