import {
  StudentNews,
  type AnsweredQuestion,
  type PublishedContent,
} from '#application/server/home/ports/student-news.ts';

/** Answers and publications of a test. */
export class StudentNewsInMemory extends StudentNews {
  constructor(
    private readonly allAnswers: readonly (AnsweredQuestion & { readonly userId: string })[] = [],
    private readonly allPublished: readonly PublishedContent[] = [],
  ) {
    super();
  }

  answers(userId: string, since: Date, limit: number): Promise<readonly AnsweredQuestion[]> {
    const own = this.allAnswers.filter((each) => each.userId === userId && (each.isUnread || each.at >= since));
    const inOrder = latest(own, own.length).toSorted((a, b) => Number(b.isUnread) - Number(a.isUnread));
    return Promise.resolve(inOrder.slice(0, limit).map(({ userId: _, ...answer }) => answer));
  }

  published(productIds: readonly number[], since: Date, limit: number): Promise<readonly PublishedContent[]> {
    const wanted = this.allPublished.filter(({ productId, at }) => productIds.includes(productId) && at >= since);
    return Promise.resolve(latest(wanted, limit));
  }
}

function latest<T extends { readonly at: Date }>(items: readonly T[], limit: number): T[] {
  return items.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, limit);
}
