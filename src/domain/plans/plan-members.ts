import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';

/** `expired`: an invitation that nobody accepted in time. It and a removed member hold no seat. Source: USER-5. */
export type MemberState = 'invited' | 'active' | 'disabled' | 'expired' | 'removed';

/** A person on somebody's plan, from the invitation on. */
export interface PlanMember {
  readonly id: string;
  readonly ownerId: string;
  readonly planId: number;
  /** The address that was invited. */
  readonly email: EmailAddress;
  /** As the owner wrote it; empty when only the address was given. */
  readonly name: string;
  /** The account that accepted. */
  readonly userId: string | null;
  readonly state: MemberState;
  /** The number of the seat held, from 2 on; null: none. */
  readonly seat: number | null;
  /** Of the newest invitation's secret. */
  readonly fingerprint: string;
  readonly invitedAt: Date;
  /** When the newest invitation was sent. */
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
}

export type InvitationRefusal =
  | { readonly kind: 'invitation-expired' }
  | { readonly kind: 'invitation-used' }
  | { readonly kind: 'invitation-revoked' };

export type MemberRefusal =
  | { readonly kind: 'no-seat' }
  | { readonly kind: 'member-not-accepted' }
  | { readonly kind: 'member-accepted' }
  | { readonly kind: 'mail-just-sent' };

const minute = 60 * 1000;

/** Milliseconds in which an invitation can be accepted: seven days. */
export const invitationLifetimeMs = 7 * 24 * 60 * minute;

/** Milliseconds between two letters of one invitation. */
export const invitationPauseMs = minute;

/** The state at an instant: an invitation that was not accepted in time has expired, whether or not anybody wrote so. */
export function stateAt({ state, expiresAt }: Pick<PlanMember, 'state' | 'expiresAt'>, now: Date): MemberState {
  return state === 'invited' && expiresAt <= now ? 'expired' : state;
}

/** Whether the person takes a seat: an open invitation and a disabled member do, so that both can go on without a new one. */
export function holdsSeat(member: Pick<PlanMember, 'state' | 'expiresAt'>, now: Date): boolean {
  return ['invited', 'active', 'disabled'].includes(stateAt(member, now));
}

/**
 * The lowest free seat of a plan for `seats` persons, or null when none is free. The first seat is the owner's, always.
 *
 * @param seats persons that the plan is for, its owner among them: at least 1.
 * @param taken the seats held by others.
 */
export function freeSeat(seats: number, taken: readonly (number | null)[]): number | null {
  for (let seat = 2; seat <= seats; seat += 1) if (!taken.includes(seat)) return seat;
  return null;
}

/** An invitation that is sent now. */
export function invitationOf(
  given: Pick<PlanMember, 'id' | 'ownerId' | 'planId' | 'email' | 'name' | 'seat' | 'fingerprint'>,
  now: Date,
): PlanMember {
  const expiresAt = new Date(now.getTime() + invitationLifetimeMs);
  return { ...given, userId: null, state: 'invited', invitedAt: now, sentAt: now, expiresAt, acceptedAt: null };
}

/** The invitation sent once more, with another secret: the earlier one stops working. */
export function sentAgain(
  member: PlanMember,
  seat: number | null,
  fingerprint: string,
  now: Date,
): Result<PlanMember, MemberRefusal> {
  const state = stateAt(member, now);
  if (state !== 'invited' && state !== 'expired') return refuse({ kind: 'member-accepted' });
  if (now.getTime() - member.sentAt.getTime() < invitationPauseMs) return refuse({ kind: 'mail-just-sent' });
  const held = state === 'invited' ? member.seat : seat;
  if (held === null) return refuse({ kind: 'no-seat' });
  const expiresAt = new Date(now.getTime() + invitationLifetimeMs);
  return accept({ ...member, state: 'invited', seat: held, fingerprint, sentAt: now, expiresAt });
}

/** Whether an invitation can still be accepted by somebody. */
export function openInvitation(member: PlanMember, now: Date): Result<PlanMember, InvitationRefusal> {
  const state = stateAt(member, now);
  if (state === 'invited') return accept(member);
  if (state === 'expired') return refuse({ kind: 'invitation-expired' });
  return refuse({ kind: state === 'removed' ? 'invitation-revoked' : 'invitation-used' });
}

/** The person accepts; accepting once more changes nothing. */
export function accepted(member: PlanMember, userId: string, now: Date): Result<PlanMember, InvitationRefusal> {
  if (member.state === 'active' && member.userId === userId) return accept(member);
  const open = openInvitation(member, now);
  return open.ok ? accept({ ...member, userId, state: 'active', acceptedAt: now }) : open;
}

/** The member with access taken away or given back. The seat stays theirs, so that giving back always works. */
export function withAccess(member: PlanMember, isEnabled: boolean): Result<PlanMember, MemberRefusal> {
  if (member.state !== 'active' && member.state !== 'disabled') return refuse({ kind: 'member-not-accepted' });
  return accept({ ...member, state: isEnabled ? 'active' : 'disabled' });
}

/** The invitation as nobody accepted it in time: its seat is free. */
export function lapsed(member: PlanMember): PlanMember {
  return { ...member, state: 'expired', seat: null };
}

/** The person off the plan; the seat is free at once. Source: USER-5, GUEST-1. */
export function removed(member: PlanMember): PlanMember {
  return { ...member, state: 'removed', seat: null };
}
