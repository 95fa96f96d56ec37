import * as v from 'valibot';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import type { StaffProfile } from '#domain/catalogue/staff-profile.ts';

const kind = v.picklist(productKinds);

export const listStaffProfiles = endpoint({
  method: 'GET',
  path: '/api/v1/staff-profiles',
  summary: 'Quiénes enseñan y escriben en la escuela, con lo primero que tienen publicado y cuánto es en total',
  area: 'Catálogo',
  answer: v.object({
    teachers: v.array(
      wireOf<StaffProfile>()(
        v.object({
          slug: v.string(),
          name: v.string(),
          profession: v.string(),
          biography: v.string(),
          photo: v.nullable(v.string()),
          products: v.array(v.object({ kind, slug: v.string(), title: v.string() })),
          works: v.number(),
        }),
      ),
    ),
  }),
});

export const staffProfileEndpoints: readonly Endpoint[] = [listStaffProfiles];
