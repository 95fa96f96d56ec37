import type { ModuleCode } from '#domain/catalogue/module-segments.ts';
import { moduleCodeOf } from '#domain/catalogue/product-kind.ts';
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

/** A plan as an address names it: by its slug, or by the id that an index passes through; no slug: any plan. Source: MAIN-7. */
export interface NamedPlan {
  readonly slug: string | null;
  /** tipoSync. */
  readonly sync: string | null;
}

/** Whether it is the plan that is named which gives the product. */
export function isOfPlan({ plan }: Pick<OwnedProduct, 'plan'>, { slug, sync }: NamedPlan): boolean {
  return plan !== null && (slug === null || plan.slug === slug || String(plan.id) === sync);
}

/** Whether the profile owns anything of a module, or, with `plan`, has it through that one. Source: AUTH-6. */
export function hasModule(
  profile: Pick<Profile, 'owned'> | null,
  moduleCode: ModuleCode,
  plan: NamedPlan | null = null,
): boolean {
  const ofModule = profile?.owned.filter((each) => moduleCodeOf(each.kind) === moduleCode) ?? [];
  return ofModule.some((each) => plan === null || isOfPlan(each, plan));
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
