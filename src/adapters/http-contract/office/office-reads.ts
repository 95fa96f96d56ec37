import * as v from 'valibot';
import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { readEndpoint } from '#adapters/http-contract/shared/read-endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { instant } from '#adapters/http-contract/shared/wire-values.ts';
import { type OfficePending, officePending } from '#application/read-models/office/office-pending.ts';
import { pendingKinds } from '#domain/office/pending-parts.ts';
import { settingsNames } from '#domain/settings/school-settings.ts';

const kind = v.picklist(pendingKinds);

export const readOfficePending = readEndpoint(officePending, {
  path: '/api/v1/staff/pending',
  summary: 'Lo que espera en las partes de la oficina que ve quien llama, primero lo que vence antes',
  area: 'Colaboradores',
  signIn: 'required',
  permission: 'enter-office',
  query: null,
  answer: wireOf<OfficePending>()(
    v.object({
      waiting: v.array(
        v.object({
          kind,
          count: v.number(),
          since: instant,
          due: v.nullable(v.object({ by: instant, isOver: v.boolean() })),
        }),
      ),
      quiet: v.array(kind),
      health: v.nullable(
        v.object({
          lacks: v.array(v.picklist(settingsNames)),
          backup: v.object({
            last: v.nullable(v.object({ endedAt: instant, bytes: v.number() })),
            isOverdue: v.boolean(),
          }),
          lettersGivenUp: v.number(),
          lettersStuckSince: v.nullable(instant),
        }),
      ),
    }),
  ),
  fromWire: (pending) => pending,
});

/** What the first page of the office shows. */
export const officeReads: readonly Endpoint[] = [readOfficePending];
