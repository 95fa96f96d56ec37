import type { StaffComplaint } from '#application/read-models/complaints/staff-complaints.ts';
import { daysBetween, type PlainDate } from '#domain/shared/dates.ts';
import type { BadgeProps } from '#ui/kit/layout/badge.tsx';

/** From so few days on it is said with more weight. */
const SOON = 5;

/** How much of its time a sheet has left. */
export function timeLeft(
  { answerDue }: StaffComplaint,
  today: PlainDate,
): { readonly text: string; readonly kind: NonNullable<BadgeProps['kind']> } {
  const left = daysBetween(today, answerDue as PlainDate);
  if (left < 0) return { text: 'Fuera de plazo', kind: 'danger' };
  if (left === 0) return { text: 'Vence hoy', kind: 'danger' };
  return { text: left === 1 ? 'Falta 1 día' : `Faltan ${left} días`, kind: left <= SOON ? 'warning' : 'info' };
}

/** What is said once something stands under a sheet. */
export function repliedText({ number, content }: StaffComplaint, kind: 'action' | 'answer'): string {
  if (kind === 'action') return `Anotaste la acción en la hoja ${number}. Sigue por responder.`;
  return content.email === ''
    ? `Registraste la respuesta a la hoja ${number}. No dejó correo: envíala por escrito a ${content.address}.`
    : `Respondiste la hoja ${number}: la respuesta se envía a ${content.email}.`;
}
