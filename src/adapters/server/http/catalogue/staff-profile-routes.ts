import type { FastifyInstance } from 'fastify';
import { listStaffProfiles } from '#adapters/http-contract/catalogue/staff-profiles.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Teachers } from '#application/server/catalogue/ports/teachers.ts';
import { accept } from '#domain/shared/result.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

/** Who teaches here. Source: SITE-11. */
export function staffProfileRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    listStaffProfiles,
    {},
    async () => {
      const teachers = await school.get(Teachers).all();
      return accept({ teachers: teachers.map((each) => ({ ...each, products: [...each.products] })) });
    },
    { isForAll: true },
  );
}
