import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { instant, pageText } from '#adapters/http-contract/shared/wire-values.ts';
import type { ShownLog } from '#application/read-models/office/shown-log.ts';
import type { InvitationToTeam, ShownTeam } from '#application/read-models/office/team.ts';
import { officeRoles } from '#domain/office/permissions.ts';
import { teamFieldTexts } from '#domain/office/team-texts.ts';

const area = 'Equipo de la escuela';
const roles = v.pipe(v.array(v.picklist(officeRoles)), v.readonly());
const givenRoles = v.array(v.picklist(officeRoles, teamFieldTexts.role), teamFieldTexts.roles);
const id = v.pipe(v.string(), v.maxLength(60));
const secret = v.pipe(
  v.string('Falta el enlace de la carta.'),
  v.minLength(1, 'Falta el enlace de la carta.'),
  v.maxLength(200, 'El enlace de la carta no es válido.'),
);

export const listTeamMembers = endpoint({
  method: 'GET',
  path: '/api/v1/staff/team',
  summary: 'Quiénes trabajan en la escuela y a quiénes se invitó',
  area,
  signIn: 'required',
  permission: 'see-team',
  answer: wireOf<ShownTeam>()(
    v.object({
      members: v.pipe(
        v.array(
          v.object({
            userId: v.string(),
            name: v.string(),
            email: v.string(),
            roles,
            since: instant,
            isDisabled: v.boolean(),
            lacksFactor: v.boolean(),
            hasFactorToReset: v.boolean(),
          }),
        ),
        v.readonly(),
      ),
      invitations: v.pipe(
        v.array(v.object({ id: v.string(), email: v.string(), roles, sentAt: instant, expiresAt: instant })),
        v.readonly(),
      ),
    }),
  ),
});

export const setMemberRoles = endpoint({
  method: 'PUT',
  path: '/api/v1/staff/team/members/:userId/roles',
  summary: 'Cambia los roles de alguien del equipo; sin roles, deja el equipo. El último titular se queda',
  area,
  signIn: 'required',
  permission: 'manage-team',
  freshness: 'fresh-proof',
  params: v.object({ userId: id }),
  body: v.object({ roles: givenRoles }),
});

export const resetMemberFactor = endpoint({
  method: 'DELETE',
  path: '/api/v1/staff/team/members/:userId/second-factor',
  summary: 'Retira la verificación en dos pasos de otra persona del equipo, que perdió el teléfono y los códigos',
  area,
  signIn: 'required',
  permission: 'manage-team',
  freshness: 'fresh-proof',
  params: v.object({ userId: id }),
});

export const inviteToTeam = endpoint({
  method: 'POST',
  path: '/api/v1/staff/team/invitations',
  summary: 'Invita a una persona al equipo por correo',
  area,
  signIn: 'required',
  permission: 'manage-team',
  freshness: 'fresh-proof',
  body: v.object({ email: v.pipe(v.string(teamFieldTexts.email), v.maxLength(1000, tooLong)), roles: givenRoles }),
});

export const resendTeamInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/staff/team/invitations/:id/letters',
  summary: 'Envía otra vez una invitación al equipo; el enlace anterior deja de servir',
  area,
  signIn: 'required',
  permission: 'manage-team',
  params: v.object({ id }),
});

export const withdrawTeamInvitation = endpoint({
  method: 'DELETE',
  path: '/api/v1/staff/team/invitations/:id',
  summary: 'Retira una invitación al equipo; su enlace deja de servir',
  area,
  signIn: 'required',
  permission: 'manage-team',
  params: v.object({ id }),
});

export const checkTeamInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/team-invitation-checks',
  summary: 'Dice a qué invita un enlace recibido por correo; no cambia nada',
  area,
  body: v.object({ secret }),
  answer: wireOf<InvitationToTeam>()(v.object({ inviter: v.string(), email: v.string(), roles, expiresAt: instant })),
});

export const acceptTeamInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/team-invitation-acceptances',
  summary: 'Acepta una invitación al equipo con la cuenta que llama, una sola vez',
  area,
  signIn: 'required',
  body: v.object({ secret }),
});

const facts = v.record(v.string(), v.string());

export const readOfficeLog = endpoint({
  method: 'GET',
  path: '/api/v1/staff/log',
  summary: 'Lo que se hizo en el área de colaboradores, lo último primero; de todo o de una sola cosa',
  area,
  signIn: 'required',
  permission: 'see-log',
  query: v.object({
    /** A kind and an id: 'voucher:…'. */
    about: v.optional(
      v.union([
        v.literal(''),
        v.pipe(v.string(), v.maxLength(100, tooLong), v.regex(/^[a-z-]+:\S+$/, 'El campo «about» es TIPO:ID.')),
      ]),
      '',
    ),
    page: pageText,
  }),
  answer: wireOf<ShownLog>()(
    v.object({
      entries: v.pipe(
        v.array(
          v.object({
            id: v.string(),
            at: instant,
            by: v.string(),
            action: v.string(),
            /** An order's number beside its id; of what belongs to an order, that order's. */
            thing: v.object({
              kind: v.string(),
              id: v.string(),
              number: v.optional(v.number()),
              order: v.optional(v.number()),
            }),
            before: facts,
            after: facts,
          }),
        ),
        v.readonly(),
      ),
      hasMore: v.boolean(),
    }),
  ),
});

export const teamEndpoints = [
  readOfficeLog,
  listTeamMembers,
  setMemberRoles,
  resetMemberFactor,
  inviteToTeam,
  resendTeamInvitation,
  withdrawTeamInvitation,
  checkTeamInvitation,
  acceptTeamInvitation,
] as const;
