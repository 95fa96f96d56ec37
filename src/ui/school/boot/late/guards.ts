import { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { hasModule, userManagementAccess } from '#domain/accounts/module-access.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import { syncIn } from '#domain/catalogue/menu-paths.ts';
import type { ModuleCode } from '#domain/catalogue/module-segments.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { failWith, moveTo, type LoadArgs } from '#ui/school/boot/page-module.ts';
import type { Guard } from '#ui/school/page-route.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';

/** Lets only signed-in visitors pass; the others sign in first and come back. Source: AUTH-5, SIGN-2. */
export const requireSignIn: Guard = async (services, args) => {
  await signedInProfile(services, args);
};

/** The guard of user management. Source: AUTH-4. */
export const requireUserManagement: Guard = async (services, args) => {
  const profile = await signedInProfile(services, args);
  if (userManagementAccess(profile) === 'student-area') moveTo('/main');
};

/** Lets only those pass who work for the school; others get the page of restricted access. Source: ERROR-1. */
export const requireCollaborator: Guard = async (services, args) => {
  const profile = await signedInProfile(services, args);
  if (!profile.isCollaborator) failWith(403, { kind: 'collaborators-only', detail: '' });
};

/**
 * The guard of what a plan gives of a module: whoever has nothing of it by the plan that the address names goes to the dashboard
 * of the sign-in app. Source: AUTH-6, SIGN-3.
 */
export function requireModule(code: ModuleCode): Guard {
  return async (services, args) => {
    const profile = await signedInProfile(services, args);
    const plan = { slug: args.params['slug'] ?? null, sync: syncIn(args.url.search) };
    if (hasModule(profile, code, plan)) return;
    // What was bought a moment ago is not in what this browser remembers.
    await services.get(SessionStore).refresh();
    if (hasModule(await signedInProfile(services, args), code, plan)) return;
    return leaveSchool(services, args, `/dashboard?motivo=sin-plan&modulo=${code}`);
  };
}

/** Sends signed-in visitors away from a page that is only for others, to where they were going. Source: ROUTE-17, SIGN-2. */
export const refuseSignedIn: Guard = async (services, { url }) => {
  const keeper = services.get(SessionKeeper);
  await keeper.restore();
  if (keeper.state.loggedIn) moveTo(safeReturnPath(url.searchParams.get('redirect'), '/main'));
};

async function signedInProfile(services: Services, { url }: LoadArgs): Promise<Profile> {
  const keeper = services.get(SessionKeeper);
  await keeper.restore();
  if (keeper.state.loggedIn) {
    if (keeper.state.user === null) await services.get(SessionStore).refresh();
    const profile = keeper.state.user;
    if (profile !== null) return profile;
    if (keeper.state.loggedIn) return failWith(503, { kind: 'offline', detail: '' });
  }
  const expired = keeper.state.sessionExpired;
  await keeper.forgetExpiry();
  const shown = shownPlace(services, url);
  return moveTo(
    withQuery('/login', {
      redirect: shown ?? url.pathname + url.search,
      motivo: expired ? 'vencida' : null,
      // The way back from the form would lead to this guard again.
      reemplaza: shown === null ? null : 'si',
    }),
  );
}

/** Leaves for a page of the sign-in app; then it never comes back. A page that is shown already gives way to it: the way back would lead to its guard again. */
function leaveSchool(services: Services, { url }: LoadArgs, path: string): Promise<never> {
  const address = services.get(SiteSettings).signInOrigin + path;
  if (shownPlace(services, url) === null) return moveTo(address);
  services.get(Navigator).replaceWith(address);
  return new Promise(() => undefined);
}

/**
 * The place that the address bar shows, if it is on this page: a page that was opened by its address, or by a step back. A loader
 * is not told the fragment. Null: the page is only asked for, and another is shown.
 */
function shownPlace(services: Services, { pathname, search }: URL): string | null {
  const here = services.get(Navigator).here();
  const [place] = here.split('#', 1);
  return place === pathname + search ? here : null;
}
