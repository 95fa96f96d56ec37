import { expect, test } from 'vitest';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { mayAccept, mayWriteAgain } from '#domain/office/team-invitation.ts';
import { at } from '#test/support/accounts/account-builders.ts';
import { aTeamInvitation } from '#test/ports/office/team-invitations.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const ana = { id: 'ana', email: 'ana@correo.pe' as EmailAddress };
const luis = { id: 'luis', email: 'luis@correo.pe' as EmailAddress };

test('is accepted by the account of its address, in time; once more by it changes nothing', () => {
  expect(accepted(mayAccept(aTeamInvitation(), ana, at('10:00')))).toBe('accept');
  const used = aTeamInvitation({ acceptedAt: at('10:30'), acceptedBy: 'ana' });
  expect(accepted(mayAccept(used, ana, at('23:00')))).toBe('accepted');
  expect(refused(mayAccept(used, luis, at('11:00')))).toEqual({ kind: 'team-invitation-used' });
});

test('is refused when it is over, and to whoever it is not for', () => {
  const short = aTeamInvitation({ expiresAt: at('12:00') });
  expect(accepted(mayAccept(short, ana, at('11:59')))).toBe('accept');
  expect(refused(mayAccept(short, ana, at('12:00')))).toEqual({ kind: 'team-invitation-expired' });
  expect(refused(mayAccept(aTeamInvitation(), luis, at('11:00')))).toEqual({
    kind: 'team-invitation-of-another',
    email: 'ana@correo.pe',
  });
});

test('of a first owner is anybody’s who has its address', () => {
  expect(accepted(mayAccept(aTeamInvitation({ email: null }), luis, at('11:00')))).toBe('accept');
});

test('is written again a minute later at the earliest', () => {
  const sent = { sentAt: at('10:00') };
  expect(mayWriteAgain(sent, new Date('2026-03-10T10:00:59.999Z'))).toBe(false);
  expect(mayWriteAgain(sent, at('10:01'))).toBe(true);
});
