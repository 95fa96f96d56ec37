import type { FastifyInstance } from 'fastify';
import { moveInCall, readMovingFileCall, rehearseMoveCall } from '#adapters/http-contract/office/moving.ts';
import { receivedFile } from '#adapters/http-contract/shared/form-file.ts';
import { type MovingFileUnreadable, readMovingFile } from '#adapters/server/publishing/moving-file.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { MoveIn, type RowFaulty } from '#application/server/office/moving/move-in.ts';
import { MovingByKind } from '#application/server/office/moving/moving-by-kind.ts';
import { RehearseMove } from '#application/server/office/moving/rehearse-move.ts';
import { accept } from '#domain/shared/result.ts';
import { only, type RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

/** How a file or a row that does not go in is answered. */
const movingRefusals: RefusalTable<MovingFileUnreadable | RowFaulty> = {
  'moving-file-unreadable': { status: 422, field: 'archivo', detail: ({ reason }) => reason },
  'moving-row-faulty': {
    status: 409,
    detail: ({ line, column, reason }) => `Línea ${line}: ${column}: ${reason}.`,
  },
};

/** What a school brings from the platform it was on before: a file is read, rehearsed and brought in by parts. */
export function movingRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    readMovingFileCall,
    only(movingRefusals, 'moving-file-unreadable'),
    async ({ params, body, reply }) => {
      void reply.header('cache-control', 'no-store');
      const content = receivedFile(body.archivo)?.content ?? new Uint8Array();
      return readMovingFile(school.get(MovingByKind), params.kind, content);
    },
  );
  serve(app, school, rehearseMoveCall, {}, async ({ params, body: { rows, letters } }) =>
    accept(await school.get(RehearseMove).execute(params.kind, rows, { letters })),
  );
  serve(
    app,
    school,
    moveInCall,
    only(movingRefusals, 'moving-row-faulty'),
    ({ caller, params, body: { rows, letters } }) =>
      school.write(MoveIn, (move) => move.execute(caller.userId, params.kind, rows, { letters })),
  );
}
