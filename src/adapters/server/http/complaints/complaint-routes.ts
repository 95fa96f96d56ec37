import type { FastifyInstance } from 'fastify';
import {
  complaintSheet,
  contentToWire,
  draftOf,
  fileComplaint,
  readNotices,
} from '#adapters/http-contract/complaints/complaints.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { Clock } from '#application/ports/clock.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { ComplaintSheet } from '#application/read-models/complaints/complaint-sheet.ts';
import { FileComplaint } from '#application/server/complaints/file-complaint.ts';
import { sheetPath } from '#application/server/complaints/sheet-path.ts';
import { Complaints, type ComplaintWithEvents } from '#application/server/complaints/ports/complaints.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import { complaintOfficeRoutes } from './complaint-office-routes.ts';
import { complaintRefusals } from './complaint-refusals.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

/** The complaints book, for anyone: no account and no captcha, a limit and a hidden field instead; and for whoever answers it. Source: ROUTE-11. */
export function complaintRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    fileComplaint,
    only(complaintRefusals, 'complaint-incomplete', 'looks-automatic'),
    async ({ body, once }) => {
      if (body.website !== '') return refuse({ kind: 'looks-automatic' as const });
      return once.write(
        FileComplaint,
        (book) => book.execute(draftOf(body)),
        ({ number, answerDue, secret, copySent }) => ({ number, answerDue, sheet: sheetPath(secret), copySent }),
      );
    },
    // Many people behind one address may complain on one day; a program that fills the book may not.
    { limit: { requests: 60, seconds: 600 } },
  );
  serve(
    app,
    school,
    readNotices,
    {},
    () => Promise.resolve(accept(school.settings.noticesOn(limaDay(school.get(Clock).now())))),
    { isForAll: true },
  );
  serve(
    app,
    school,
    complaintSheet,
    only(complaintRefusals, 'sheet-not-found'),
    async ({ params, reply }) => {
      const found = await school.get(Complaints).bySecret(params.secret);
      void reply.header('cache-control', 'private, no-store');
      return found === null
        ? refuse({ kind: 'sheet-not-found' as const })
        : accept(presentSheet(found, school.settings));
    },
    { limit: { requests: 300, seconds: 60 }, guess: { requests: 120, seconds: 60, of: ({ params }) => params.secret } },
  );
  complaintOfficeRoutes(app, school);
}

/** What the consumer reads of a sheet; its ids and its secret stay. */
export function presentSheet(
  { complaint, events }: ComplaintWithEvents,
  settings: SchoolSettings,
): Wire<ComplaintSheet> {
  const { number, filedAt, answerDue, provider, content } = complaint;
  return {
    number,
    filedAt: filedAt.toISOString(),
    answerDue,
    provider,
    content: contentToWire(content),
    notices: settings.noticesOn(limaDay(filedAt)),
    events: events.map(({ kind, text, by, at }) => ({ kind, text, by, at: at.toISOString() })),
  };
}
