import type { Clock } from '#application/ports/clock.ts';
import type { NewsItem } from '#application/read-models/home/news-item.ts';
import type { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { AnsweredQuestion, PublishedContent, StudentNews } from '#application/server/home/ports/student-news.ts';
import type { OrderNotice } from '#domain/orders/order-notice.ts';

/** How long something is new, in days. */
const daysNew = 30;
const most = 6;

/** An answer is waited for: it is told until it was seen. */
const waits = (item: NewsItem): boolean => item.kind === 'answer' && item.isUnread;

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
    const orders = (await this.notices.ofUser(userId, most)).filter(({ at }) => at >= since).map(orderNews);
    const answers = (await this.news.answers(userId, since, most)).map(answerNews);
    const contents = await this.#joinedPlans(userId, now, since);
    return [...orders, ...answers, ...contents]
      .toSorted((a, b) => Number(waits(b)) - Number(waits(a)) || Date.parse(b.at) - Date.parse(a.at))
      .slice(0, most);
  }

  /** What a plan gives from its first day is no news. */
  async #joinedPlans(userId: string, now: Date, since: Date): Promise<readonly NewsItem[]> {
    const lent = (await this.ownership.of(userId, now)).filter(({ plan }) => plan !== null);
    const begun = new Map(lent.map((each) => [each.id, new Date(each.since)]));
    const published = await this.news.published([...begun.keys()], since, most);
    return published.filter(({ productId, at }) => at > (begun.get(productId) ?? at)).map(contentNews);
  }
}

const orderNews = ({ id, at, kind: notice, text }: OrderNotice): NewsItem => ({
  kind: 'order',
  id,
  at: at.toISOString(),
  notice,
  text,
});

const answerNews = ({ id, at, isUnread, title, slug, productKind }: AnsweredQuestion): NewsItem => ({
  kind: 'answer',
  id,
  at: at.toISOString(),
  isUnread,
  title,
  slug,
  productKind,
});

const contentNews = ({ at, productId, title, slug, productKind }: PublishedContent): NewsItem => ({
  kind: 'content',
  id: String(productId),
  at: at.toISOString(),
  title,
  slug,
  productKind,
});
