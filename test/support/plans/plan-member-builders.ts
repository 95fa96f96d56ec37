import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { invitationOf, type PlanMember } from '#domain/plans/plan-members.ts';
import { at } from '#test/support/accounts/account-builders.ts';

/** An open invitation of 'ana' to her plan 10, sent at ten; its address is `id@correo.pe`, its fingerprint `print-id`. */
export function anInvitation(id: string, changes: Partial<PlanMember> = {}): PlanMember {
  const email = `${id}@correo.pe` as EmailAddress;
  const given = { id, ownerId: 'ana', planId: 10, email, name: '', seat: 2, fingerprint: `print-${id}` };
  return { ...invitationOf(given, at('10:00')), ...changes };
}
