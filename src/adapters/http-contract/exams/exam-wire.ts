import * as v from 'valibot';
import type { ExamWithQuestions } from '#application/read-models/exams/exam-attempt.ts';
import type { ClosedAttempt } from '#application/read-models/exams/exam-overview.ts';
import { anyId, instant } from '#adapters/http-contract/shared/wire-values.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import type { Submission } from '#domain/exams/answers.ts';
import type { AttemptTally } from '#domain/exams/attempt.ts';
import { LONGEST_ANSWER } from '#domain/exams/written-answer.ts';
import { type Answers, type Exam, formatGrade, type GradeTenths, type Question } from '#domain/exams/exam.ts';
import { questionKinds } from '#domain/exams/question-kinds.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';

/** '14.5': a nota or pass mark with one decimal. */
export const grade = v.pipe(v.string(), v.regex(/^\d{1,2}\.\d$/, 'La nota lleva un decimal.'));
export const optionIds = v.pipe(
  // An option's id, or what was written as an answer.
  v.array(v.pipe(v.string(), v.maxLength(LONGEST_ANSWER * 2, 'La respuesta es demasiado larga.'))),
  v.maxLength(40, 'Demasiadas alternativas.'),
);

const questionWire = v.object({
  id: v.number(),
  tipo: v.picklist(questionKinds),
  texto: v.string(),
  alternativas: v.array(v.object({ id: v.string(), texto: v.string() })),
  /** A signed address and what the picture shows. */
  imagen: v.nullable(v.object({ direccion: v.string(), texto: v.string() })),
  puntos: v.number(),
});

/** The fields of EXAM-1, under their names. */
const examFields = {
  id: v.number(),
  titulo: v.string(),
  modulo: v.nullable(v.string()),
  pts_aprob: grade,
  intentos: v.number(),
  intentos_diarios: v.number(),
  intentos_examen: v.number(),
  nota: v.nullable(grade),
  aprobado: v.boolean(),
  tiempo_examen: v.number(),
  intentos_adicionales: v.number(),
  adicionales_consumer: v.number(),
  fechaIntento: v.nullable(v.string()),
};

/** An attempt that is over. */
export const closedAttemptWire = wireOf<ClosedAttempt>()(
  v.object({
    id: v.string(),
    grade,
    passed: v.boolean(),
    closedAt: instant,
    closedBy: v.picklist(['submitted', 'timed-out']),
  }),
);

export const examWire = v.object({
  ...examFields,
  preguntas: v.array(questionWire),
  /** The open attempt, when there is one. */
  intento: v.nullable(v.string()),
  ultimo_intento: v.nullable(closedAttemptWire),
});
export type ExamWire = v.InferOutput<typeof examWire>;

export const examSummaryWire = v.object({
  summary: v.object({
    tipo: v.picklist(['general', 'modular']),
    aprobado: v.boolean(),
    examenes: v.array(v.object(examFields)),
  }),
});

const answerList = v.pipe(
  v.array(
    v.object({
      id: anyId,
      respuesta: v.union(
        [v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_ANSWER * 2))), optionIds],
        'Cada respuesta es una alternativa o una lista de ellas.',
      ),
    }),
  ),
  v.maxLength(500, 'Demasiadas respuestas.'),
);

/** What a submit carries (EXAM-6), as the domain names it. */
export const submissionWire = v.pipe(
  v.object({
    examen: answerList,
    intento: v.pipe(v.string(), v.minLength(1, 'Falta el intento.'), v.maxLength(60)),
    idtaller: v.union([v.number(), v.pipe(v.string(), v.maxLength(200))]),
    idexamen: anyId,
  }),
  v.transform(({ examen, intento, idexamen }) => ({
    attemptId: intento,
    examId: idexamen,
    answers: Object.fromEntries(
      examen.map(({ id, respuesta }) => [
        String(id),
        respuesta === null ? [] : typeof respuesta === 'string' ? [respuesta] : respuesta,
      ]),
    ) as Answers,
  })),
);

export const submissionResultWire = v.object({ response: v.string(), nintentos: v.number(), notaFinal: grade });

/** What is told of an exam to a student. */
export interface ExamFacts {
  readonly exam: Exam;
  readonly moduleTitle: string | null;
  readonly tally: AttemptTally;
  readonly openAttemptId: string | null;
  readonly lastAttempt: ClosedAttempt | null;
  /** Only while an attempt is open; never with a key. */
  readonly questions: readonly Question[];
  readonly lastDay: PlainDate | null;
}

export function presentExam(facts: ExamFacts): ExamWire {
  const { exam, moduleTitle, tally, questions, lastDay } = facts;
  return {
    id: exam.id,
    titulo: exam.title,
    modulo: moduleTitle,
    pts_aprob: formatGrade(exam.passMark),
    intentos: tally.attemptsADay,
    intentos_diarios: tally.usedToday,
    intentos_examen: tally.usedInAll,
    nota: tally.best === null ? null : formatGrade(tally.best.grade),
    aprobado: tally.best?.passed ?? false,
    tiempo_examen: exam.minutes,
    intentos_adicionales: tally.additionalGranted,
    adicionales_consumer: tally.additionalUsed,
    fechaIntento: lastDay === null ? null : formatDayMonthYear(lastDay),
    intento: facts.openAttemptId,
    ultimo_intento: facts.lastAttempt,
    preguntas: questions.map((question) => ({
      id: question.id,
      tipo: question.kind,
      texto: question.text,
      alternativas: question.options.map(({ id, text }) => ({ id, texto: text })),
      imagen: question.image === null ? null : { direccion: question.image.source, texto: question.image.text },
      puntos: question.points,
    })),
  };
}

/** An exam as the browser works with it; grades are texts with one decimal. */
export function parseExam(wire: ExamWire): ExamWithQuestions {
  return {
    id: wire.id,
    title: wire.titulo,
    moduleTitle: wire.modulo,
    passMark: wire.pts_aprob,
    minutes: wire.tiempo_examen,
    attemptsADay: wire.intentos,
    usedToday: wire.intentos_diarios,
    additionalLeft: wire.intentos_adicionales - wire.adicionales_consumer,
    passed: wire.aprobado,
    openAttemptId: wire.intento,
    lastAttempt: wire.ultimo_intento,
    questions: wire.preguntas.map((question) => ({
      id: question.id,
      kind: question.tipo,
      text: question.texto,
      options: question.alternativas.map(({ id, texto }) => ({ id, text: texto })),
      image: question.imagen === null ? null : { source: question.imagen.direccion, text: question.imagen.texto },
      points: question.puntos,
    })),
  };
}

export function presentSummary(kind: 'general' | 'modular', passed: boolean, exams: readonly ExamFacts[]) {
  return { summary: { tipo: kind, aprobado: passed, examenes: exams.map(presentExam) } };
}

/** A submit as it travels. */
export function submissionToWire(submitted: Submission): v.InferInput<typeof submissionWire> {
  const examen = Object.entries(submitted.answers).map(([id, respuesta]) => ({
    id: Number(id),
    respuesta: [...respuesta],
  }));
  return {
    examen,
    intento: submitted.attemptId,
    idtaller: submitted.contentSlug,
    idexamen: String(submitted.examId),
  };
}

export function presentSubmission(
  attemptsToday: number,
  finalGrade: GradeTenths,
): v.InferOutput<typeof submissionResultWire> {
  return { response: 'ok', nintentos: attemptsToday, notaFinal: formatGrade(finalGrade) };
}

export function parseSubmission(wire: v.InferOutput<typeof submissionResultWire>): { readonly finalGrade: string } {
  return { finalGrade: wire.notaFinal };
}
