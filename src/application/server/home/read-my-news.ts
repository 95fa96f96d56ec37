import type { Clock } from '#application/ports/clock.ts';
import type { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { AnsweredQuestion, PublishedContent, StudentNews } from '#application/server/home/ports/student-news.ts';
import type { OrderNotice } from '#domain/orders/order-notice.ts';

/** News for a student: of an order, of a question, of what a plan gives. */
export type NewsItem =
  | { readonly kind: 'order'; readonly at: Date; readonly notice: OrderNotice }
  | { readonly kind: 'answer'; readonly at: Date; readonly answer: AnsweredQuestion }
  | { readonly kind: 'content'; readonly at: Date; readonly content: PublishedContent };

/** How long something is new, in days. */
const daysNew = 30;
const most = 6;

/** An answer is waited for: it is told until it was seen. */
const waits = (item: NewsItem): boolean => item.kind === 'answer' && item.answer.isUnread;

/** What is new for a student, unread answers first, then the latest: what was said about orders, answered questions, and what joined the plans they have. */
export class ReadMyNews {
  constructor(
    private readonly ownership: Ownership,
    private readonly news: StudentNews,
    private readonly notices: OrderNotices,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<readonly NewsItem[]> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - daysNew * 86_400_000);
    const orders = (await this.notices.ofUser(userId, most))
      .filter(({ at }) => at >= since)
      .map((notice): NewsItem => ({ kind: 'order', at: notice.at, notice }));
    const answers = (await this.news.answers(userId, since, most)).map((answer): NewsItem => ({
      kind: 'answer',
      at: answer.at,
      answer,
    }));
    const contents = await this.#joinedPlans(userId, now, since);
    return [...orders, ...answers, ...contents]
      .toSorted((a, b) => Number(waits(b)) - Number(waits(a)) || b.at.getTime() - a.at.getTime())
      .slice(0, most);
  }

  /** What a plan gives from its first day is no news. */
  async #joinedPlans(userId: string, now: Date, since: Date): Promise<readonly NewsItem[]> {
    const lent = (await this.ownership.of(userId, now)).filter(({ plan }) => plan !== null);
    const begun = new Map(lent.map((each) => [each.id, new Date(each.since)]));
    const published = await this.news.published([...begun.keys()], since, most);
    return published
      .filter(({ productId, at }) => at > (begun.get(productId) ?? at))
      .map((content) => ({ kind: 'content', at: content.at, content }));
  }
}
