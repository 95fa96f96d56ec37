import type { Kysely } from 'kysely';
import { Reviews, type ReviewVote, type StaffReview } from '#application/server/learning/ports/reviews.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class ReviewsInSql extends Reviews {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async authorOf(reviewId: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('content_ratings')
      .select('user_id')
      .where('id', '=', reviewId)
      .where('opinion', '<>', '')
      .where('hidden_at', 'is', null)
      .executeTakeFirst();
    return row?.user_id ?? null;
  }

  async vote({ reviewId, userId, kind, reason }: ReviewVote, at: Date): Promise<void> {
    await this.db
      .insertInto('review_votes')
      .values({ review_id: reviewId, user_id: userId, kind, reason, at: at.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async takeBack({ reviewId, userId, kind }: Omit<ReviewVote, 'reason'>): Promise<void> {
    await this.db
      .deleteFrom('review_votes')
      .where('review_id', '=', reviewId)
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .execute();
  }

  async answer(reviewId: string, text: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('content_ratings')
      .set({ answer: text, answered_at: at.toISOString() })
      .where('id', '=', reviewId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async hide(reviewId: string, isHidden: boolean, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('content_ratings')
      .set({ hidden_at: isHidden ? at.toISOString() : null })
      .where('id', '=', reviewId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async list(which: 'all' | 'reported', limit: number): Promise<readonly StaffReview[]> {
    const rows = await this.db
      .selectFrom('content_ratings')
      .innerJoin('products', 'products.id', 'content_ratings.product_id')
      .innerJoin('users', 'users.id', 'content_ratings.user_id')
      .select(['content_ratings.id', 'products.title', 'users.given_names', 'users.paternal_surname'])
      .select(['stars', 'opinion', 'content_ratings.at', 'answer', 'hidden_at'])
      .where('opinion', '<>', '')
      .$if(which === 'reported', (query) =>
        query
          .where('hidden_at', 'is', null)
          .where((row) =>
            row.exists(
              row
                .selectFrom('review_votes')
                .select('review_votes.review_id')
                .whereRef('review_votes.review_id', '=', 'content_ratings.id')
                .where('review_votes.kind', '=', 'reported'),
            ),
          ),
      )
      .orderBy('content_ratings.at', 'desc')
      .orderBy('content_ratings.id')
      .limit(limit)
      .execute();
    const votes = await this.#votesOn(rows.map(({ id }) => id));
    return rows.map((row) => {
      const ofThis = votes.filter((vote) => vote.review_id === row.id);
      return {
        id: row.id,
        productTitle: row.title,
        author: { givenNames: row.given_names, paternalSurname: row.paternal_surname },
        stars: row.stars,
        opinion: row.opinion,
        at: new Date(row.at),
        helpful: ofThis.filter(({ kind }) => kind === 'helpful').length,
        reports: ofThis.filter(({ kind }) => kind === 'reported').map(({ reason }) => reason),
        answer: row.answer,
        isHidden: row.hidden_at !== null,
      };
    });
  }

  async #votesOn(ids: readonly string[]) {
    if (ids.length === 0) return [];
    return this.db
      .selectFrom('review_votes')
      .select(['review_id', 'kind', 'reason'])
      .where('review_id', 'in', ids)
      .orderBy('at')
      .orderBy('user_id')
      .execute();
  }
}
