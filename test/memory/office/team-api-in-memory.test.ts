import { describe } from 'vitest';
import { teamApiContract, teamInvitationApiContract } from '#test/ports/office/team-api.ts';
import { luisAndTeresa } from '#test/support/accounts/team-builders.ts';
import { TeamApiInMemory, TeamInvitationApiInMemory } from './team-api-in-memory.ts';

describe('TeamApiInMemory', () => {
  teamApiContract(async () => new TeamApiInMemory(luisAndTeresa));
});

describe('TeamInvitationApiInMemory', () => {
  teamInvitationApiContract(async () => {
    const invitation = { inviter: 'Teresa', email: 'ana@correo.pe', roles: ['cashier'], expiresAt: '' } as const;
    return { api: new TeamInvitationApiInMemory({ s1: invitation }), secret: 's1' };
  });
});
