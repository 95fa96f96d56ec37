import { expect, test } from 'vitest';
import type { TeamInvitations } from '#application/server/office/ports/team-invitations.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { TeamInvitation } from '#domain/office/team-invitation.ts';
import { at } from '#test/support/accounts/account-builders.ts';

/** Teresa's invitation to ana@correo.pe as cashier, of ten, which holds a week. */
export function aTeamInvitation(changes: Partial<TeamInvitation> = {}): TeamInvitation {
  return {
    id: 'i1',
    email: 'ana@correo.pe' as EmailAddress,
    roles: ['cashier'],
    invitedBy: 'teresa',
    invitedAt: at('10:00'),
    sentAt: at('10:00'),
    expiresAt: new Date('2026-03-17T10:00:00.000Z'),
    acceptedAt: null,
    acceptedBy: null,
    ...changes,
  };
}

const luis = 'luis@correo.pe' as EmailAddress;

/** What every `TeamInvitations` does. The factory gives an empty one that knows the accounts teresa, ana and luis. */
export function teamInvitationsContract(make: () => TeamInvitations | Promise<TeamInvitations>): void {
  test('keeps what nobody accepted, by address, and finds it by its address and its secret', async () => {
    const invitations = await make();
    const [ana, other] = [aTeamInvitation(), aTeamInvitation({ id: 'i2', email: luis, roles: ['owner', 'support'] })];
    expect(await invitations.add(other, 'huella-2')).toBe(true);
    expect(await invitations.add(ana, 'huella-1')).toBe(true);
    expect(await invitations.open()).toEqual([ana, other]);
    expect(await invitations.find('i2')).toEqual(other);
    expect(await invitations.findByEmail(luis)).toEqual(other);
    expect(await invitations.findByFingerprint('huella-1')).toEqual(ana);
    expect(await invitations.find('i9')).toBeNull();
    expect(await invitations.findByFingerprint('huella-9')).toBeNull();
  });

  test('an address has one that nobody accepted', async () => {
    const invitations = await make();
    await invitations.add(aTeamInvitation(), 'huella-1');
    expect(await invitations.add(aTeamInvitation({ id: 'i2' }), 'huella-2')).toBe(false);
    expect(await invitations.accept('i1', 'ana', at('11:00'))).toBe(true);
    expect(await invitations.add(aTeamInvitation({ id: 'i2' }), 'huella-2')).toBe(true);
    expect(await invitations.open()).toEqual([aTeamInvitation({ id: 'i2' })]);
  });

  test('sent again it opens by the new secret alone, and holds longer', async () => {
    const invitations = await make();
    await invitations.add(aTeamInvitation(), 'huella-1');
    const later = { sentAt: at('12:00'), expiresAt: new Date('2026-03-17T12:00:00.000Z') };
    expect(await invitations.renew('i1', 'huella-2', later.sentAt, later.expiresAt)).toBe(true);
    expect(await invitations.findByFingerprint('huella-1')).toBeNull();
    expect(await invitations.findByFingerprint('huella-2')).toEqual(aTeamInvitation(later));
  });

  test('is accepted once, and then neither sent again nor withdrawn', async () => {
    const invitations = await make();
    await invitations.add(aTeamInvitation(), 'huella-1');
    expect(await invitations.accept('i1', 'ana', at('11:00'))).toBe(true);
    expect(await invitations.accept('i1', 'luis', at('12:00'))).toBe(false);
    const used = { acceptedAt: at('11:00'), acceptedBy: 'ana' };
    expect(await invitations.findByFingerprint('huella-1')).toEqual(aTeamInvitation(used));
    expect(await invitations.open()).toEqual([]);
    expect(await invitations.find('i1')).toBeNull();
    expect(await invitations.renew('i1', 'huella-2', at('12:00'), at('13:00'))).toBe(false);
    expect(await invitations.withdraw('i1')).toBe(false);
  });

  test('withdrawn it opens nothing', async () => {
    const invitations = await make();
    await invitations.add(aTeamInvitation(), 'huella-1');
    expect(await invitations.withdraw('i1')).toBe(true);
    expect(await invitations.withdraw('i1')).toBe(false);
    expect(await invitations.findByFingerprint('huella-1')).toBeNull();
    expect(await invitations.accept('i1', 'ana', at('11:00'))).toBe(false);
  });

  test('that of a first owner is found by its secret alone; another start takes it back', async () => {
    const invitations = await make();
    const first = aTeamInvitation({ email: null, roles: ['owner'], invitedBy: null });
    await invitations.add(first, 'huella-1');
    expect(await invitations.findByFingerprint('huella-1')).toEqual(first);
    expect(await invitations.open()).toEqual([]);
    expect(await invitations.find('i1')).toBeNull();
    await invitations.add(aTeamInvitation({ id: 'i2' }), 'huella-2');
    await invitations.withdrawFirst();
    expect(await invitations.findByFingerprint('huella-1')).toBeNull();
    expect(await invitations.open()).toHaveLength(1);
  });
}
