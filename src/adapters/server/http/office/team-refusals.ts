import type { AcceptTeamInvitationRefusal } from '#application/server/office/accept-team-invitation.ts';
import type { ChangeRolesRefusal } from '#application/server/office/change-roles.ts';
import type { ChangeTeamInvitationRefusal, InviteToTeamRefusal } from '#application/server/office/invite-to-team.ts';
import type { ResetMemberFactorRefusal } from '#application/server/office/reset-member-factor.ts';
import { EMAIL_INVALID } from '#domain/accounts/email-address.ts';
import { factorTexts } from '#domain/accounts/factor/second-factor-texts.ts';
import { teamFieldTexts, teamRefusalTexts } from '#domain/office/team-texts.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

const secret = 'secret';

/** How each refusal about the team is answered. */
export const teamRefusals: RefusalTable<
  | ChangeRolesRefusal
  | ResetMemberFactorRefusal
  | InviteToTeamRefusal
  | ChangeTeamInvitationRefusal
  | AcceptTeamInvitationRefusal
> = {
  'account-not-found': { status: 404, detail: teamRefusalTexts['account-not-found'] },
  'member-not-found': { status: 404, detail: teamRefusalTexts['member-not-found'] },
  'factor-own': { status: 409, detail: teamRefusalTexts['factor-own'] },
  'factor-off': { status: 409, detail: factorTexts['factor-off'] },
  'last-owner': { status: 409, field: 'roles', detail: teamRefusalTexts['last-owner'] },
  'email-invalid': { status: 400, field: 'email', detail: EMAIL_INVALID },
  'roles-missing': { status: 400, field: 'roles', detail: teamFieldTexts.roles },
  'already-in-team': {
    status: 409,
    field: 'email',
    detail: 'Esta persona ya es del equipo. Cambia sus roles en la lista.',
  },
  'already-invited-to-team': {
    status: 409,
    field: 'email',
    detail: 'Este correo ya tiene una invitación. Envíala otra vez, o retírala para cambiar sus roles.',
  },
  'team-invitation-not-found': {
    status: 404,
    detail: 'Esta invitación ya no está: alguien la aceptó o la retiró.',
  },
  'mail-just-sent': { status: 429, detail: 'La carta salió hace un momento. Espera un minuto antes de enviar otra.' },
  'team-invitation-unknown': {
    status: 404,
    field: secret,
    detail: 'Este enlace no abre ninguna invitación. Copia la dirección completa, o abre la carta más reciente.',
  },
  'team-invitation-used': { status: 410, field: secret, detail: 'Esta invitación ya se usó.' },
  'team-invitation-expired': {
    status: 410,
    field: secret,
    detail: 'Esta invitación al equipo venció. Pide a quien te invitó que la envíe otra vez.',
  },
  'team-invitation-of-another': {
    status: 403,
    detail: ({ email }) => `Esta invitación es para ${email}. Ingresa con la cuenta de ese correo.`,
    data: ({ email }) => ({ email }),
  },
};
