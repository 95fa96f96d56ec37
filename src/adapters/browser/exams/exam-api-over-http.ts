import { parseExam, parseSubmission, submissionToWire } from '#adapters/http-contract/exams/exam-wire.ts';
import {
  contentExams,
  generalExamQuestions,
  moduleExamQuestions,
  readExamAttempt,
  saveExamAnswers,
  startExamAttempt,
  submitExam,
} from '#adapters/http-contract/exams/exams.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { ExamApi } from '#application/browser/exams/ports/exam-api.ts';
import type { OpenAttempt } from '#application/read-models/exams/exam-attempt.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

const generalExam = to(generalExamQuestions, (slug: string) => ({ params: { slug } }), parseExam);
const examOfModule = to(
  moduleExamQuestions,
  (slug: string, examId: number) => ({ params: { slug, idEx: String(examId) } }),
  parseExam,
);

export const ExamApiOverHttp = overHttp(ExamApi, {
  ofContent: to(contentExams, (slug) => ({ params: { slug } })),
  load: (http, [slug, examId]) => (examId === null ? generalExam(http, [slug]) : examOfModule(http, [slug, examId])),
  start: to(startExamAttempt, (examId) => ({ body: { examId } }), attemptFromWire),
  save: to(
    saveExamAnswers,
    (attemptId, answers) => ({ params: { id: attemptId }, body: { answers } }),
    (answer) => ({ ...answer, savedAt: new Date(answer.savedAt) }),
  ),
  submit: to(submitExam, (submission) => ({ body: submissionToWire(submission) }), parseSubmission),
  review: to(
    readExamAttempt,
    (attemptId) => ({ params: { id: attemptId } }),
    (review) => ({ ...review, attempt: attemptFromWire(review.attempt) }),
  ),
});

function attemptFromWire(wire: Wire<OpenAttempt>): OpenAttempt {
  return {
    ...wire,
    startedAt: new Date(wire.startedAt),
    deadlineAt: new Date(wire.deadlineAt),
    serverNow: new Date(wire.serverNow),
    savedAt: wire.savedAt === null ? null : new Date(wire.savedAt),
  };
}
