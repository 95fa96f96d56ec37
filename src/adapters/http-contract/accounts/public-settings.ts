import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { accountArea } from './accounts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import type { ShownLogo } from '#application/read-models/settings/shown-logo.ts';

const logo = wireOf<ShownLogo>()(v.object({ src: v.string(), width: v.number(), height: v.number() }));

export const publicSettings = endpoint({
  method: 'GET',
  path: '/api/v1/settings',
  summary: 'Cómo se llama la escuela, y sus direcciones públicas',
  area: accountArea,
  answer: v.object({
    name: v.string(),
    statement: v.string(),
    logo: v.nullable(logo),
    schoolOrigin: v.string(),
    signInOrigin: v.string(),
    imagesBase: v.string(),
    uploadsBase: v.string(),
  }),
});
