import { resourceNames } from '#domain/office/resources/all-resources.ts';
import { settingsNames } from '#domain/settings/school-settings.ts';
import type { ReadyRequest, Scene } from './fuzz-scene.ts';

/** What the office only reads, by its paths: it is there in every school. */
const read: readonly string[] = [
  '/api/v1/staff/settings',
  ...settingsNames.map((name) => `/api/v1/staff/settings/${name}`),
  ...resourceNames.map((name) => `/api/v1/staff/${name}`),
  '/api/v1/staff/products',
  '/api/v1/staff/orders',
  '/api/v1/staff/team',
  '/api/v1/staff/log',
];

/** What a call of the office needs: somebody who may make it. */
export const officeStates: Readonly<Record<string, (scene: Scene) => Promise<ReadyRequest>>> = Object.fromEntries(
  read.map((url) => [`GET ${url}`, async ({ staff }: Scene) => ({ url, who: staff })]),
);
