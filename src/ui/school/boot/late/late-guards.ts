import type { ModuleCode } from '#domain/catalogue/module-segments.ts';
import type * as rules from './guards.ts';
import { fetched } from '#ui/school/page-files.ts';
import type { Guard } from '#ui/school/page-route.tsx';

/** A guard whose rule comes with the first page that has one. */
const guardBy =
  (pick: (all: typeof rules) => Guard): Guard =>
  async (services, args) =>
    pick(await fetched(import('./guards.ts')))(services, args);

/** Lets only signed-in visitors pass; the others sign in first and come back. Source: AUTH-5, SIGN-2. */
export const requireSignIn = guardBy((all) => all.requireSignIn);

/** The guard of user management. Source: AUTH-4. */
export const requireUserManagement = guardBy((all) => all.requireUserManagement);

/** Sends signed-in visitors away from a page that is only for others. Source: ROUTE-17. */
export const refuseSignedIn = guardBy((all) => all.refuseSignedIn);

/**
 * The guard of what a plan gives of a module: whoever has nothing of it by the plan that the address names goes to the dashboard
 * of the sign-in app. Source: AUTH-6, SIGN-3.
 */
export const requireModule = (code: ModuleCode): Guard => guardBy((all) => all.requireModule(code));
