import type { AcceptRefusal } from '#application/server/plans/accept-invitation.ts';
import type { ChangeMemberRefusal } from '#application/server/plans/change-member.ts';
import type { ChooseResponsibleRefusal } from '#application/server/plans/choose-responsible.ts';
import type { SecretRefusal } from '#application/server/plans/invitation-of-secret.ts';
import type { InviteRefusal } from '#application/server/plans/invite-members.ts';
import type { ResendRefusal } from '#application/server/plans/resend-invitation.ts';
import { tooManyLetters } from '#adapters/server/http/shared/limits.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { LIST_EMPTY } from '#domain/plans/invitation-list.ts';

export type PlanMemberRefusal =
  | AcceptRefusal
  | ChangeMemberRefusal
  | ChooseResponsibleRefusal
  | InviteRefusal
  | ResendRefusal
  | SecretRefusal;

const token = 'token';

/** How each refusal about plans and their people is answered. Another owner's people are not found: nobody learns who they are. */
export const planMemberRefusals: RefusalTable<PlanMemberRefusal> = {
  'plan-not-yours': { status: 404, field: 'planId', detail: 'No tienes un plan vigente como ese.' },
  'list-empty': { status: 400, field: 'list', detail: LIST_EMPTY },
  'member-not-found': { status: 404, field: 'id', detail: 'Esa persona no está en tus planes.' },
  'member-not-accepted': { status: 409, detail: 'Esa persona todavía no acepta la invitación.' },
  'member-accepted': { status: 409, detail: 'Esa persona ya aceptó la invitación.' },
  'mail-just-sent': { status: 409, detail: 'Acabamos de enviar esa invitación. Espera un minuto.' },
  'no-seat': { status: 409, detail: 'Tu plan no tiene cupos libres. Retira a alguien o amplía tu plan.' },
  'too-many-letters': tooManyLetters,
  'responsible-not-found': {
    status: 404,
    field: 'userId',
    detail: 'Solo puede ser responsable quien usa tu plan con acceso.',
  },
  'invitation-unknown': {
    status: 404,
    field: token,
    detail: 'Esta invitación no es válida. Copia la dirección completa, o abre la más reciente que recibiste.',
  },
  'invitation-expired': {
    status: 410,
    field: token,
    detail: 'Esta invitación venció. Pide a quien te invitó que la envíe otra vez.',
  },
  'invitation-used': { status: 410, field: token, detail: 'Esta invitación ya fue aceptada. Ingresa con tu cuenta.' },
  'invitation-revoked': { status: 410, field: token, detail: 'Quien te invitó retiró esta invitación.' },
  'invitation-plan-over': {
    status: 410,
    field: token,
    detail: 'El plan de esta invitación ya terminó.',
  },
  'invitation-of-another': {
    status: 403,
    field: token,
    detail: 'Esta invitación es para otro correo. Ingresa con la cuenta de ese correo.',
  },
  'guest-elsewhere': {
    status: 409,
    detail: 'Ya usas el plan de otra persona. Deja ese plan para aceptar esta invitación.',
  },
  'manages-users': {
    status: 409,
    detail: 'Tu propio plan tiene usuarios. Retíralos antes de usar el plan de otra persona.',
  },
};
