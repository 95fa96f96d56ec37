import type { ContentTab } from '#domain/learning/course-content.ts';
import type { CourseProgress } from '#domain/learning/progress.ts';
import { limaDay, writtenDay } from '#domain/shared/dates.ts';

export const tabLabels: Readonly<Record<ContentTab, string>> = {
  content: 'Contenido',
  consultations: 'Consultas',
  exams: 'Exámenes',
  certificate: 'Certificado',
};

/** '7 de 12 clases'. */
export function classesText({ completed, total }: CourseProgress): string {
  return `${completed} de ${total} ${total === 1 ? 'clase' : 'clases'}`;
}

/** Whole seconds, rounded as the length of a class is: the player would else tell one second less than the list. */
const shownSeconds = (seconds: number): number => Math.max(0, Math.round(seconds));

/** '1:05', '1:02:03': a place in a video. */
export function clockText(seconds: number): string {
  const whole = shownSeconds(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = String(rest).padStart(2, '0');
  return hours === 0 ? `${minutes}:${tail}` : `${hours}:${String(minutes).padStart(2, '0')}:${tail}`;
}

/** '1 minuto y 5 segundos': the same, to be heard. */
export function spokenTime(seconds: number): string {
  const whole = shownSeconds(seconds);
  const parts = [
    counted(Math.floor(whole / 3600), 'hora', 'horas'),
    counted(Math.floor(whole / 60) % 60, 'minuto', 'minutos'),
    counted(whole % 60, 'segundo', 'segundos'),
  ].filter((part) => part !== '');
  return parts.length === 0 ? '0 segundos' : parts.join(' y ');
}

function counted(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return `${count} ${count === 1 ? one : many}`;
}

const mediaNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'text/markdown': 'texto',
  'text/plain': 'texto',
  'text/csv': 'CSV',
  'image/png': 'imagen',
  'image/jpeg': 'imagen',
  'image/webp': 'imagen',
};

/** 'PDF, 120 kB'. */
export function fileText({ mediaType, bytes }: { readonly mediaType: string; readonly bytes: number }): string {
  const kind = mediaNames[mediaType.split(';')[0] ?? ''] ?? 'archivo';
  const size =
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${kind}, ${size}`;
}

/** '10 de marzo de 2026', the day in Lima of an instant as the school sends it. */
export function shortDayText(instant: string): string {
  return writtenDay(limaDay(new Date(instant)));
}
