import type { Letter } from '#application/server/shared/ports/outbox.ts';
import { type OfficeRole, roleDuty, roleName } from '#domain/office/permissions.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';

/** Asks somebody to work for the school. @param url holds the secret. */
export function teamInvitationLetter(
  {
    inviter,
    roles,
    expiresAt,
  }: { readonly inviter: string; readonly roles: readonly OfficeRole[]; readonly expiresAt: Date },
  url: string,
): Letter {
  return {
    subject: `${inviter} te invita al equipo de {escuela}`,
    preview: `Acepta para trabajar en la escuela: ${roles.map(roleName).join(', ')}.`,
    greeting: 'Hola:',
    blocks: [
      { kind: 'text', text: `${inviter} te invita a trabajar en {escuela}. Esto es lo que harías:` },
      { kind: 'facts', rows: roles.map((role) => [roleName(role), roleDuty(role)] as const) },
      {
        kind: 'note',
        text: `Para aceptar ingresas con la cuenta de este correo, o la creas. El enlace sirve una sola vez, hasta el ${formatLongInstant(expiresAt, { withYear: true })} (hora de Lima). Si no lo esperabas, no hagas nada.`,
      },
    ],
    action: { label: 'Ver la invitación', url },
  };
}
