import type { Profile } from '#domain/accounts/profile.ts';

/** Whether the account must stop being a guest before it pays. Source: GUEST-1. */
export function mustLeaveGuestStatus(account: Pick<Profile, 'role'>): boolean {
  return account.role === 1;
}

/**
 * The profile after the guest confirmed: role 0, the plan and the products it lent cleared; what is the account's own stays. One
 * that is no guest stays as it is. Source: GUEST-1.
 */
export function removeGuestStatus(profile: Profile): Profile {
  if (!mustLeaveGuestStatus(profile)) return profile;
  return { ...profile, role: 0, plan: null, proPlans: [], owned: profile.owned.filter(({ plan }) => plan === null) };
}
