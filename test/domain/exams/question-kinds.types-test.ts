/** What must not compile: a kind that is none, and a kind without its row. Nothing runs here, as in `units.types-test.ts`. */
import type { KindOfQuestion, QuestionKind } from '#domain/exams/question-kinds.ts';

export function kindsAreClosed(row: KindOfQuestion): unknown[] {
  // @ts-expect-error nothing asks or grades an essay
  const unknown: QuestionKind = 'essay';
  // @ts-expect-error four kinds are left out
  const some: Record<QuestionKind, KindOfQuestion> = { single: row };
  return [unknown, some];
}
