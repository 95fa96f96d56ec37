import type { FastifyInstance } from 'fastify';
import { agreeOnShare, readOfficeShares, readOwnShares } from '#adapters/http-contract/receipts/shares.ts';
import { attach, permitOf } from '#adapters/server/http/shared/files/private-file-routes.ts';
import { signerFor } from '#adapters/server/http/shared/files/signed-view.ts';
import { permissionRefusals } from '#adapters/server/http/shared/permitted.ts';
import { problemOf, ProblemError, type RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { workbookOf } from '#adapters/server/receipts/books/workbook.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { AgreeShare, type AgreeShareRefusal } from '#application/server/receipts/shares/agree-share.ts';
import { ReadShares, shareFileKinds } from '#application/server/receipts/shares/read-shares.ts';
import { bookMonth } from '#domain/receipts/books/book-month.ts';
import { sheetCsv } from '#domain/receipts/books/register-sheet.ts';
import { shareSheet } from '#domain/receipts/shares/share-sheet.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { parsePercent } from '#domain/shared/rate.ts';
import { accept } from '#domain/shared/result.ts';

const refusals: RefusalTable<AgreeShareRefusal> = {
  ...permissionRefusals,
  'share-party-unknown': {
    status: 404,
    field: 'party',
    detail: 'Elige a un docente de ese producto o a un vendedor verificado.',
  },
  'share-month-closed': {
    status: 409,
    field: 'from',
    detail: 'Los libros de ese mes están cerrados: elige un día de un mes abierto.',
  },
  'shares-over-whole': {
    status: 409,
    field: 'rate',
    detail: ({ from }) =>
      `Con las demás participaciones pasaría del 100 % desde el ${formatDayMonthYear(from)}. Baja esta o las otras.`,
  },
};

const filePath = (month: string, kind: string): string => `/api/v1/staff/shares/${month}/archivos/${kind}`;

/** The shares of teachers and sellers: for the office, and for each of them. Decision 0102. */
export function shareRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, readOfficeShares, {}, async ({ caller, query, reply }) => {
    void reply.header('cache-control', 'no-store');
    const shares = await school.get(ReadShares).all(bookMonth(query.month));
    const sign = signerFor(school, caller.userId);
    const files = shares.files.map((file) => ({ ...file, address: sign(filePath(shares.month, file.kind)) }));
    return accept({ ...shares, files });
  });
  serve(app, school, agreeOnShare, refusals, ({ caller, body }) => {
    const rate = parsePercent(body.rate);
    // What was asked for has been read as a rate and as a day.
    if (!rate.ok) throw new Error(`${body.rate} is no rate`);
    const share = { party: body.party, productId: body.productId, rate: rate.value, from: body.from as PlainDate };
    return school.write(AgreeShare, (agree) => agree.execute(share, caller.userId));
  });
  serve(app, school, readOwnShares, {}, async ({ caller, query, reply }) => {
    void reply.header('cache-control', 'no-store');
    return accept(await school.get(ReadShares).own(caller.userId, bookMonth(query.month)));
  });
  app.get<{ Params: { month: string; kind: string } }>(filePath(':month', ':kind'), async (request, reply) => {
    permitOf(school, request);
    const month = bookMonth(request.params.month);
    const kind = shareFileKinds.find((each) => each === request.params.kind);
    if (month === null || kind === undefined) {
      throw new ProblemError(problemOf(404, 'not-found', 'No hay un archivo así de participaciones.'));
    }
    const sheet = shareSheet((await school.get(ReadShares).of(month)).entries);
    attach(reply, `participaciones-${month}.${kind}`);
    void reply.header('cache-control', 'private, no-store');
    if (kind === 'csv') return reply.type('text/csv; charset=utf-8').send(Buffer.from(sheetCsv(sheet)));
    const workbook = await workbookOf(sheet, `Participaciones ${month}`);
    return reply.type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet').send(Buffer.from(workbook));
  });
}
