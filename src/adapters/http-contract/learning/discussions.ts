import * as v from 'valibot';
import type { Discussion } from '#application/read-models/learning/discussion.ts';
import { commentTexts, ratingTexts } from '#domain/learning/discussion-texts.ts';
import { LONGEST_COMMENT, LONGEST_OPINION } from '#domain/learning/discussion.ts';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';

const area = 'Comentarios y calificaciones';

const slug = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const inContent = v.object({ slug });
const ofComment = v.object({ slug, commentId: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) });

const comment = v.object({
  text: v.pipe(
    v.string(commentTexts['comment-missing']),
    v.maxLength(LONGEST_COMMENT * 4, 'El comentario es muy largo.'),
  ),
});

const discussionWire = wireOf<Discussion>()(
  v.object({
    rating: v.object({
      /** '4.6'; null: nobody has rated. */
      average: v.nullable(v.string()),
      count: v.number(),
      own: v.nullable(v.object({ stars: v.number(), opinion: v.string() })),
    }),
    opinions: v.array(
      v.object({ own: v.boolean(), author: v.string(), stars: v.number(), opinion: v.string(), at: v.string() }),
    ),
    comments: v.array(
      v.object({
        id: v.string(),
        own: v.boolean(),
        /** Given name and initial. */
        author: v.string(),
        text: v.string(),
        writtenAt: v.string(),
        changedAt: v.nullable(v.string()),
      }),
    ),
  }),
);

export const contentDiscussion = endpoint({
  method: 'GET',
  path: '/api/v1/contents/:slug/comments',
  summary: 'Comentarios de un contenido, el último primero, y cómo lo califican quienes lo tienen',
  area,
  signIn: 'required',
  params: inContent,
  answer: discussionWire,
});

export const writeComment = endpoint({
  method: 'POST',
  path: '/api/v1/contents/:slug/comments',
  summary: 'Comenta un contenido',
  area,
  signIn: 'required',
  params: inContent,
  body: comment,
  status: 201,
  answer: discussionWire,
});

export const changeComment = endpoint({
  method: 'PUT',
  path: '/api/v1/contents/:slug/comments/:commentId',
  summary: 'Cambia un comentario propio',
  area,
  signIn: 'required',
  params: ofComment,
  body: comment,
  answer: discussionWire,
});

export const removeComment = endpoint({
  method: 'DELETE',
  path: '/api/v1/contents/:slug/comments/:commentId',
  summary: 'Elimina un comentario propio',
  area,
  signIn: 'required',
  params: ofComment,
  answer: discussionWire,
});

export const rateContent = endpoint({
  method: 'PUT',
  path: '/api/v1/contents/:slug/rating',
  summary: 'Califica un contenido con 1 a 5 estrellas; reemplaza la calificación anterior',
  area,
  signIn: 'required',
  params: inContent,
  body: v.object({
    stars: v.number(ratingTexts['stars-missing']),
    opinion: v.pipe(v.string(), v.maxLength(LONGEST_OPINION * 4, 'La opinión es muy larga.')),
  }),
  answer: discussionWire,
});

export const discussionEndpoints: readonly Endpoint[] = [
  contentDiscussion,
  writeComment,
  changeComment,
  removeComment,
  rateContent,
];
