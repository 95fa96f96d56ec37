import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { inOrder, type OfficeRole } from './permissions.ts';

/** What becomes of somebody's roles: some are given to those they have, some or all are taken, or they are these from now on. */
export type RoleChange =
  | { readonly kind: 'give'; readonly roles: readonly OfficeRole[] }
  | { readonly kind: 'take'; readonly roles: readonly OfficeRole[] | 'all' }
  | { readonly kind: 'set'; readonly roles: readonly OfficeRole[] };

/** The roles that somebody has after a change, in their order; none: they leave the team. */
export function changedRoles(held: readonly OfficeRole[], change: RoleChange): readonly OfficeRole[] {
  switch (change.kind) {
    case 'give':
      return inOrder([...held, ...change.roles]);
    case 'take':
      return change.roles === 'all' ? [] : inOrder(held.filter((role) => !change.roles.includes(role)));
    case 'set':
      return inOrder(change.roles);
  }
}

/** Somebody of the team, by what decides whether they can do anything. */
export interface OwnerCandidate {
  readonly userId: string;
  readonly roles: readonly OfficeRole[];
  /** Whoever cannot sign in owns nothing that anybody could ask for. */
  readonly isDisabled: boolean;
}

export type LastOwnerLeaves = { readonly kind: 'last-owner' };

/** Whether these may be the roles of one of the team: a school that had an owner keeps one. @param team as it is now. */
export function keepsAnOwner(
  team: readonly OwnerCandidate[],
  userId: string,
  roles: readonly OfficeRole[],
): Result<undefined, LastOwnerLeaves> {
  const owners = team.filter((each) => each.roles.includes('owner') && !each.isDisabled);
  const leaves = owners.some((each) => each.userId === userId) && !roles.includes('owner');
  return leaves && owners.length === 1 ? refuse({ kind: 'last-owner' }) : accept(undefined);
}
