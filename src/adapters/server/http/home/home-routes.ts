import type { FastifyInstance } from 'fastify';
import { listMyNews, listMySeminars } from '#adapters/http-contract/home/home-reads.ts';
import { expiredAccess, finishTour } from '#adapters/http-contract/home/student-home.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import type { NewsItem } from '#application/read-models/home/news-item.ts';
import { ReadExpiredAccess } from '#application/server/home/read-expired-access.ts';
import { type NewsItem as NewsFact, ReadMyNews } from '#application/server/home/read-my-news.ts';
import { ReadMySeminars } from '#application/server/home/read-my-seminars.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accept } from '#domain/shared/result.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

/** What the first page of the student area asks: the caller's own only. Source: MAIN-1, MAIN-5, LEARN-4, LEARN-5, TOUR-4. */
export function homeRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listMySeminars, {}, async (call) => {
    const seminars = await school.get(ReadMySeminars).execute(call.caller.userId);
    return accept({
      seminars: seminars.map(({ plan, startsAt, endsAt, ...seminar }) => ({
        ...seminar,
        startsAt: startsAt?.toISOString() ?? null,
        endsAt: endsAt?.toISOString() ?? null,
        planSlug: plan?.slug ?? null,
      })),
    });
  });
  serve(app, school, listMyNews, {}, async (call) => {
    const news = await school.get(ReadMyNews).execute(call.caller.userId);
    return accept({ news: news.map(presentNews) });
  });
  serve(app, school, expiredAccess, {}, async (call) => {
    const access = await school.get(ReadExpiredAccess).execute(call.caller.userId, call.params.slug);
    if (access === null) return accept({ access: null });
    const { product, plan, regular, reduced } = access;
    const prices = { regular: decimalText(regular), reduced: reduced === null ? null : decimalText(reduced) };
    return accept({ access: { product, plan, ...prices } });
  });
  serve(app, school, finishTour, {}, async (call) => {
    const { userId } = call.caller;
    const now = school.get(Clock).now();
    await school.write(Accounts, (accounts) => accounts.markTourSeen(userId, now));
    return accept({ ok: true });
  });
}

function presentNews(item: NewsFact): NewsItem {
  const at = item.at.toISOString();
  if (item.kind === 'order') {
    const { id, kind: notice, text } = item.notice;
    return { kind: 'order', id, at, notice, text };
  }
  if (item.kind === 'answer') {
    const { id, isUnread, title, slug, productKind } = item.answer;
    return { kind: 'answer', id, at, isUnread, title, slug, productKind };
  }
  const { productId, title, slug, productKind } = item.content;
  return { kind: 'content', id: String(productId), at, title, slug, productKind };
}
