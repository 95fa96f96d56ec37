import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/support/held-messages.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { ConfirmMessage } from '#application/server/support/confirm-message.ts';
import { HoldMessage } from '#application/server/support/hold-message.ts';
import { refuse } from '#domain/shared/result.ts';
import { visitorMessageOf } from '#domain/support/visitor-message.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { heldMessageRefusals } from './support-refusals.ts';

const holdMessageRefusals = only(
  heldMessageRefusals,
  'field-invalid',
  'field-missing',
  'field-too-long',
  'looks-automatic',
  'too-many-letters',
);

/** Messages of visitors whose browser runs no script: a hidden field, limits and a letter stand in for the captcha. */
export function heldMessageRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    contract.holdMessage,
    holdMessageRefusals,
    async ({ body: { kind, website, ...draft }, once }) => {
      if (website !== '') return refuse({ kind: 'looks-automatic' as const });
      const read = visitorMessageOf(kind, draft);
      if (!read.ok) return read;
      const { link, ...message } = read.value;
      const facts = link === '' ? [] : ([['Enlace', link]] as const);
      return once.write(
        HoldMessage,
        (use) => use.execute({ ...message, kind, userId: null, facts, file: null }),
        () => undefined,
      );
    },
    { limit: { requests: 20, seconds: 600 } },
  );
  serve(
    app,
    school,
    contract.confirmMessage,
    only(heldMessageRefusals, 'held-message-not-found'),
    ({ body }) => school.write(ConfirmMessage, (use) => use.execute(body.secret)),
    { limit: { requests: 60, seconds: 600 } },
  );
}
