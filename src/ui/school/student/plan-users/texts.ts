import type { InvitationResult } from '#application/read-models/plans/invitation.ts';
import type { PlanPerson } from '#application/read-models/plans/managed-plan.ts';
import type { BadgeProps } from '#ui/kit/layout/badge.tsx';
import { shortDayText } from '#ui/school/student/learning/texts.ts';

type State = PlanPerson['state'];

/** The state of a person in a word, with its colour. */
export const personStateTexts: Readonly<
  Record<State, { readonly text: string; readonly kind: NonNullable<BadgeProps['kind']> }>
> = {
  active: { text: 'Con acceso', kind: 'success' },
  disabled: { text: 'Sin acceso', kind: 'warning' },
  invited: { text: 'Invitación enviada', kind: 'info' },
  expired: { text: 'Invitación vencida', kind: 'danger' },
};

/** What of a list of people is shown. */
export type StateFilter = State | 'all';

export const filterTexts: readonly (readonly [StateFilter, string])[] = [
  ['all', 'Todos'],
  ['active', 'Con acceso'],
  ['disabled', 'Sin acceso'],
  ['invited', 'Con invitación enviada'],
  ['expired', 'Con invitación vencida'],
];

/** What became of an entry of a list, for whoever sent it. */
export const outcomeTexts: Readonly<Record<InvitationResult['outcome'], string>> = {
  invited: 'Le enviamos la invitación.',
  'email-invalid': 'No es un correo válido.',
  repeated: 'Está repetido en tu lista.',
  yourself: 'Es tu propio correo: tú ya usas el plan.',
  'already-member': 'Ya está en tu plan.',
  'already-invited': 'Ya tiene una invitación. Puedes enviarla otra vez desde la lista.',
  'no-seat': 'No quedan cupos libres.',
  'too-many-letters': 'Hoy ya le llegaron varias cartas nuestras. Invítale mañana.',
};

/** What there is to know of a person besides the state. */
export function sinceText({ state, invitedAt, acceptedAt, expiresAt }: PlanPerson): string {
  if (state === 'invited') return `Vence el ${shortDayText(expiresAt)}`;
  if (state === 'expired') return `Venció el ${shortDayText(expiresAt)}`;
  return `En el plan desde el ${shortDayText(acceptedAt ?? invitedAt)}`;
}

/** 'Quedan 2 cupos libres', 'Queda 1 cupo libre', 'No quedan cupos libres'. */
export function freeSeatsText(free: number): string {
  if (free <= 0) return 'No quedan cupos libres';
  return free === 1 ? 'Queda 1 cupo libre' : `Quedan ${free} cupos libres`;
}
