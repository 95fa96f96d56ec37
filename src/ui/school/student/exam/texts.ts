import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { ClosedAttempt, ExamOverview } from '#application/read-models/exams/exam-overview.ts';
import type { KeyTelling } from '#domain/exams/exam.ts';
import { attemptLeft } from '#domain/exams/attempt.ts';
import { graceMs } from '#domain/exams/deadline.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import type { SavedState } from './exam-state.ts';

export const savedStateTexts: Readonly<Record<SavedState | 'session-over', string>> = {
  saved: 'Respuestas guardadas',
  saving: 'Guardando…',
  'waiting-for-network': 'Sin conexión: se guardarán al volver',
  'waiting-for-school': 'Sin guardar todavía: lo intentamos otra vez',
  'signed-out': 'Sin guardar',
  // What was answered is saved; what will be is not.
  'session-over': 'Sesión vencida',
  refused: 'No todo está guardado',
};

/** What the list says of an exam's state. */
export function examStateText(exam: ExamOverview): { kind: 'success' | 'warning' | 'neutral' | 'info'; text: string } {
  if (exam.openAttemptId !== null) return { kind: 'info', text: 'En curso' };
  if (exam.passed) return { kind: 'success', text: 'Aprobado' };
  if (exam.bestGrade !== null) return { kind: 'warning', text: 'Por aprobar' };
  return { kind: 'neutral', text: 'Sin rendir' };
}

type Attempts = Pick<ExamOverview, 'attemptsADay' | 'usedToday' | 'additionalLeft'>;

const leftToday = ({ attemptsADay, usedToday }: Attempts): number => Math.max(0, attemptsADay - usedToday);

/** 'te queda 1 de 3 intentos por hoy'. */
export function attemptsLeftText(exam: Attempts): string {
  return `${leftToday(exam) === 1 ? 'te queda' : 'te quedan'} ${attemptsText(exam)}`;
}

export function attemptsText(exam: Attempts): string {
  const counted = `${exam.attemptsADay} ${exam.attemptsADay === 1 ? 'intento' : 'intentos'} por hoy`;
  return `${leftToday(exam)} de ${counted}${additionalText(exam)}`;
}

/** 'Este sería el intento 2 de hoy: te quedan 2 de 3.' The day and what is counted stand in its first half. */
export function nextAttemptText(exam: Attempts, attemptNumber: number): string {
  const left = leftToday(exam);
  const leaves = `${left === 1 ? 'te queda' : 'te quedan'} ${left} de ${exam.attemptsADay}${additionalText(exam)}`;
  return `Este sería el intento ${attemptNumber} de hoy: ${leaves}.`;
}

function additionalText({ additionalLeft }: Attempts): string {
  if (additionalLeft === 0) return '';
  return `, y ${additionalLeft} ${additionalLeft === 1 ? 'adicional' : 'adicionales'}`;
}

/** Why an exam cannot be started now; null: it can. */
export function closedText(
  exam: Pick<ExamOverview, 'attemptsADay' | 'usedToday' | 'additionalLeft' | 'passed'>,
): { title: string; text: string } | null {
  if (exam.passed) return { title: 'Ya aprobaste este examen', text: 'No hace falta rendirlo otra vez.' };
  if (attemptLeft(exam) !== null) return null;
  const one = exam.attemptsADay === 1;
  return {
    title: one ? 'Ya usaste tu intento de hoy' : `Ya usaste tus ${exam.attemptsADay} intentos de hoy`,
    text: one
      ? 'Mañana tendrás otro. Mientras tanto puedes repasar las clases.'
      : `Mañana tendrás otros ${exam.attemptsADay}. Mientras tanto puedes repasar las clases.`,
  };
}

/** What became of an attempt whose time ended while nobody was there. */
export function ranOutText({ grade, passed, closedAt }: ClosedAttempt): string {
  const graded = `Se calificó el ${formatLongInstant(new Date(closedAt), { withYear: true })}, con lo que estaba guardado en la escuela`;
  return `${graded}: ${grade} de 20, ${passed ? 'aprobado' : 'no alcanzó'}.`;
}

/** What can be done about an exam that was failed; null: it was passed. */
export function retryText(exam: Pick<ExamOverview, 'attemptsADay' | 'usedToday' | 'additionalLeft' | 'passed'>): {
  readonly isOpen: boolean;
  readonly text: string;
} | null {
  if (exam.passed) return null;
  return attemptLeft(exam) === null
    ? { isOpen: false, text: 'Puedes rendirlo otra vez desde mañana a las 00:00, hora de Lima.' }
    : { isOpen: true, text: `Puedes rendirlo otra vez ahora: ${attemptsLeftText(exam)}.` };
}

/** Why a review does not say what would have been right. */
export function untoldKeyText(telling: KeyTelling): string {
  return telling === 'never'
    ? 'Este examen no muestra sus respuestas correctas: solo cuáles de las tuyas lo son.'
    : 'Las respuestas correctas y sus razones aparecen cuando apruebas: hasta entonces puedes rendir el examen otra vez.';
}

/** The address at which the result of an attempt that is over is read. */
export const resultPath = (slug: string, attemptId: string): string =>
  `/main/contenido/${slug}/examenes/resultado?intento=${attemptId}`;

/** The address at which an exam is taken. */
export function startPath(slug: string, exam: Pick<ExamOverview, 'id' | 'kind'>): string {
  return `/main/contenido/${slug}/examenes/start${exam.kind === 'module' ? `?examen=${exam.id}` : ''}`;
}

/**
 * What is said when the school did not take an attempt. When time is over it is handed in by itself, and soon only what the school
 * had before counts.
 *
 * @param since what came of what was sent to the school after that.
 */
export function submitFailureText(failure: CallRefusal, isTimeOver: boolean, since: Since): string {
  const isSignedOut = failure.status === 401 || since === 'signed-out';
  if (!isSignedOut && failure.kind !== 'offline' && failure.kind !== 'timed-out') return failure.detail;
  if (isTimeOver) {
    return isSignedOut
      ? `Terminó el tiempo y tu sesión venció. Ingresa otra vez: ${handedInWithin}`
      : `Terminó el tiempo y no hay conexión con la escuela. Cuando regrese la señal, ${handedInWithin}`;
  }
  if (since === 'reached') return 'Tus respuestas ya están guardadas en la escuela: vuelve a entregar.';
  return isSignedOut
    ? 'Tu sesión venció. Tus respuestas siguen aquí: ingresa otra vez y vuelve a entregar.'
    : 'No hay conexión con la escuela. Tus respuestas siguen aquí: vuelve a entregar cuando regrese la señal.';
}

export type Since = 'reached' | 'cut-off' | 'signed-out';

const handedInWithin = `tus respuestas se entregan solas. Pasados ${graceMs / 1000} segundos del final, cuentan las que ya estaban guardadas en la escuela.`;

/** What is said of answers that the school does not take; `places` of their questions, from 0. */
export function refusedText(places: readonly number[]): string {
  const numbers = places.map((place) => place + 1);
  return places.length === 1
    ? `La escuela no aceptó tu respuesta a la pregunta ${numbers[0]}. Sigue aquí, pero no está guardada: cámbiala.`
    : `La escuela no aceptó tus respuestas a las preguntas ${numbers.join(', ')}. Siguen aquí, pero no están guardadas: cámbialas.`;
}

export const minutesText = (minutes: number): string => (minutes === 1 ? '1 minuto' : `${minutes} minutos`);

export const questionsText = (count: number): string => (count === 1 ? '1 pregunta' : `${count} preguntas`);
