import type { Insertable } from 'kysely';
import { FingerprintsBySha256 } from '#adapters/server/security/fingerprints-by-sha256.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { invitationLifetimeMs } from '#domain/plans/plan-members.ts';
import type { DayOfStart } from '#adapters/server/sample-school/day-of-start.ts';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';

type Row = Insertable<SchoolDatabase['plan_members']>;

const { owner, guest, member, disabledMember } = demoAccounts;

/** The company's Plan Pro Empresa, bought for seven. */
const companyPlan = 902;

/** Opens the invitation that nobody accepted yet, at `/registro-invitado?token=…`; it stands in the README. */
export const demoInvitation = 'invitacion-de-muestra';

interface Invited {
  readonly email: string;
  readonly name: string;
  readonly userId: string | null;
  readonly state: 'invited' | 'active' | 'disabled' | 'expired';
  readonly seat: number | null;
  readonly daysAgo: number;
}

const invited: readonly Invited[] = [
  { email: guest.email, name: 'Sofía Ramos', userId: guest.id, state: 'active', seat: 2, daysAgo: 44 },
  { email: member.email, name: '', userId: member.id, state: 'active', seat: 3, daysAgo: 40 },
  { email: disabledMember.email, name: '', userId: disabledMember.id, state: 'disabled', seat: 4, daysAgo: 38 },
  { email: 'nueva@escuela.example', name: 'Julia Benites', userId: null, state: 'invited', seat: 5, daysAgo: 1 },
  { email: 'anterior@escuela.example', name: '', userId: null, state: 'expired', seat: null, daysAgo: 30 },
];

/** Rows of `plan_members`: the people of the company's plan, in every state. */
export function planMemberRows(start: DayOfStart): Row[] {
  const fingerprints = new FingerprintsBySha256();
  return invited.map(({ daysAgo, userId, ...person }, index) => {
    const at = start.after(-daysAgo);
    const isOpen = person.state === 'invited';
    return {
      id: `5f0a6c1e-4000-4c58-9a11-${String(index + 1).padStart(12, '0')}`,
      owner_id: owner.id,
      plan_id: companyPlan,
      user_id: userId,
      ...person,
      token_hash: isOpen ? fingerprints.of(demoInvitation) : `muestra ${index + 1}`,
      invited_at: at,
      sent_at: at,
      expires_at: new Date(new Date(at).getTime() + invitationLifetimeMs).toISOString(),
      accepted_at: userId === null ? null : at,
    };
  });
}
