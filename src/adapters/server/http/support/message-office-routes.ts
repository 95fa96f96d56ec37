import type { FastifyInstance } from 'fastify';
import { giveMessageAnswer, setMessageSettlement } from '#adapters/http-contract/support/messages-in-office.ts';
import { listStaffMessages } from '#adapters/http-contract/support/support-reads.ts';
import { privateFilesPath } from '#adapters/server/http/shared/files/private-file-routes.ts';
import { signerFor } from '#adapters/server/http/shared/files/signed-view.ts';
import { only, type RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import {
  AnswerMessage,
  type MessageNotFound,
  type MessageSettled,
  SettleMessage,
} from '#application/server/support/answer-message.ts';
import { ListMessages } from '#application/server/support/list-messages.ts';
import { messageNumber } from '#application/server/support/message-letters.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { accept, mapValue } from '#domain/shared/result.ts';
import { type MessageAnswerRefusal, messageAnswerTexts } from '#domain/support/message-answer.ts';

const refusals: RefusalTable<MessageNotFound | MessageSettled | MessageAnswerRefusal> = {
  'message-not-found': { status: 404, detail: 'No encontramos este mensaje.' },
  'message-settled': { status: 409, detail: settledText },
  'answer-missing': { status: 400, field: 'text', detail: messageAnswerTexts['answer-missing'] },
  'answer-too-long': { status: 400, field: 'text', detail: messageAnswerTexts['answer-too-long'] },
};

function settledText({ settled: { how, by, at } }: MessageSettled): string {
  const when = formatLongInstant(at, { withYear: true });
  const did = how === 'answered' ? 'respondió este mensaje' : 'dio por atendido este mensaje';
  return `${by?.name ?? 'Alguien'} ya ${did}: ${when}. No enviamos nada.`;
}

/** What was written to the school, for whoever answers it. Source: decisions.md, Staff. */
export function messageOfficeRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listStaffMessages, {}, async ({ query: { which, group, page }, caller, reply }) => {
    void reply.header('cache-control', 'no-store');
    const sign = signerFor(school, caller.userId);
    const addressOf = (key: string) => sign(privateFilesPath + key);
    return accept(await school.get(ListMessages).execute(which, group, Number(page), addressOf));
  });
  serve(app, school, giveMessageAnswer, refusals, ({ caller, params, body, once }) =>
    once.write(
      AnswerMessage,
      (answer) => answer.execute(params.messageId, body.text, caller.userId),
      (message) => ({ number: messageNumber(message) }),
    ),
  );
  serve(
    app,
    school,
    setMessageSettlement,
    only(refusals, 'message-not-found', 'message-settled'),
    async ({ caller, params, body }) =>
      mapValue(
        await school.write(SettleMessage, (use) => use.execute(params.messageId, body.isSettled, caller.userId)),
        () => undefined,
      ),
  );
}
