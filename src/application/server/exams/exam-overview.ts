import type { ClosedAttempt, ExamOverview } from '#application/read-models/exams/exam-overview.ts';
import { mayStart } from '#domain/exams/attempt.ts';
import { formatGrade } from '#domain/exams/exam.ts';
import type { ExamReading } from './read-exams.ts';

/** What a list tells of an exam and of how the student stands; grades as texts with one decimal. */
export function overviewOf(reading: ExamReading): ExamOverview {
  const { exam, tally } = reading;
  return {
    id: exam.id,
    title: exam.title,
    kind: exam.moduleId === null ? 'general' : 'module',
    moduleTitle: reading.moduleTitle,
    passMark: formatGrade(exam.passMark),
    minutes: exam.minutes,
    questionCount: reading.questionCount,
    attemptsADay: tally.attemptsADay,
    usedToday: tally.usedToday,
    usedInAll: tally.usedInAll,
    additionalLeft: tally.additionalGranted - tally.additionalUsed,
    bestGrade: tally.best === null ? null : formatGrade(tally.best.grade),
    passed: tally.best?.passed ?? false,
    openAttemptId: reading.openAttempt?.id ?? null,
    canStart: mayStart(tally).ok,
    lastClosedAttemptId: reading.lastClosedAttemptId,
    closedAttempts: reading.closed.map(closedAttemptOf),
  };
}

/** What is told of an attempt that is over. */
export function closedAttemptOf({ attemptId, result }: ExamReading['closed'][number]): ClosedAttempt {
  return {
    id: attemptId,
    grade: formatGrade(result.grade),
    passed: result.passed,
    closedAt: result.closedAt.toISOString(),
    closedBy: result.closedBy,
  };
}
