import {
  type Author,
  type Comment,
  Discussions,
  type NewComment,
  type Opinion,
  type OwnComment,
} from '#application/server/ports/discussions.ts';
import type { Rating, RatingSum } from '#domain/learning/discussion.ts';

/** Comments and ratings in this process's memory. */
export class DiscussionsInMemory extends Discussions {
  readonly #authors: ReadonlyMap<string, Author>;
  readonly #comments = new Map<string, Comment>();
  readonly #ratings = new Map<string, Opinion & { readonly productId: number }>();

  /** @param authors names of the accounts that write, by their id. */
  constructor(authors: ReadonlyMap<string, Author>) {
    super();
    this.#authors = authors;
  }

  addComment(comment: NewComment): Promise<void> {
    this.#comments.set(comment.id, { ...comment, author: this.#author(comment.userId), changedAt: null });
    return Promise.resolve();
  }

  comments(productId: number): Promise<readonly Comment[]> {
    const found = [...this.#comments.values()].filter((each) => each.productId === productId);
    return Promise.resolve(found.toSorted((a, b) => newest(a.writtenAt, b.writtenAt) || (a.id < b.id ? -1 : 1)));
  }

  changeComment(comment: OwnComment, text: string, at: Date): Promise<boolean> {
    const found = this.#own(comment);
    if (found !== undefined) this.#comments.set(found.id, { ...found, text, changedAt: at });
    return Promise.resolve(found !== undefined);
  }

  removeComment(comment: OwnComment): Promise<boolean> {
    return Promise.resolve(this.#own(comment) !== undefined && this.#comments.delete(comment.id));
  }

  rate(userId: string, productId: number, rating: Rating, at: Date): Promise<void> {
    this.#ratings.set(`${productId} ${userId}`, { ...rating, userId, productId, author: this.#author(userId), at });
    return Promise.resolve();
  }

  ratingBy(userId: string, productId: number): Promise<Rating | null> {
    const found = this.#ratings.get(`${productId} ${userId}`);
    return Promise.resolve(found === undefined ? null : { stars: found.stars, opinion: found.opinion });
  }

  ratingSum(productId: number): Promise<RatingSum> {
    const ratings = this.#of(productId);
    return Promise.resolve({ count: ratings.length, stars: ratings.reduce((sum, { stars }) => sum + stars, 0) });
  }

  opinions(productId: number): Promise<readonly Opinion[]> {
    const said = this.#of(productId).filter(({ opinion }) => opinion !== '');
    return Promise.resolve(
      said
        .toSorted((a, b) => newest(a.at, b.at) || (a.userId < b.userId ? -1 : 1))
        .map(({ userId, author, stars, opinion, at }) => ({ userId, author, stars, opinion, at })),
    );
  }

  #author(userId: string): Author {
    return this.#authors.get(userId) ?? { givenNames: '', paternalSurname: '' };
  }

  #own({ id, productId, userId }: OwnComment): Comment | undefined {
    const found = this.#comments.get(id);
    return found?.productId === productId && found.userId === userId ? found : undefined;
  }

  #of(productId: number) {
    return [...this.#ratings.values()].filter((each) => each.productId === productId);
  }
}

const newest = (a: Date, b: Date): number => b.getTime() - a.getTime();
