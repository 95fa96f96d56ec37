import type { FastifyInstance } from 'fastify';
import { recordVisitorConsent } from '#adapters/http-contract/legal/consents.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { RecordVisitorConsent, type VisitorConsentRefusal } from '#application/server/legal/record-visitor-consent.ts';
import { deviceOf } from '#adapters/server/http/accounts/device.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

export const consentRefusals: RefusalTable<VisitorConsentRefusal> = {
  'consent-text-changed': {
    status: 409,
    field: 'textVersion',
    detail: 'El texto de privacidad cambió. Carga la página de nuevo para leerlo y elegir.',
  },
};

/** What visitors decide about being measured. Source: SITE-9. */
export function consentRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    recordVisitorConsent,
    consentRefusals,
    ({ body, request }) =>
      school.write(RecordVisitorConsent, (record) =>
        record.execute(body.visitorId, body.textVersion, body.granted, deviceOf(request)),
      ),
    { limit: { requests: 1200, seconds: 600 } },
  );
}
