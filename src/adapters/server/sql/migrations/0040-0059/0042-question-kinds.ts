import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Which kinds of question there are is said by the domain alone: a new one needs no new table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    // A new table: SQLite cannot drop the check of a column.
    `create table exam_questions_of_any_kind (
      id integer primary key,
      exam_id integer not null references exams (id),
      position integer not null,
      kind text not null,
      text text not null,
      options text not null,
      key text not null,
      points integer not null,
      reason text not null,
      image_file text,
      image_text text
    )`,
    `insert into exam_questions_of_any_kind
      (id, exam_id, position, kind, text, options, key, points, reason, image_file, image_text)
      select id, exam_id, position, kind, text, options, key, points, reason, image_file, image_text from exam_questions`,
    'drop table exam_questions',
    'alter table exam_questions_of_any_kind rename to exam_questions',
    'create index exam_questions_by_exam_id on exam_questions (exam_id)',
  ]);
}
