import { moduleCodeOf, type ProductModuleCode } from '#domain/catalogue/product-kind.ts';
import type { OwnedProduct } from './ownership.ts';
import type { Profile } from './profile.ts';

/** Whether the profile owns the product: it stands in menu.plan.productos, and nowhere else is looked. Source: AUTH-6. */
export function ownsProduct(profile: Pick<Profile, 'owned'> | null, productId: number): boolean {
  return ownedProduct(profile, productId) !== null;
}

/** The entry of an owned product, or null. */
export function ownedProduct(profile: Pick<Profile, 'owned'> | null, productId: number): OwnedProduct | null {
  return profile?.owned.find((each) => each.id === productId) ?? null;
}

/** Whether the profile owns anything of a module, or, with `planSlug`, has it through that plan. Source: AUTH-6. */
export function hasModule(
  profile: Pick<Profile, 'owned'> | null,
  moduleCode: ProductModuleCode,
  planSlug?: string,
): boolean {
  const ofModule = profile?.owned.filter((each) => moduleCodeOf(each.kind) === moduleCode) ?? [];
  return planSlug === undefined ? ofModule.length > 0 : ofModule.some((each) => each.plan?.slug === planSlug);
}

/** Whether a plan or PRO plan is in force. */
export function hasPlan(profile: Pick<Profile, 'plan' | 'proPlans'> | null): boolean {
  return profile !== null && (profile.plan !== null || profile.proPlans.length > 0);
}

/** Whether the menu shows 'Gestionar usuarios'. Source: AUTH-3; decisions.md, Products and routes. */
export function canManageUsers(profile: Pick<Profile, 'role' | 'plan' | 'proPlans'> | null): boolean {
  return profile !== null && profile.role === 0 && hasPlan(profile);
}

/**
 * What the guard of user management does: anonymous visitors sign in first, a guest without a plan goes to the student area,
 * everybody else may see the page (whoever has no plan finds an offer there). Source: AUTH-4.
 */
export function userManagementAccess(
  profile: Pick<Profile, 'role' | 'plan' | 'proPlans'> | null,
): 'sign-in' | 'student-area' | 'allowed' {
  if (profile === null) return 'sign-in';
  return profile.role === 1 && !hasPlan(profile) ? 'student-area' : 'allowed';
}
