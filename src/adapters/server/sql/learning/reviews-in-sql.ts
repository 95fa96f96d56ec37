import type { ExpressionBuilder, Kysely, Selectable, Updateable } from 'kysely';
import type { ContentRatingsTable, ReviewVotesTable } from '#adapters/server/sql/tables/learning-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { VotedReview } from '#application/read-models/learning/voted-review.ts';
import type { ReviewedProduct } from '#application/read-models/learning/staff-reviews.ts';
import {
  type FoundReviews,
  type KeptReview,
  type ReviewQuery,
  type ReviewState,
  Reviews,
  type ReviewVote,
  type VoteKind,
} from '#application/server/learning/ports/reviews.ts';

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

  async votesOn(reviewIds: readonly string[], userId: string): Promise<readonly VotedReview[]> {
    if (reviewIds.length === 0) return [];
    const [rows, votes] = await Promise.all([
      this.db
        .selectFrom('content_ratings')
        .select(['id', 'user_id'])
        .where('id', 'in', reviewIds)
        .where('opinion', '<>', '')
        .where('hidden_at', 'is', null)
        .orderBy('id')
        .execute(),
      this.#votesOn(reviewIds),
    ]);
    return rows.map(({ id, user_id: author }) => {
      const ofThis = votes.filter((vote) => vote.review_id === id);
      const said = (wanted: VoteKind) => ofThis.some(({ kind, user_id: by }) => kind === wanted && by === userId);
      const helpful = ofThis.filter(({ kind }) => kind === 'helpful').length;
      return { id, helpful, isOwn: author === userId, isHelpful: said('helpful'), isReported: said('reported') };
    });
  }

  async stateOf(reviewId: string): Promise<ReviewState | null> {
    const row = await wordedRatings(this.db)
      .select(['content_ratings.answer', 'content_ratings.hidden_at'])
      .where('content_ratings.id', '=', reviewId)
      .executeTakeFirst();
    return row === undefined ? null : { isHidden: row.hidden_at !== null, isAnswered: row.answer !== null };
  }

  answer(reviewId: string, text: string | null, at: Date): Promise<boolean> {
    return this.#change(reviewId, { answer: text, answered_at: text === null ? null : at.toISOString() });
  }

  hide(reviewId: string, reason: string, at: Date): Promise<boolean> {
    return this.#change(reviewId, { hidden_at: at.toISOString(), hidden_reason: reason });
  }

  show(reviewId: string, at: Date): Promise<boolean> {
    return this.#change(reviewId, { hidden_at: null, hidden_reason: null, settled_at: at.toISOString() });
  }

  async list({ which, productSlug, offset, limit }: ReviewQuery): Promise<FoundReviews> {
    const asked = wordedRatings(this.db)
      .$if(productSlug !== null, (query) => query.where('products.slug', '=', productSlug ?? ''))
      .$if(which === 'reported', (query) => query.where(reviewWaits))
      .$if(which === 'hidden', (query) => query.where('hidden_at', 'is not', null))
      .$if(which === 'unanswered', (query) => query.where('hidden_at', 'is', null).where('answer', 'is', null));
    const [rows, { total }] = await Promise.all([
      asked
        .innerJoin('users', 'users.id', 'content_ratings.user_id')
        .select(['products.slug', 'products.title', 'products.kind', 'users.given_names', 'users.paternal_surname'])
        .selectAll('content_ratings')
        .orderBy((row) => row.case().when(reviewWaits(row)).then(0).else(1).end())
        .orderBy('content_ratings.at', 'desc')
        .orderBy('content_ratings.id')
        .offset(offset)
        .limit(limit)
        .execute(),
      asked.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow(),
    ]);
    const votes = await this.#votesOn(rows.map(({ id }) => id));
    return { reviews: rows.map((row) => keptReview(row, votes)), total: Number(total) };
  }

  products(): Promise<readonly ReviewedProduct[]> {
    return wordedRatings(this.db)
      .select(['products.slug', 'products.title'])
      .distinct()
      .orderBy('products.title')
      .orderBy('products.slug')
      .execute();
  }

  async #change(reviewId: string, set: Updateable<ContentRatingsTable>): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('content_ratings')
      .set(set)
      .where('id', '=', reviewId)
      .where('opinion', '<>', '')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async #votesOn(ids: readonly string[]): Promise<readonly Selectable<ReviewVotesTable>[]> {
    if (ids.length === 0) return [];
    return this.db
      .selectFrom('review_votes')
      .selectAll()
      .where('review_id', 'in', ids)
      .orderBy('at')
      .orderBy('user_id')
      .execute();
  }
}

/** Ratings that say something, with what they are of. */
export function wordedRatings(db: Kysely<SchoolDatabase>) {
  return db
    .selectFrom('content_ratings')
    .innerJoin('products', 'products.id', 'content_ratings.product_id')
    .where('opinion', '<>', '');
}

/** Reports of a rating that nobody has looked at. */
export function openReports(row: ExpressionBuilder<SchoolDatabase, 'content_ratings'>) {
  return row
    .selectFrom('review_votes')
    .whereRef('review_votes.review_id', '=', 'content_ratings.id')
    .where('review_votes.kind', '=', 'reported')
    .where((vote) =>
      vote.or([
        vote('content_ratings.settled_at', 'is', null),
        vote('review_votes.at', '>', vote.ref('content_ratings.settled_at')),
      ]),
    );
}

/** Whether an opinion is shown and has reports that nobody has looked at. */
export function reviewWaits(row: ExpressionBuilder<SchoolDatabase, 'content_ratings'>) {
  const reports = openReports(row).select('review_votes.review_id');
  return row.and([row('content_ratings.hidden_at', 'is', null), row.exists(reports)]);
}

type ListedRow = Selectable<ContentRatingsTable> &
  Pick<Selectable<SchoolDatabase['products']>, 'slug' | 'title' | 'kind'> &
  Pick<Selectable<SchoolDatabase['users']>, 'given_names' | 'paternal_surname'>;

function keptReview(row: ListedRow, votes: readonly Selectable<ReviewVotesTable>[]): KeptReview {
  const ofThis = votes.filter((vote) => vote.review_id === row.id);
  const reports = ofThis.filter(
    ({ kind, at }) => kind === 'reported' && (row.settled_at === null || at > row.settled_at),
  );
  return {
    id: row.id,
    product: { slug: row.slug, title: row.title, kind: row.kind },
    author: { givenNames: row.given_names, paternalSurname: row.paternal_surname },
    stars: row.stars,
    opinion: row.opinion,
    at: new Date(row.at),
    helpful: ofThis.filter(({ kind }) => kind === 'helpful').length,
    reports: reports.map(({ reason }) => reason),
    answer: row.answer === null ? null : { text: row.answer, at: new Date(row.answered_at ?? row.at) },
    hidden: row.hidden_at === null ? null : { at: new Date(row.hidden_at), reason: row.hidden_reason ?? '' },
  };
}
