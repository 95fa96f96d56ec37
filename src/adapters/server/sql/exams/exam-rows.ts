import type { Selectable } from 'kysely';
import type { AttemptResult, ExamAttempt, NewAttempt } from '#application/server/exams/ports/exam-records.ts';
import {
  type Answers,
  type Exam,
  type KeyedQuestion,
  type KeyTelling,
  keyTellings,
  type QuestionOption,
} from '#domain/exams/exam.ts';
import { isQuestionKind } from '#domain/exams/question-kinds.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { ExamAttemptsTable, ExamQuestionsTable, ExamsTable } from '#adapters/server/sql/tables/learning-tables.ts';

/** The columns of an attempt that nothing has happened in yet; the others have none. @param asked digests of its questions. */
export function newAttemptRow(attempt: NewAttempt, asked: readonly string[]) {
  return {
    id: attempt.id,
    exam_id: attempt.examId,
    user_id: attempt.userId,
    day: attempt.day,
    additional: attempt.additional ? 1 : 0,
    started_at: attempt.startedAt.toISOString(),
    deadline_at: attempt.deadlineAt.toISOString(),
    seed: attempt.draw.seed,
    drawn: attempt.draw.count,
    asked: JSON.stringify(asked),
    pass_mark: attempt.passMark,
    status: 'open',
    answers: '{}',
  } as const;
}

export function examOf(row: Selectable<ExamsTable>): Exam {
  return {
    id: row.id,
    productId: row.product_id,
    moduleId: row.module_id,
    title: row.title,
    passMark: row.pass_mark,
    attemptsADay: row.attempts_a_day,
    minutes: row.minutes,
    draws: row.draws,
    keyTelling: keyTellingOf(row),
  };
}

/** What a database does not know is never told. */
function keyTellingOf({ key_telling: telling }: Selectable<ExamsTable>): KeyTelling {
  return keyTellings.find((known) => known === telling) ?? 'never';
}

/** @throws when its kind is not one of the domain's: such a question can be neither asked nor graded. */
export function keyedQuestionOf(row: Selectable<ExamQuestionsTable>): KeyedQuestion {
  const { id, kind, text, points, reason } = row;
  if (!isQuestionKind(kind)) throw new Error(`Question ${id} is of no kind that there is: ${kind}`);
  return {
    id,
    kind,
    text,
    options: JSON.parse(row.options) as QuestionOption[],
    image: row.image_file === null ? null : { source: row.image_file, text: row.image_text ?? '' },
    points,
    key: JSON.parse(row.key) as string[],
    reason,
  };
}

export function attemptOf(row: Selectable<ExamAttemptsTable>): ExamAttempt {
  return {
    id: row.id,
    examId: row.exam_id,
    userId: row.user_id,
    day: row.day as PlainDate,
    additional: row.additional === 1,
    startedAt: new Date(row.started_at),
    deadlineAt: new Date(row.deadline_at),
    draw: { seed: row.seed, count: row.drawn },
    passMark: row.pass_mark,
    answers: JSON.parse(row.answers) as Answers,
    savedAt: row.saved_at === null ? null : new Date(row.saved_at),
    result: resultOf(row),
  };
}

function resultOf(row: Selectable<ExamAttemptsTable>): AttemptResult | null {
  if (row.status !== 'closed' || row.closed_at === null) return null;
  return {
    points: row.points ?? 0,
    maxPoints: row.max_points ?? 0,
    grade: row.grade ?? 0,
    passed: row.passed === 1,
    closedAt: new Date(row.closed_at),
    closedBy: row.closed_by === 'submitted' ? 'submitted' : 'timed-out',
    submitHash: row.submit_hash,
  };
}
