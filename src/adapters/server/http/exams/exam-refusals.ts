import type { ReadExamsRefusal } from '#application/server/exams/read-exams.ts';
import type { SaveAnswersRefusal } from '#application/server/exams/save-answers.ts';
import type { StartAttemptRefusal } from '#application/server/exams/start-attempt.ts';
import type { SubmitAnswersRefusal } from '#application/server/exams/submit-answers.ts';
import { LONGEST_ANSWER } from '#domain/exams/written-answer.ts';
import { formatGrade } from '#domain/exams/exam.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

export type ExamRefusal = ReadExamsRefusal | StartAttemptRefusal | SaveAnswersRefusal | SubmitAnswersRefusal;

/** How each refusal of the exams is answered. */
export const examRefusals: RefusalTable<ExamRefusal> = {
  'exam-not-found': { status: 404, detail: 'Este examen no existe o ya no está publicado.' },
  'exam-not-owned': { status: 403, detail: 'Este examen es parte de un contenido al que no tienes acceso.' },
  'exam-already-passed': {
    status: 409,
    detail: ({ grade }) => `Ya aprobaste este examen con ${formatGrade(grade)}. No hace falta darlo de nuevo.`,
  },
  'no-attempts-left': {
    status: 409,
    detail: ({ attemptsADay }) =>
      `Ya usaste ${attemptsADay === 1 ? 'tu intento' : `tus ${attemptsADay} intentos`} de hoy. Puedes volver a intentarlo mañana.`,
  },
  'attempt-not-found': { status: 404, field: 'intento', detail: 'No encontramos este intento entre los tuyos.' },
  'attempt-closed': {
    status: 409,
    detail: 'Este intento ya está cerrado. Lo que guardaste a tiempo quedó registrado.',
  },
  'already-submitted-otherwise': {
    status: 409,
    field: 'examen',
    detail: 'Ya entregaste este intento con otras respuestas. La primera entrega es la que vale.',
  },
  'unknown-question': {
    status: 400,
    field: 'examen',
    detail: ({ questionId }) => `La pregunta ${questionId} no es de este examen.`,
  },
  'unknown-option': {
    status: 400,
    field: 'examen',
    detail: ({ questionId }) => `La respuesta a la pregunta ${questionId} no es una de sus alternativas.`,
  },
  'answer-too-long': {
    status: 400,
    field: 'examen',
    detail: ({ questionId }) =>
      `La respuesta a la pregunta ${questionId} es demasiado larga: el máximo es de ${LONGEST_ANSWER} caracteres.`,
  },
  'too-many-options': {
    status: 400,
    field: 'examen',
    detail: ({ questionId }) => `La pregunta ${questionId} admite una sola alternativa.`,
  },
};
