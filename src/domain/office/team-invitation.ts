import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { LogFacts } from './office-log.ts';
import type { OfficeRole } from './permissions.ts';

/** Somebody is asked to work for the school in these roles. */
export interface TeamInvitation {
  readonly id: string;
  /** Whose account may accept; null: whoever has the address, of the first owner of an empty school. */
  readonly email: EmailAddress | null;
  /** In their order; at least one. */
  readonly roles: readonly OfficeRole[];
  /** The account that invited; null: the start of the school. */
  readonly invitedBy: string | null;
  readonly invitedAt: Date;
  /** When the newest letter went out. */
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly acceptedBy: string | null;
}

export type InvitationShut =
  /** Its time is over. */
  | { readonly kind: 'team-invitation-expired' }
  /** Another account accepted it, or it is not needed any more. */
  | { readonly kind: 'team-invitation-used' }
  /** It is for another address. */
  | { readonly kind: 'team-invitation-of-another'; readonly email: EmailAddress };

const minute = 60 * 1000;

/** Milliseconds in which an invitation can be accepted: seven days; that of a first owner, which the start prints: one. */
export const teamInvitationMs = 7 * 24 * 60 * minute;
export const firstOwnerMs = 24 * 60 * minute;

const pauseMs = minute;

/** Whether an account may accept now; once more by the one that did changes nothing. */
export function mayAccept(
  invitation: TeamInvitation,
  account: { readonly id: string; readonly email: EmailAddress },
  now: Date,
): Result<'accept' | 'accepted', InvitationShut> {
  const { acceptedAt, acceptedBy, email, expiresAt } = invitation;
  if (acceptedAt !== null) {
    return acceptedBy === account.id ? accept('accepted') : refuse({ kind: 'team-invitation-used' });
  }
  if (expiresAt <= now) return refuse({ kind: 'team-invitation-expired' });
  if (email !== null && email !== account.email) return refuse({ kind: 'team-invitation-of-another', email });
  return accept('accept');
}

/** Whether another letter may go out: two within a minute would be a nuisance. */
export const mayWriteAgain = ({ sentAt }: Pick<TeamInvitation, 'sentAt'>, now: Date): boolean =>
  now.getTime() - sentAt.getTime() >= pauseMs;

/** What the log tells of an invitation that nobody accepted yet: which roles wait, and not for whom. */
export const waitingFacts = ({ roles }: Pick<TeamInvitation, 'roles'>): LogFacts => ({
  state: 'invited',
  roles: roles.join(' '),
});
