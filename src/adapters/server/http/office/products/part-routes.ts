import type { FastifyInstance } from 'fastify';
import type { PartEndpoints } from '#adapters/http-contract/office/products/part-endpoints.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { KeepPart, ReadPart } from '#application/server/office/products/edit-part.ts';
import { accept } from '#domain/shared/result.ts';
import { officeProductRefusals } from './product-refusals.ts';

/** Serves the two calls by which a part of products is edited; what the part means is its editor's, by the list of `PartEditors`. */
export function partRoutes(app: FastifyInstance, school: School, { part, read, keep }: PartEndpoints): void {
  serve(
    app,
    school,
    read,
    only(officeProductRefusals, 'product-not-found', 'product-not-yours', 'part-not-found'),
    async ({ caller, params, reply }) => {
      void reply.header('cache-control', 'no-store');
      const opened = await school.get(ReadPart).execute(params.id, part, caller.userId);
      if (!opened.ok) return opened;
      const { content, revision, saved, lacks } = opened.value;
      const savedAt = saved?.savedAt.toISOString() ?? null;
      return accept({ content, revision, savedBy: saved?.savedBy?.name ?? '', savedAt, lacks });
    },
  );
  serve(
    app,
    school,
    keep,
    only(officeProductRefusals, 'product-not-found', 'product-not-yours', 'part-not-found', 'part-saved-meanwhile'),
    async ({ caller, params, body }) => {
      const kept = await school.write(KeepPart, (use) =>
        use.execute(params.id, part, body.content, body.fromRevision, caller.userId),
      );
      if (!kept.ok) return kept;
      const { revision, savedAt, lacks } = kept.value;
      return accept({ revision, savedAt: savedAt.toISOString(), lacks });
    },
  );
}
