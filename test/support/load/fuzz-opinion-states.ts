import { insertProgress } from '#test/support/learning/progress-rows.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';
import type { ReadyRequest, Scene } from './fuzz-scene.ts';

const opinion = { stars: 4, opinion: 'Bien.' };

/** A course of five classes that the person has, a fifth of it completed, so that they may rate it. */
async function seenCourse({ db, userId, number }: Scene): Promise<string> {
  const productId = 800_000 + number;
  await insertProduct(db, productId);
  await insertGrant(db, userId, productId);
  const ids = [1, 2, 3, 4, 5].map((place) => productId * 10 + place);
  await db
    .insertInto('modules')
    .values({ ...untitled, id: productId, product_id: productId, position: 1 })
    .execute();
  const rows = ids.map((id, place) => ({
    ...reading,
    id,
    product_id: productId,
    module_id: productId,
    position: place + 1,
  }));
  await db.insertInto('classes').values(rows).execute();
  await insertProgress(db, { userId, productId, classId: ids[0] ?? 0 });
  return `curso-${productId}`;
}

const untitled = { title: 'Módulo', summary: '' };
const reading = { title: 'Clase', kind: 'reading' as const, duration_seconds: 60 };

/** An opinion of somebody else, on a course of theirs. */
async function othersOpinion({ db, userId, number }: Scene): Promise<string> {
  const id = 800_000 + number;
  await insertProduct(db, id);
  const others = db.selectFrom('users').select('id').where('id', '<>', userId).orderBy('id');
  const author = await others.executeTakeFirstOrThrow();
  const row = { id: `opinion-${id}`, product_id: id, user_id: author.id, at: '2026-03-01T12:00:00.000Z' };
  await db
    .insertInto('content_ratings')
    .values({ ...row, ...opinion })
    .execute();
  return row.id;
}

const about = async (scene: Scene, what: string, body?: ReadyRequest['body']): Promise<ReadyRequest> => ({
  url: `/api/v1/reviews/${await othersOpinion(scene)}/${what}`,
  ...(body !== undefined && { body, as: 'json' as const }),
});

const ofStaff = async (scene: Scene, what: string, body?: ReadyRequest['body']): Promise<ReadyRequest> => ({
  url: `/api/v1/staff/reviews/${await othersOpinion(scene)}/${what}`,
  who: scene.staff,
  ...(body !== undefined && { body, as: 'json' as const }),
});

const kept = async ({ db, number }: Scene): Promise<ReadyRequest> => {
  await insertProduct(db, 800_000 + number);
  return { url: `/api/v1/my-saved/curso-${800_000 + number}` };
};

/** Of what is said of contents, and of what students keep: the states in which a call succeeds. */
export const opinionStates: Readonly<Record<string, (scene: Scene) => Promise<ReadyRequest>>> = {
  'PUT /api/v1/contents/{slug}/rating': async (scene) => ({
    url: `/api/v1/contents/${await seenCourse(scene)}/rating`,
    body: opinion,
    as: 'json',
  }),
  'PUT /api/v1/reviews/{reviewId}/helpful': (scene) => about(scene, 'helpful'),
  'DELETE /api/v1/reviews/{reviewId}/helpful': (scene) => about(scene, 'helpful'),
  'PUT /api/v1/reviews/{reviewId}/report': (scene) => about(scene, 'report', { reason: 'Copia' }),
  'GET /api/v1/review-votes': async (scene) => ({
    url: `/api/v1/review-votes?reviews=${await othersOpinion(scene)}`,
  }),
  'GET /api/v1/staff/reviews': async (scene) => ({ url: '/api/v1/staff/reviews?which=all&page=1', who: scene.staff }),
  'PUT /api/v1/staff/reviews/{reviewId}/answer': (scene) => ofStaff(scene, 'answer', { text: 'Gracias.' }),
  'DELETE /api/v1/staff/reviews/{reviewId}/answer': (scene) => ofStaff(scene, 'answer'),
  'PUT /api/v1/staff/reviews/{reviewId}/visibility': (scene) =>
    ofStaff(scene, 'visibility', { hidden: scene.number % 2 === 0, reason: 'Publicidad.' }),
  'PUT /api/v1/my-saved/{slug}': kept,
  'DELETE /api/v1/my-saved/{slug}': kept,
  'GET /api/v1/my-saved': async (scene) => {
    await scene.call('PUT', await kept(scene));
    return { url: '/api/v1/my-saved' };
  },
};
