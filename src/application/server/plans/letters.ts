import type { Letter } from '#application/server/shared/ports/outbox.ts';
import type { PlanMember } from '#domain/plans/plan-members.ts';
import { firstName, fullName, type User } from '#domain/accounts/user.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';

/** Invites to a plan. @param url where to accept. */
export function invitationLetter(member: PlanMember, owner: User, planTitle: string, url: string): Letter {
  const host = fullName(owner);
  return {
    subject: `${host} te invita a su ${planTitle}`,
    preview: 'Acepta la invitación y empieza a estudiar sin pagar nada.',
    greeting: member.name === '' ? 'Hola:' : `Hola, ${member.name}:`,
    blocks: [
      {
        kind: 'text',
        text: `${host} compró el ${planTitle} de {escuela} y te reservó un cupo. Mientras el plan esté vigente, usas todo lo que incluye.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Plan', planTitle],
          ['Te invita', `${host} (${owner.email})`],
          ['Vence la invitación', formatLongInstant(member.expiresAt, { withYear: true })],
        ],
      },
      { kind: 'note', text: 'La invitación es solo para este correo. Si no conoces a quien te invita, no hagas nada.' },
    ],
    action: { label: 'Ver la invitación', url },
  };
}

/** Tells whoever answers for the plan that an invitation was accepted. */
export function acceptedLetter(reader: User, guest: User, planTitle: string, url: string): Letter {
  return {
    subject: `${fullName(guest)} ya usa el ${planTitle}`,
    preview: 'Aceptó tu invitación.',
    greeting: `Hola, ${firstName(reader)}:`,
    blocks: [{ kind: 'text', text: `${fullName(guest)} (${guest.email}) aceptó la invitación al ${planTitle}.` }],
    action: { label: 'Ver los usuarios del plan', url },
  };
}

/** Tells an owner that a guest left the plan by themselves. @param title of the plan; null: it ended, and no seat of it is of use. */
export function guestLeftLetter(owner: User, guest: User, title: string | null, url: string): Letter {
  const told = `${fullName(guest)} (${guest.email}) dejó tu ${title ?? 'plan'}.`;
  const isFree = 'Su cupo quedó libre: puedes invitar a otra persona.';
  return {
    subject: `${fullName(guest)} dejó tu ${title ?? 'plan'}`,
    preview: title === null ? 'Ya no tiene un cupo en él.' : isFree,
    greeting: `Hola, ${firstName(owner)}:`,
    blocks: [{ kind: 'text', text: title === null ? told : `${told} ${isFree}` }],
    action: { label: title === null ? 'Ver mi plan' : 'Ver los usuarios del plan', url },
  };
}

/** What happened to a member's access. */
export type AccessChange = 'disabled' | 'enabled' | 'removed';

/** How each is told. @param title of the plan; null: it ended, and its owner's list names it no more. */
const changes: Readonly<Record<AccessChange, (title: string | null) => { subject: string; text: string }>> = {
  disabled: (title) => ({
    subject: 'Tu acceso está en pausa',
    text: `puso en pausa tu acceso a su ${title ?? 'plan'}. Tus notas y tu avance se quedan guardados.`,
  }),
  enabled: (title) => ({
    subject: 'Tienes acceso otra vez',
    text: `te devolvió el acceso a su ${title ?? 'plan'}. Sigue donde lo dejaste.`,
  }),
  removed: (title) => ({
    subject: title === null ? 'Ya no usas este plan' : `Ya no usas el ${title}`,
    text: `te retiró de su ${title ?? 'plan'}. Tu cuenta, tus certificados y lo que compraste siguen siendo tuyos.`,
  }),
};

/** Tells a member what the owner did with their access. @param title of the plan; null: it ended. */
export function accessLetter(
  change: AccessChange,
  member: User,
  owner: User,
  title: string | null,
  url: string,
): Letter {
  const { subject, text } = changes[change](title);
  const told = `${fullName(owner)} ${text}`;
  return {
    subject,
    preview: told,
    greeting: `Hola, ${firstName(member)}:`,
    blocks: [{ kind: 'text', text: told }],
    action: { label: 'Ir a mi área', url },
  };
}
