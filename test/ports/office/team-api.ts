import { expect, test } from 'vitest';
import type { TeamApi, TeamInvitationApi } from '#application/browser/office/ports/team-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

/** What every `TeamApi` does for an owner. The factory gives a team of Teresa, its owner, and Luis, luis@correo.pe, its cashier. */
export function teamApiContract(make: () => Promise<TeamApi>): void {
  test('tells who is of the team', async () => {
    const { members, invitations } = accepted(await (await make()).list());
    expect(members.map(({ email, roles }) => [email, roles])).toEqual([
      ['luis@correo.pe', ['cashier']],
      ['teresa@escuela.pe', ['owner']],
    ]);
    expect(invitations).toEqual([]);
  });

  test('changes roles and takes them all; the last owner stays', async () => {
    const api = await make();
    const [luis, teresa] = accepted(await api.list()).members;
    accepted(await api.setRoles(luis?.userId ?? '', ['editor', 'auditor']));
    expect(accepted(await api.list()).members[0]?.roles).toEqual(['editor', 'auditor']);
    accepted(await api.setRoles(luis?.userId ?? '', []));
    expect(accepted(await api.list()).members).toHaveLength(1);
    expect(refused(await api.setRoles(teresa?.userId ?? '', []))).toMatchObject({ kind: 'last-owner', field: 'roles' });
    expect(refused(await api.setRoles('nadie', ['editor'])).status).toBe(404);
  });

  test('invites an address once, and takes the invitation back', async () => {
    const api = await make();
    expect(refused(await api.invite('eva', ['editor'])).field).toBe('email');
    accepted(await api.invite(' Eva@correo.pe', ['editor', 'support']));
    expect(refused(await api.invite('eva@correo.pe', ['owner']))).toMatchObject({ status: 409, field: 'email' });
    const [invitation] = accepted(await api.list()).invitations;
    expect(invitation).toMatchObject({ email: 'eva@correo.pe', roles: ['editor', 'support'] });
    accepted(await api.withdraw(invitation?.id ?? ''));
    expect(accepted(await api.list()).invitations).toEqual([]);
    expect(refused(await api.withdraw(invitation?.id ?? '')).status).toBe(404);
    expect(refused(await api.resend(invitation?.id ?? '')).status).toBe(404);
  });
}

/** What every `TeamInvitationApi` does. The factory gives Ana's, and the secret of an invitation to her address as cashier. */
export function teamInvitationApiContract(make: () => Promise<{ api: TeamInvitationApi; secret: string }>): void {
  test('tells what an invitation asks, and is accepted once', async () => {
    const { api, secret } = await make();
    expect(accepted(await api.open(secret))).toMatchObject({ email: 'ana@correo.pe', roles: ['cashier'] });
    accepted(await api.accept(secret));
    expect(refused(await api.open(secret))).toMatchObject({ kind: 'team-invitation-used', field: 'secret' });
    expect(refused(await api.accept('nada'))).toMatchObject({ kind: 'team-invitation-unknown', field: 'secret' });
  });
}
