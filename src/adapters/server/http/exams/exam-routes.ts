import type { FastifyInstance } from 'fastify';
import {
  contentExams,
  examSummary,
  generalExamQuestions,
  moduleExamQuestions,
  readExamAttempt,
  saveExamAnswers,
  startExamAttempt,
  submitExam,
} from '#adapters/http-contract/exams/exams.ts';
import { presentExam, presentSubmission, presentSummary } from '#adapters/http-contract/exams/exam-wire.ts';
import { Clock } from '#application/ports/clock.ts';
import { overviewOf } from '#application/server/exams/exam-overview.ts';
import { ReadAttempt } from '#application/server/exams/read-attempt.ts';
import {
  type ContentExams,
  type ExamReading,
  ReadExams,
  type ReadExamsRefusal,
} from '#application/server/exams/read-exams.ts';
import { SaveAnswers } from '#application/server/exams/save-answers.ts';
import { StartAttempt } from '#application/server/exams/start-attempt.ts';
import { SubmitAnswers } from '#application/server/exams/submit-answers.ts';
import { IssueCertificates } from '#application/server/learning/certificates/issue-certificates.ts';
import { examState, moduleExamsPassed } from '#domain/exams/attempt.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { imagesFor } from './exam-images.ts';
import { examFactsOf, presentAttempt, presentReading, presentSaved } from './exam-presenters.ts';
import { examRefusals } from './exam-refusals.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

const saveExamAnswersRefusals = only(
  examRefusals,
  'answer-too-long',
  'attempt-closed',
  'attempt-not-found',
  'exam-not-owned',
  'too-many-options',
  'unknown-option',
  'unknown-question',
);
const submitExamRefusals = only(
  examRefusals,
  'already-submitted-otherwise',
  'answer-too-long',
  'attempt-not-found',
  'exam-not-owned',
  'too-many-options',
  'unknown-option',
  'unknown-question',
);

/** Exams: the calls of section 7 at their paths (EXAM-6), and ours for starting, saving and reviewing attempts. */
export function examRoutes(app: FastifyInstance, school: School): void {
  sectionSevenReads(app, school);
  attempts(app, school);
}

type By = { readonly slug: string } | { readonly id: number };

function read(school: School, by: By, userId: string): Promise<Result<ContentExams, ReadExamsRefusal>> {
  return school.write(ReadExams, (exams) => exams.execute(by, userId));
}

async function oneExam(
  school: School,
  by: By,
  userId: string,
  isWanted: (reading: ExamReading) => boolean,
): Promise<Result<ReturnType<typeof presentExam>, ReadExamsRefusal>> {
  const found = await read(school, by, userId);
  if (!found.ok) return found;
  const reading = found.value.exams.find(isWanted);
  return reading === undefined
    ? refuse({ kind: 'exam-not-found' })
    : accept(presentExam(examFactsOf(reading, imagesFor(school, userId))));
}

function sectionSevenReads(app: FastifyInstance, school: School): void {
  serve(app, school, moduleExamQuestions, only(examRefusals, 'exam-not-found', 'exam-not-owned'), (call) =>
    oneExam(school, { slug: call.params.slug }, call.caller.userId, ({ exam }) => exam.id === call.params.idEx),
  );
  serve(app, school, generalExamQuestions, only(examRefusals, 'exam-not-found', 'exam-not-owned'), (call) =>
    oneExam(school, call.params, call.caller.userId, ({ exam }) => exam.moduleId === null),
  );
  serve(app, school, examSummary, only(examRefusals, 'exam-not-found', 'exam-not-owned'), async (call) => {
    const { kind, content } = call.params;
    const found = await read(school, content, call.caller.userId);
    if (!found.ok) return found;
    const wanted = found.value.exams.filter(({ exam }) => (exam.moduleId === null) === (kind === 'general'));
    const images = imagesFor(school, call.caller.userId);
    const facts = wanted.map((reading) => examFactsOf(reading, images));
    return accept(presentSummary(kind, allPassed(wanted), facts));
  });
  serve(app, school, contentExams, only(examRefusals, 'exam-not-found', 'exam-not-owned'), async (call) => {
    const found = await read(school, call.params, call.caller.userId);
    if (!found.ok) return found;
    const { content, exams } = found.value;
    const modular = exams.filter(({ exam }) => exam.moduleId !== null);
    return accept({ content, moduleExamsPassed: allPassed(modular), exams: exams.map(overviewOf) });
  });
}

function allPassed(readings: readonly ExamReading[]): boolean {
  return moduleExamsPassed(readings.map(({ tally }) => examState(tally.best)));
}

function attempts(app: FastifyInstance, school: School): void {
  const now = (): Date => school.get(Clock).now();
  serve(
    app,
    school,
    startExamAttempt,
    only(examRefusals, 'exam-already-passed', 'exam-not-found', 'exam-not-owned', 'no-attempts-left'),
    async (call) => {
      const started = await school.write(StartAttempt, (start) => start.execute(call.body.examId, call.caller.userId));
      return started.ok ? accept(presentAttempt(started.value, now())) : started;
    },
  );
  serve(app, school, saveExamAnswers, saveExamAnswersRefusals, async (call) => {
    const { id } = call.params;
    const saved = await school.write(SaveAnswers, (save) => save.execute(id, call.caller.userId, call.body.answers));
    return saved.ok ? accept(presentSaved(saved.value)) : saved;
  });
  serve(app, school, readExamAttempt, only(examRefusals, 'attempt-not-found', 'exam-not-owned'), async (call) => {
    const reading = await school.write(ReadAttempt, (each) => each.execute(call.params.id, call.caller.userId));
    return reading.ok ? accept(presentReading(reading.value, now(), imagesFor(school, call.caller.userId))) : reading;
  });
  serve(app, school, submitExam, submitExamRefusals, async (call) => {
    const { attemptId, examId, answers } = call.body;
    const { userId } = call.caller;
    const submitted = await school.write(SubmitAnswers, (submit) => submit.execute(attemptId, examId, userId, answers));
    if (!submitted.ok) return submitted;
    const { productId } = submitted.value.exam;
    // What an exam earns beyond its grade; should this be lost with the machine, the tab Certificado makes up for it.
    if (submitted.value.result.passed)
      await school.write(IssueCertificates, (issue) => issue.execute(userId, productId));
    return accept(presentSubmission(submitted.value.usedToday, submitted.value.result.grade));
  });
}
