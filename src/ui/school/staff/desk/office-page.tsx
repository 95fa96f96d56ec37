import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { type Permission, permissionsOf } from '#domain/office/permissions.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import type { LoadArgs, PageFailure } from '#ui/school/boot/page-module.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { NotPermittedPage, NotTheirsPage } from './not-permitted-page.tsx';

/** What a page of the office is told besides what it loads: the roles of whoever sees it, and whether they may see it. */
interface OfficeData {
  readonly roles: readonly string[];
  readonly isPermitted: boolean;
  readonly permission: Permission;
  /** Why a thing that the address names is not theirs, although their role includes such things; not said: it is. */
  readonly notTheirs?: string;
}

interface OfficePage {
  readonly load: (services: Services, args: LoadArgs) => Promise<object>;
  readonly Component: ComponentType;
}

/**
 * A page of the office: whoever lacks its permission reads so in its place, and where they may go instead. The school asks for the
 * permission at each call as well; here it is asked for what is shown.
 *
 * @param needs a page that shows things of several kinds says by its address which permission that takes.
 */
export function officePage(
  needs: Permission | ((args: LoadArgs) => Permission),
  load: (services: Services, args: LoadArgs) => Promise<object>,
  Page: ComponentType,
): OfficePage {
  return {
    async load(services, args): Promise<OfficeData> {
      const permission = typeof needs === 'string' ? needs : needs(args);
      const roles = await rolesFor(services, permission);
      if (!permissionsOf(roles).has(permission)) {
        return { roles, isPermitted: false, permission };
      }
      try {
        return { ...(await load(services, args)), roles, isPermitted: true, permission };
      } catch (thrown) {
        const failure = failureOf(thrown);
        if (failure.kind === 'product-not-yours') {
          return { roles, isPermitted: false, permission, notTheirs: failure.detail ?? '' };
        }
        if (failure.kind !== 'permission-missing') throw thrown;
        // The role was taken away while the page stood open.
        await services.get(SessionStore).refresh();
        return { roles: rolesIn(services), isPermitted: false, permission };
      }
    },
    Component: function OfficePage() {
      const { roles, isPermitted, permission, notTheirs } = useLoaderData() as OfficeData;
      if (notTheirs !== undefined) return <NotTheirsPage why={notTheirs} />;
      return isPermitted ? <Page /> : <NotPermittedPage permission={permission} roles={roles} />;
    },
  };
}

/** Whether whoever sees a page of the office may do something on it. */
export function useMay(permission: Permission): boolean {
  const { roles } = useLoaderData() as OfficeData;
  return permissionsOf(roles).has(permission);
}

/** The roles that this browser remembers; where they do not do, the school is asked: one may have been given a moment ago. */
async function rolesFor(services: Services, permission: Permission): Promise<readonly string[]> {
  const remembered = rolesIn(services);
  if (permissionsOf(remembered).has(permission)) return remembered;
  await services.get(SessionStore).refresh();
  return rolesIn(services);
}

function rolesIn(services: Services): readonly string[] {
  return services.get(SessionKeeper).state.user?.officeRoles ?? [];
}

function failureOf(thrown: unknown): Partial<PageFailure> {
  const { data } = (thrown ?? {}) as { readonly data?: Partial<PageFailure> };
  return data ?? {};
}
