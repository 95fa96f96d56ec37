import type { Kysely, Selectable } from 'kysely';
import { readRatingSums, unrated } from '#adapters/server/sql/catalogue/rating-sums.ts';
import {
  type Comment,
  Discussions,
  type NewComment,
  type NewRating,
  type Opinion,
  type OwnComment,
  type PublicReview,
} from '#application/server/learning/ports/discussions.ts';
import type { Rating, RatingSum } from '#domain/learning/discussion.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class DiscussionsInSql extends Discussions {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async addComment({ id, productId, userId, text, writtenAt }: NewComment): Promise<void> {
    await this.db
      .insertInto('content_comments')
      .values({
        id,
        product_id: productId,
        user_id: userId,
        text,
        written_at: writtenAt.toISOString(),
        changed_at: null,
      })
      .execute();
  }

  async comments(productId: number): Promise<readonly Comment[]> {
    const rows = await this.db
      .selectFrom('content_comments')
      .innerJoin('users', 'users.id', 'content_comments.user_id')
      .selectAll('content_comments')
      .select(['users.given_names', 'users.paternal_surname'])
      .where('content_comments.product_id', '=', productId)
      .orderBy('content_comments.written_at', 'desc')
      .orderBy('content_comments.id')
      .limit(mostShown)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      productId,
      userId: row.user_id,
      author: { givenNames: row.given_names, paternalSurname: row.paternal_surname },
      text: row.text,
      writtenAt: new Date(row.written_at),
      changedAt: row.changed_at === null ? null : new Date(row.changed_at),
    }));
  }

  async changeComment({ id, productId, userId }: OwnComment, text: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('content_comments')
      .set({ text, changed_at: at.toISOString() })
      .where('id', '=', id)
      .where('product_id', '=', productId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async removeComment({ id, productId, userId }: OwnComment): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('content_comments')
      .where('id', '=', id)
      .where('product_id', '=', productId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async rate({ id, userId, productId }: NewRating, { stars, opinion }: Rating, at: Date): Promise<void> {
    const given = { stars, opinion, at: at.toISOString(), moved_at: null };
    await this.db
      .insertInto('content_ratings')
      .values({ id, user_id: userId, product_id: productId, ...given })
      .onConflict((conflict) => conflict.columns(['product_id', 'user_id']).doUpdateSet(given))
      .execute();
  }

  async moveIn(
    { id, userId, productId }: NewRating,
    { stars, opinion }: Rating,
    { at, movedAt }: { readonly at: Date; readonly movedAt: Date },
  ): Promise<boolean> {
    const given = { stars, opinion, at: at.toISOString(), moved_at: movedAt.toISOString() };
    const added = await this.db
      .insertInto('content_ratings')
      .values({ id, user_id: userId, product_id: productId, ...given })
      .onConflict((conflict) => conflict.columns(['product_id', 'user_id']).doNothing())
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
  }

  async ratingBy(userId: string, productId: number): Promise<Rating | null> {
    const row = await this.db
      .selectFrom('content_ratings')
      .select(['stars', 'opinion'])
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .executeTakeFirst();
    return row ?? null;
  }

  async ratingSum(productId: number): Promise<RatingSum> {
    return (await readRatingSums(this.db, [productId])).get(productId) ?? unrated;
  }

  async opinions(productId: number): Promise<readonly Opinion[]> {
    const rows = await this.#shown(productId)
      .orderBy('content_ratings.at', 'desc')
      .orderBy('content_ratings.user_id')
      .execute();
    return rows.map(opinionOf);
  }

  async reviews(productId: number): Promise<readonly PublicReview[]> {
    const rows = await this.#shown(productId)
      .select((row) =>
        row
          .selectFrom('review_votes')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('review_votes.review_id', '=', 'content_ratings.id')
          .where('review_votes.kind', '=', 'helpful')
          .as('helpful'),
      )
      .orderBy('helpful', 'desc')
      .orderBy('content_ratings.at', 'desc')
      .orderBy('content_ratings.id')
      .execute();
    return rows.map((row) => ({
      ...opinionOf(row),
      id: row.id,
      helpful: Number(row.helpful ?? 0),
      answer: row.answer,
      isMoved: row.moved_at !== null,
    }));
  }

  /** Ratings that say something and that anybody reads, with who gave them. */
  #shown(productId: number) {
    return this.db
      .selectFrom('content_ratings')
      .innerJoin('users', 'users.id', 'content_ratings.user_id')
      .selectAll('content_ratings')
      .select(['users.given_names', 'users.paternal_surname'])
      .where('content_ratings.product_id', '=', productId)
      .where('content_ratings.opinion', '<>', '')
      .where('content_ratings.hidden_at', 'is', null)
      .limit(mostOpinions);
  }
}

type OpinionRow = Selectable<SchoolDatabase['content_ratings']> &
  Pick<Selectable<SchoolDatabase['users']>, 'given_names' | 'paternal_surname'>;

function opinionOf(row: OpinionRow): Opinion {
  return {
    userId: row.user_id,
    author: { givenNames: row.given_names, paternalSurname: row.paternal_surname },
    stars: row.stars,
    opinion: row.opinion,
    at: new Date(row.at),
  };
}

/** The port promises the latest; older ones than these nobody scrolls to. */
const mostShown = 200;
const mostOpinions = 20;
