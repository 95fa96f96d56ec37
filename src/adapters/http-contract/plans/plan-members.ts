import * as v from 'valibot';
import { openSession } from '#adapters/http-contract/accounts/accounts.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import type { Invitation, InvitationResult } from '#application/read-models/plans/invitation.ts';
import type { ManagedPlan, ManagedPlans } from '#application/read-models/plans/managed-plan.ts';
import { missingTexts } from '#domain/accounts/registration-texts.ts';
import { LIST_EMPTY } from '#domain/plans/invitation-list.ts';
import type { Responsible } from '#domain/plans/responsibles.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { idText, instant } from '#adapters/http-contract/shared/wire-values.ts';
import { listMyPlans } from './my-plans.ts';

const area = 'Planes y sus usuarios';

const page = v.picklist(['pro', 'pack']);
const memberId = v.object({ id: v.pipe(v.string(), v.maxLength(60)) });
const token = v.pipe(
  v.string('Falta el enlace de la invitación.'),
  v.minLength(1, 'Falta el enlace de la invitación.'),
  v.maxLength(200, 'El enlace de la invitación no es válido.'),
);
const text = (missing: string) => v.pipe(v.string(missing), v.maxLength(1000, tooLong));

const member = v.object({
  id: v.string(),
  /** The account that accepted; null: none yet. */
  userId: v.nullable(v.string()),
  name: v.string(),
  email: v.string(),
  state: v.picklist(['invited', 'active', 'disabled', 'expired']),
  seat: v.nullable(v.number()),
  invitedAt: instant,
  expiresAt: instant,
  acceptedAt: v.nullable(instant),
});

const managedPlan = wireOf<ManagedPlan>()(
  v.object({
    id: v.number(),
    slug: v.string(),
    title: v.string(),
    page,
    isCompany: v.boolean(),
    /** Persons it is for, the owner among them. */
    seats: v.number(),
    used: v.number(),
    since: instant,
    until: v.nullable(instant),
    members: v.array(member),
  }),
);

export const listManagedPlans = endpoint({
  method: 'GET',
  path: '/api/v1/managed-plans',
  summary: 'Los planes propios vigentes, con sus cupos y sus usuarios',
  area,
  signIn: 'required',
  answer: wireOf<ManagedPlans>()(
    v.object({
      owner: v.object({ id: v.string(), name: v.string(), email: v.string() }),
      responsibleId: v.string(),
      plans: v.array(managedPlan),
    }),
  ),
});

export const inviteMembers = endpoint({
  method: 'POST',
  path: '/api/v1/managed-plans/:planId/invitations',
  summary: 'Invita a una lista de correos al plan propio; dice qué pasó con cada uno',
  area,
  signIn: 'required',
  idempotent: true,
  params: v.object({ planId: idText }),
  body: v.object({
    list: v.pipe(v.string(LIST_EMPTY), v.maxLength(30_000, 'La lista es demasiado larga.')),
  }),
  answer: v.object({
    results: v.array(
      wireOf<InvitationResult>()(
        v.object({
          text: v.string(),
          email: v.nullable(v.string()),
          outcome: v.picklist([
            'invited',
            'email-invalid',
            'repeated',
            'yourself',
            'already-member',
            'already-invited',
            'no-seat',
            'too-many-letters',
          ]),
        }),
      ),
    ),
  }),
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/plan-members/:id/invitations',
  summary: 'Envía otra vez una invitación del plan propio; el enlace anterior deja de servir',
  area,
  signIn: 'required',
  params: memberId,
});

export const changeMember = endpoint({
  method: 'PATCH',
  path: '/api/v1/plan-members/:id',
  summary: 'Quita o devuelve el acceso a un usuario del plan propio',
  area,
  signIn: 'required',
  params: memberId,
  body: v.object({ enabled: v.boolean('Indica si el usuario tiene acceso.') }),
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/v1/plan-members/:id',
  summary: 'Retira a un usuario del plan propio y libera su cupo',
  area,
  signIn: 'required',
  params: memberId,
});

export const chooseResponsible = endpoint({
  method: 'PUT',
  path: '/api/v1/responsibles/:userId',
  summary: 'Elige al responsable de los planes propios; el anterior deja de serlo',
  area,
  signIn: 'required',
  params: v.object({ userId: v.pipe(v.string(), v.maxLength(60)) }),
});

const responsibles = v.object({
  responsables: v.array(v.object({ id: v.string(), nombre_completo: v.string(), estado: v.picklist([0, 1]) })),
});

/** API-2.19. */
export const listResponsibles = endpoint({
  method: 'GET',
  path: '/api/clientes/get-responsables',
  summary: 'Los responsables de la cuenta: exactamente uno activo (estado 1)',
  area,
  signIn: 'required',
  answer: responsibles,
});

/** Responsables as they travel: `estado` 1 is the active one. Source: USER-3. */
export function presentResponsibles(people: readonly Responsible[]): v.InferOutput<typeof responsibles> {
  return {
    responsables: people.map(({ id, name, isActive }) => ({ id, nombre_completo: name, estado: isActive ? 1 : 0 })),
  };
}

export const checkInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitation-checks',
  summary: 'Dice a qué plan invita un enlace recibido por correo',
  area,
  body: v.object({ token }),
  answer: wireOf<Invitation>()(
    v.object({
      email: v.string(),
      name: v.string(),
      planTitle: v.string(),
      planUntil: v.nullable(instant),
      ownerName: v.string(),
      expiresAt: instant,
      hasAccount: v.boolean(),
    }),
  ),
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitation-acceptances',
  summary: 'Acepta una invitación con la cuenta que tiene ese correo',
  area,
  signIn: 'required',
  body: v.object({ token }),
});

export const registerGuest = endpoint({
  method: 'POST',
  path: '/api/v1/guest-accounts',
  summary: 'Crea la cuenta de quien fue invitado, con el correo de la invitación, y la acepta',
  area,
  body: v.object({
    token,
    givenNames: text(missingTexts.givenNames),
    paternalSurname: text(missingTexts.paternalSurname),
    maternalSurname: v.optional(text('Escribe tu apellido materno.'), ''),
    password: text(missingTexts.chosenPassword),
    acceptsTerms: v.boolean(missingTexts.acceptsTerms),
    acceptsMarketing: v.optional(v.boolean('Debe ser verdadero o falso.'), false),
  }),
  answer: openSession,
  status: 201,
});

export const planMemberEndpoints = [
  listManagedPlans,
  inviteMembers,
  resendInvitation,
  changeMember,
  removeMember,
  chooseResponsible,
  listResponsibles,
  checkInvitation,
  acceptInvitation,
  registerGuest,
  listMyPlans,
] as const;
