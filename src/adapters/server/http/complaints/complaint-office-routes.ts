import type { FastifyInstance } from 'fastify';
import { contentToWire } from '#adapters/http-contract/complaints/complaints.ts';
import { listStaffComplaints, replyToComplaint } from '#adapters/http-contract/complaints/complaints-in-office.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { StaffComplaint } from '#application/read-models/complaints/staff-complaints.ts';
import { AnswerComplaint, type AnswerComplaintRefusal } from '#application/server/complaints/answer-complaint.ts';
import { Complaints, type ComplaintWithEvents } from '#application/server/complaints/ports/complaints.ts';
import { sheetPath } from '#application/server/complaints/sheet-path.ts';
import { replyTexts } from '#domain/complaints/complaint-answer.ts';
import { accept } from '#domain/shared/result.ts';

const refusals: RefusalTable<AnswerComplaintRefusal> = {
  'complaint-not-found': { status: 404, detail: 'No encontramos esta hoja de reclamación.' },
  'complaint-moved': {
    status: 409,
    detail: 'Alguien anotó algo en esta hoja mientras escribías. Léelo antes de responder; no enviamos nada.',
  },
  'answer-empty': { status: 400, field: 'text', detail: replyTexts['answer-empty'] },
  'answer-too-long': { status: 400, field: 'text', detail: replyTexts['answer-too-long'] },
  'signer-missing': { status: 400, field: 'by', detail: replyTexts['signer-missing'] },
};

/** How many answered sheets the desk shows. */
const MOST_ANSWERED = 100;

/** The complaints book for whoever answers it. Source: ROUTE-11; decisions.md, Staff. */
export function complaintOfficeRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listStaffComplaints, {}, async ({ reply }) => {
    void reply.header('cache-control', 'no-store');
    const all = await school.get(Complaints).list('all');
    const waiting = all.filter((each) => answeredAt(each) === null);
    const answered = all
      .filter((each) => answeredAt(each) !== null)
      .toSorted((one, other) => Number(answeredAt(other)) - Number(answeredAt(one)))
      .slice(0, MOST_ANSWERED);
    return accept({ waiting: waiting.map(present), answered: answered.map(present) });
  });
  serve(app, school, replyToComplaint, refusals, ({ caller, params, body: { seen, ...reply }, once }) =>
    once.write(
      AnswerComplaint,
      (book) => book.execute(params.number, reply, { by: caller.userId, seen }),
      ({ complaint }) => ({ number: complaint.number }),
    ),
  );
}

/** When the consumer was last answered; null: not yet. */
function answeredAt({ events }: ComplaintWithEvents): Date | null {
  return events.findLast(({ kind }) => kind === 'answer')?.at ?? null;
}

function present({ complaint, events }: ComplaintWithEvents): Wire<StaffComplaint> {
  const { number, filedAt, answerDue, content, secret } = complaint;
  return {
    number,
    filedAt: filedAt.toISOString(),
    answerDue,
    content: contentToWire(content),
    events: events.map(({ kind, text, by, at }) => ({ kind, text, by, at: at.toISOString() })),
    sheet: sheetPath(secret),
  };
}
