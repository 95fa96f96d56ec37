import type { FastifyInstance } from 'fastify';
import {
  listMyEndings,
  listMySales,
  listMyCertificates,
  listMyNews,
  listMyNotes,
  listMySeminars,
} from '#adapters/http-contract/home/home-reads.ts';
import { expiredAccess, finishTour, presentExpiredAccess } from '#adapters/http-contract/home/student-home.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { presentSales } from '#adapters/server/http/cart/present-sales.ts';
import { ReadMySales } from '#application/server/cart/read-seller-sales.ts';
import { ReadExpiredAccess } from '#application/server/home/read-expired-access.ts';
import { ReadMyNews } from '#application/server/home/read-my-news.ts';
import { ReadMyEndings } from '#application/server/plans/read-my-endings.ts';
import { ReadMySeminars } from '#application/server/home/read-my-seminars.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accept } from '#domain/shared/result.ts';
import { certificateAddress } from '#adapters/server/http/learning/certificate-address.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { readMyCertificates } from '#adapters/server/sql/home/my-certificates.ts';
import { readMyNotes } from '#adapters/server/sql/home/my-notes.ts';

/** What the first page of the student area asks: the caller's own only. Source: MAIN-1, MAIN-5, LEARN-4, LEARN-5, TOUR-4. */
export function homeRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listMySales, {}, async ({ caller, reply }) => {
    void reply.header('cache-control', 'no-store');
    const sold = await school.get(ReadMySales).execute(caller.userId);
    const sellers = sold.map(({ inAll, months, ...seller }) => ({
      ...seller,
      inAll: presentSales(inAll),
      months: months.map((each) => ({ month: each.month, ...presentSales(each) })),
    }));
    return accept({ sellers });
  });
  serve(app, school, listMySeminars, {}, async (call) => {
    return accept({ seminars: [...(await school.get(ReadMySeminars).execute(call.caller.userId))] });
  });
  serve(app, school, listMyNews, {}, async (call) => {
    return accept({ news: [...(await school.get(ReadMyNews).execute(call.caller.userId))] });
  });
  kept(app, school);
  serve(app, school, expiredAccess, {}, async (call) => {
    const access = await school.get(ReadExpiredAccess).execute(call.caller.userId, call.params.slug);
    return accept({ access: access && presentExpiredAccess(access) });
  });
  serve(app, school, listMyEndings, {}, async (call) => {
    const { plans, pausedBy } = await school.get(ReadMyEndings).execute(call.caller.userId);
    const presented = plans.map(({ offer, ...plan }) => ({
      ...plan,
      offer: offer && { ...offer, price: decimalText(offer.price) },
    }));
    return accept({ plans: presented, pausedBy });
  });
  serve(app, school, finishTour, {}, async (call) => {
    const { userId } = call.caller;
    const now = school.get(Clock).now();
    await school.write(Accounts, (accounts) => accounts.markTourSeen(userId, now));
    return accept({ ok: true });
  });
}

/** What stays somebody's own when access is over: certificates, and notes of books. */
function kept(app: FastifyInstance, school: School): void {
  serve(app, school, listMyCertificates, {}, async (call) => {
    const { userId } = call.caller;
    const certificates = await readMyCertificates(school.db, userId);
    return accept({
      certificates: certificates.map((each) => ({
        ...each,
        document: certificateAddress(school, { code: each.code, userId }, 'document'),
      })),
    });
  });
  serve(app, school, listMyNotes, {}, async (call) => {
    const { userId } = call.caller;
    const now = school.get(Clock).now();
    const books = [];
    for (const { productId, isPublished, notes, ...book } of await readMyNotes(school.db, userId)) {
      const isOpen = isPublished && (await school.get(Ownership).owns(userId, productId, now));
      books.push({ ...book, isOpen, notes: [...notes] });
    }
    return accept({ books });
  });
}
