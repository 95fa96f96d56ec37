import * as v from 'valibot';
import type { AttemptReview } from '#application/read-models/exams/attempt-review.ts';
import type { OpenAttempt, SavedAnswers } from '#application/read-models/exams/exam-attempt.ts';
import type { ExamsOfContent } from '#application/read-models/exams/exam-overview.ts';
import { keyTellings } from '#domain/exams/exam.ts';
import { questionKinds } from '#domain/exams/question-kinds.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { idText, instant, positiveId } from '#adapters/http-contract/shared/wire-values.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import {
  closedAttemptWire,
  examSummaryWire,
  examWire,
  grade,
  optionIds,
  submissionResultWire,
  submissionWire,
} from './exam-wire.ts';

const area = 'Exámenes';

const slug = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

export const moduleExamQuestions = endpoint({
  method: 'GET',
  path: '/talleres/:slug/examen/:idEx/preguntas',
  summary: 'Un examen de módulo; sus preguntas solo mientras hay un intento abierto',
  area,
  signIn: 'required',
  params: v.object({ slug, idEx: idText }),
  answer: examWire,
});

export const generalExamQuestions = endpoint({
  method: 'GET',
  path: '/talleres/:slug/preguntas',
  summary: 'El examen general; sus preguntas solo mientras hay un intento abierto',
  area,
  signIn: 'required',
  params: v.object({ slug }),
  answer: examWire,
});

export const examSummary = endpoint({
  method: 'GET',
  path: '/talleres/examen/:tipo/resumen/:idTaller',
  summary: 'Resumen de los exámenes de un contenido, generales o modulares',
  area,
  signIn: 'required',
  params: v.pipe(
    v.object({
      tipo: v.picklist(['general', 'modular'], 'El tipo de examen es «general» o «modular».'),
      idTaller: v.pipe(v.string(), v.maxLength(200)),
    }),
    v.transform(({ tipo, idTaller }) => ({
      kind: tipo,
      content: /^\d{1,9}$/.test(idTaller) ? { id: Number(idTaller) } : { slug: idTaller },
    })),
  ),
  answer: examSummaryWire,
});

export const submitExam = endpoint({
  method: 'POST',
  path: '/talleres/respuestas',
  summary: 'Entrega las respuestas de un intento y las califica',
  area,
  signIn: 'required',
  body: submissionWire,
  answer: submissionResultWire,
});

const examOverview = v.object({
  id: v.number(),
  title: v.string(),
  kind: v.picklist(['general', 'module']),
  moduleTitle: v.nullable(v.string()),
  passMark: grade,
  minutes: v.number(),
  questionCount: v.number(),
  attemptsADay: v.number(),
  usedToday: v.number(),
  usedInAll: v.number(),
  additionalLeft: v.number(),
  bestGrade: v.nullable(grade),
  passed: v.boolean(),
  openAttemptId: v.nullable(v.string()),
  canStart: v.boolean(),
  /** The last closed attempt, whose result can be seen. */
  lastClosedAttemptId: v.nullable(v.string()),
  /** All that are closed, earliest first. */
  closedAttempts: v.array(closedAttemptWire),
});

export const contentExams = endpoint({
  method: 'GET',
  path: '/api/v1/contents/:slug/exams',
  summary: 'Los exámenes de un contenido y cómo va el estudiante',
  area,
  signIn: 'required',
  params: v.object({ slug }),
  answer: wireOf<ExamsOfContent>()(
    v.object({
      content: v.object({ id: v.number(), slug: v.string(), title: v.string() }),
      moduleExamsPassed: v.boolean(),
      exams: v.array(examOverview),
    }),
  ),
});

const attemptWire = wireOf<OpenAttempt>()(
  v.object({
    id: v.string(),
    examId: v.number(),
    startedAt: instant,
    deadlineAt: instant,
    serverNow: instant,
    answers: v.record(v.string(), v.array(v.string())),
    savedAt: v.nullable(instant),
  }),
);

export const startExamAttempt = endpoint({
  method: 'POST',
  path: '/api/v1/exam-attempts',
  summary: 'Empieza un intento, o continúa el que está abierto',
  area,
  signIn: 'required',
  body: v.object({ examId: positiveId }),
  answer: attemptWire,
  status: 201,
});

export const saveExamAnswers = endpoint({
  method: 'PUT',
  path: '/api/v1/exam-attempts/:id/answers',
  summary: 'Guarda respuestas de un intento abierto; las preguntas que no nombra quedan como estaban',
  area,
  signIn: 'required',
  params: v.object({ id: v.pipe(v.string(), v.maxLength(60)) }),
  body: v.object({ answers: v.record(v.string(), optionIds, 'Las respuestas van por pregunta.') }),
  answer: wireOf<SavedAnswers>()(v.object({ savedAt: instant, answers: v.record(v.string(), v.array(v.string())) })),
});

export const readExamAttempt = endpoint({
  method: 'GET',
  path: '/api/v1/exam-attempts/:id',
  summary: 'Un intento: lo guardado mientras está abierto, la revisión una vez cerrado',
  area,
  signIn: 'required',
  params: v.object({ id: v.pipe(v.string(), v.maxLength(60)) }),
  answer: wireOf<AttemptReview>()(
    v.object({
      attempt: attemptWire,
      counter: v.nullable(v.number()),
      exam: v.object({ id: v.number(), title: v.string(), passMark: grade, keyTelling: v.picklist(keyTellings) }),
      content: v.object({ slug: v.string(), title: v.string() }),
      result: v.nullable(
        v.object({
          grade,
          passed: v.boolean(),
          points: v.number(),
          maxPoints: v.number(),
          closedAt: instant,
          closedBy: v.picklist(['submitted', 'timed-out']),
          questions: v.array(
            v.object({
              id: v.number(),
              kind: v.picklist(questionKinds),
              text: v.string(),
              options: v.array(v.object({ id: v.string(), text: v.string() })),
              image: v.nullable(v.object({ source: v.string(), text: v.string() })),
              points: v.number(),
              given: v.array(v.string()),
              right: v.boolean(),
              key: v.nullable(v.array(v.string())),
              reason: v.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export const examEndpoints = [
  moduleExamQuestions,
  generalExamQuestions,
  examSummary,
  submitExam,
  contentExams,
  startExamAttempt,
  saveExamAnswers,
  readExamAttempt,
] as const;
