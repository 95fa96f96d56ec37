import type { ExamFacts } from '#adapters/http-contract/exams/exam-wire.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { AttemptReview } from '#application/read-models/exams/attempt-review.ts';
import { closedAttemptOf } from '#application/server/exams/exam-overview.ts';
import type { AttemptReading } from '#application/server/exams/read-attempt.ts';
import type { ExamReading } from '#application/server/exams/read-exams.ts';
import type { OpenAttempt, SavedAnswers } from '#application/read-models/exams/exam-attempt.ts';
import type { ExamAttempt } from '#application/server/exams/ports/exam-records.ts';
import { formatGrade, type Question, type QuestionImage } from '#domain/exams/exam.ts';

/** The signed address of a stored file, for whoever asks. */
export type AddressOf = (file: string) => string;

function presentImage({ image }: Pick<Question, 'image'>, addressOf: AddressOf): QuestionImage | null {
  return image === null ? null : { source: addressOf(image.source), text: image.text };
}

/** What the calls of section 7 tell of an exam. */
export function examFactsOf(reading: ExamReading, addressOf: AddressOf): ExamFacts {
  const { exam, moduleTitle, tally, openAttempt, lastDay } = reading;
  const questions = reading.questions.map((question) => ({ ...question, image: presentImage(question, addressOf) }));
  const last = reading.closed.at(-1);
  const lastAttempt = last === undefined ? null : closedAttemptOf(last);
  return { exam, moduleTitle, tally, openAttemptId: openAttempt?.id ?? null, lastAttempt, questions, lastDay };
}

export function presentSaved({ savedAt, answers }: SavedAnswers): Wire<SavedAnswers> {
  return { savedAt: savedAt.toISOString(), answers };
}

export function presentAttempt(attempt: ExamAttempt, now: Date): Wire<OpenAttempt> {
  return {
    id: attempt.id,
    examId: attempt.examId,
    startedAt: attempt.startedAt.toISOString(),
    deadlineAt: attempt.deadlineAt.toISOString(),
    serverNow: now.toISOString(),
    answers: attempt.answers,
    savedAt: attempt.savedAt?.toISOString() ?? null,
  };
}

/** An attempt with its review; keys and reasons as far as they are told. */
export function presentReading(reading: AttemptReading, now: Date, addressOf: AddressOf): Wire<AttemptReview> {
  const { attempt, counter, exam, content, closed } = reading;
  return {
    attempt: presentAttempt(attempt, now),
    counter,
    exam: { id: exam.id, title: exam.title, passMark: formatGrade(exam.passMark), keyTelling: exam.keyTelling },
    content: { slug: content.slug, title: content.title },
    result:
      closed === null
        ? null
        : {
            grade: formatGrade(closed.result.grade),
            passed: closed.result.passed,
            points: closed.result.points,
            maxPoints: closed.result.maxPoints,
            closedAt: closed.result.closedAt.toISOString(),
            closedBy: closed.result.closedBy,
            questions: closed.review.map((question) => ({ ...question, image: presentImage(question, addressOf) })),
          },
  };
}
