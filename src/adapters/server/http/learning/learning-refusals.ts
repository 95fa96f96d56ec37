import type { AskRefusal } from '#application/server/learning/ask-question.ts';
import type { ClassRefusal } from '#application/server/learning/content-access.ts';
import type { IssueRefusal } from '#application/server/learning/certificates/issue-certificates.ts';
import type { MarkRefusal } from '#application/server/learning/mark-as-read.ts';
import type { ReadConsultationsRefusal } from '#application/server/learning/read-consultations.ts';
import type { WatchRefusal } from '#application/server/learning/record-watching.ts';
import type { MissingName } from '#domain/accounts/user.ts';
import { questionTexts } from '#domain/learning/consultation-texts.ts';
import { LONGEST_QUESTION } from '#domain/learning/consultation.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

export type LearningRefusal =
  | AskRefusal
  | ClassRefusal
  | IssueRefusal
  | MarkRefusal
  | ReadConsultationsRefusal
  | WatchRefusal
  | { readonly kind: 'material-not-found' };

const names: Readonly<Record<MissingName, string>> = {
  givenNames: 'nombres',
  paternalSurname: 'apellido paterno',
};

/** How each refusal of the student area is answered. */
export const learningRefusals: RefusalTable<LearningRefusal> = {
  'content-not-found': { status: 404, detail: 'Este contenido no existe o ya no está publicado.' },
  'content-not-owned': {
    status: 403,
    detail: ({ title }) => `«${title}» no está entre tus contenidos.`,
    data: ({ title, path }) => ({ title, path }),
  },
  'class-not-found': { status: 404, field: 'classId', detail: 'Esta clase no es de este contenido.' },
  'class-is-reading': { status: 409, detail: 'Esta clase es una lectura: se marca como leída.' },
  'class-is-video': { status: 409, detail: 'Esta clase es un video: se completa al verlo.' },
  'material-not-found': { status: 404, field: 'materialId', detail: 'Este material no es de este contenido.' },
  'consultations-closed': { status: 404, detail: 'Este contenido no tiene consultas.' },
  'question-missing': { status: 400, field: 'question', detail: questionTexts['question-missing'] },
  'question-too-short': {
    status: 400,
    field: 'question',
    detail: questionTexts['question-too-short'],
  },
  'question-too-long': {
    status: 400,
    field: 'question',
    detail: ({ length }) => `La consulta tiene ${length} caracteres; el máximo es ${LONGEST_QUESTION}.`,
  },
  'questions-waiting': {
    status: 409,
    detail: ({ count }) =>
      `Tienes ${count} consultas por responder. Podrás hacer otra cuando el docente responda alguna.`,
  },
  'holder-names-missing': {
    status: 409,
    detail: ({ missing }) =>
      `Ya ganaste tu certificado. Para emitirlo, completa en tu perfil: ${missing.map((name) => names[name]).join(' y ')}.`,
    data: ({ missing }) => ({ missing }),
  },
};
