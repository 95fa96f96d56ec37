import type { ShownEntry } from '#application/read-models/office/shown-log.ts';
import type { ShownInvitation, ShownMember, ShownTeam } from '#application/read-models/office/team.ts';

/** Teresa, who owns the school, unless said otherwise. */
export function aMember(changes: Partial<ShownMember> = {}): ShownMember {
  return {
    userId: 'teresa',
    name: 'Teresa Aguirre',
    email: 'teresa@escuela.pe',
    roles: ['owner'],
    since: '2026-01-05T15:00:00.000Z',
    isDisabled: false,
    lacksFactor: false,
    hasFactorToReset: false,
    ...changes,
  };
}

/** Eva, who was invited as editor and can still accept, unless said otherwise. */
export function anInvitation(changes: Partial<ShownInvitation> = {}): ShownInvitation {
  return {
    id: 'i1',
    email: 'eva@correo.pe',
    roles: ['editor'],
    sentAt: '2026-03-10T15:00:00.000Z',
    expiresAt: '2999-03-17T15:00:00.000Z',
    ...changes,
  };
}

/** Luis, who is its cashier, and Teresa, its owner. */
export const luisAndTeresa: ShownTeam = {
  members: [
    aMember({ userId: 'luis', name: 'Luis Ángel Soto', email: 'luis@correo.pe', roles: ['cashier'] }),
    aMember(),
  ],
  invitations: [],
};

/** Fifty changes of roles by Rosa, and before them one by the command line. */
export const fiftyOneLines: readonly ShownEntry[] = Array.from({ length: 51 }, (_, index) => ({
  id: `l${index}`,
  at: '2026-03-10T15:00:00.000Z',
  by: index === 50 ? '' : 'Rosa',
  action: 'roles-changed',
  thing: { kind: 'member', id: index === 50 ? 'm2' : 'm1' },
  before: { roles: '' },
  after: { roles: 'editor' },
}));
