import type { FastifyInstance } from 'fastify';
import {
  deleteAccount,
  exportOwnData,
  listDepartments,
  listProvinces,
} from '#adapters/http-contract/accounts/profiles.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { DeleteAccount } from '#application/server/accounts/delete-account.ts';
import { ExportOwnData } from '#application/server/accounts/export-own-data.ts';
import { Places } from '#application/server/accounts/ports/places.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import { presentOwnData } from './profile-presenters.ts';
import { ownFiles } from './own-files.ts';
import { deletionRefusals, goneRefusals } from './profile-refusals.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

const rarely = { limit: { requests: 20, seconds: 600 } };

/** A person's right to their data: to have them, and to have them erased; and the places an address names. */
export function ownDataRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    exportOwnData,
    goneRefusals,
    async (call) => {
      const data = await school.get(ExportOwnData).execute(call.caller.userId);
      void call.reply.header('cache-control', 'no-store');
      if (!data.ok) return data;
      return accept({ ...presentOwnData(data.value), files: await ownFiles(school, call.caller.userId) });
    },
    { ...rarely, isLong: true },
  );
  serve(
    app,
    school,
    deleteAccount,
    deletionRefusals,
    (call) => school.get(DeleteAccount).execute(call.caller, call.body.password),
    rarely,
  );
  placeRoutes(app, school);
}

function placeRoutes(app: FastifyInstance, school: School): void {
  const cached = 'public, max-age=86400';
  serve(app, school, listDepartments, {}, async ({ reply }) => {
    void reply.header('cache-control', cached);
    return accept({ departments: [...(await school.get(Places).departments())] });
  });
  serve(
    app,
    school,
    listProvinces,
    { 'department-unknown': { status: 404, field: 'code', detail: 'No existe ese departamento.' } },
    async ({ params, reply }) => {
      const provinces = await school.get(Places).provincesOf(params.code);
      if (provinces === null) return refuse({ kind: 'department-unknown' } as const);
      void reply.header('cache-control', cached);
      return accept({ provinces: provinces.map((each) => ({ ...each, districts: [...each.districts] })) });
    },
  );
}
