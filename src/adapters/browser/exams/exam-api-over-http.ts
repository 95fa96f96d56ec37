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
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { ExamApi, type Submission } from '#application/browser/exams/ports/exam-api.ts';
import type { AttemptReview } from '#application/read-models/exams/attempt-review.ts';
import type { OpenAttempt, SavedAnswers, ExamWithQuestions } from '#application/read-models/exams/exam-attempt.ts';
import type { ExamsOfContent } from '#application/read-models/exams/exam-overview.ts';
import type { Answers } from '#domain/exams/exam.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class ExamApiOverHttp extends ExamApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  ofContent(slug: string): Promise<Result<ExamsOfContent, CallRefusal>> {
    return this.http.call(contentExams, { params: { slug } });
  }

  async load(slug: string, examId: number | null): Promise<Result<ExamWithQuestions, CallRefusal>> {
    const answer =
      examId === null
        ? await this.http.call(generalExamQuestions, { params: { slug } })
        : await this.http.call(moduleExamQuestions, { params: { slug, idEx: String(examId) } });
    return answer.ok ? accept(parseExam(answer.value)) : answer;
  }

  async start(examId: number): Promise<Result<OpenAttempt, CallRefusal>> {
    const answer = await this.http.call(startExamAttempt, { body: { examId } });
    return answer.ok ? accept(attemptFromWire(answer.value)) : answer;
  }

  async save(attemptId: string, answers: Answers): Promise<Result<SavedAnswers, CallRefusal>> {
    const body = { answers: Object.fromEntries(Object.entries(answers).map(([id, options]) => [id, [...options]])) };
    const answer = await this.http.call(saveExamAnswers, { params: { id: attemptId }, body });
    return answer.ok ? accept({ ...answer.value, savedAt: new Date(answer.value.savedAt) }) : answer;
  }

  async submit(submission: Submission): Promise<Result<{ readonly finalGrade: string }, CallRefusal>> {
    const answer = await this.http.call(submitExam, { body: submissionToWire(submission) });
    return answer.ok ? accept(parseSubmission(answer.value)) : answer;
  }

  async review(attemptId: string): Promise<Result<AttemptReview, CallRefusal>> {
    const answer = await this.http.call(readExamAttempt, { params: { id: attemptId } });
    if (!answer.ok) return answer;
    return accept({ ...answer.value, attempt: attemptFromWire(answer.value.attempt) });
  }
}

function attemptFromWire(wire: Wire<OpenAttempt>): OpenAttempt {
  return {
    ...wire,
    startedAt: new Date(wire.startedAt),
    deadlineAt: new Date(wire.deadlineAt),
    serverNow: new Date(wire.serverNow),
    savedAt: wire.savedAt === null ? null : new Date(wire.savedAt),
  };
}
