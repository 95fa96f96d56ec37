import type { FastifyInstance } from 'fastify';
import { keepReadingSettings, readReadingSettings } from '#adapters/http-contract/reading/settings.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { KeepReadingSettings } from '#application/server/reading/keep-reading-settings.ts';
import { KeptReadingSettings } from '#application/server/reading/ports/kept-reading-settings.ts';
import { accept } from '#domain/shared/result.ts';

/** How an account's reader likes the page, for all its devices. */
export function readingSettingsRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, readReadingSettings, {}, async ({ caller }) =>
    accept({ kept: await school.get(KeptReadingSettings).find(caller.userId) }),
  );
  serve(app, school, keepReadingSettings, {}, async ({ caller, body }) => {
    const kept = await school.write(KeepReadingSettings, (keep) => keep.execute(caller.userId, body));
    return kept.ok ? accept({ version: kept.value }) : kept;
  });
}
