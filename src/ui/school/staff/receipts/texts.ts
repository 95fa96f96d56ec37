import type { SendingState } from '#domain/receipts/sending.ts';
import type { BadgeProps } from '#ui/kit/layout/badge.tsx';

/** How a receipt's way to the tax authority stands, as who works for the school reads it. */
export const sendingTexts: Readonly<Record<SendingState, readonly [string, NonNullable<BadgeProps['kind']>]>> = {
  waiting: ['Se vuelve a enviar', 'warning'],
  asked: ['Se envía en un momento', 'warning'],
  late: ['Fuera de plazo', 'danger'],
  stopped: ['Detenido', 'danger'],
  accepted: ['Aceptado', 'success'],
  rejected: ['Rechazado', 'danger'],
};

/** How long the law still gives. @param sendBy ISO 8601, of the last moment. */
export function timeLeftText(sendBy: string, now: Date): string {
  const hours = Math.floor((new Date(sendBy).getTime() - now.getTime()) / 3_600_000);
  if (hours < 0) return 'El plazo terminó';
  if (hours < 1) return 'Menos de una hora';
  if (hours < 48) return hours === 1 ? '1 hora' : `${hours} horas`;
  return `${Math.floor(hours / 24)} días`;
}
