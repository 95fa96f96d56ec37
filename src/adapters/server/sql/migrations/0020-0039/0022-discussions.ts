import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Comments and ratings of contents, answers that were seen, questions with a picture or a written answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table content_comments (
      id text primary key,
      product_id integer not null references products (id),
      user_id text not null references users (id),
      text text not null,
      written_at text not null,
      changed_at text
    )`,
    'create index content_comments_by_product_id_and_written_at on content_comments (product_id, written_at)',
    `create table content_ratings (
      product_id integer not null references products (id),
      user_id text not null references users (id),
      stars integer not null check (stars between 1 and 5),
      opinion text not null,
      at text not null,
      primary key (product_id, user_id)
    )`,
    'alter table consultations add column answer_seen_at text',
    // What was answered before anybody kept account of it is no news.
    'update consultations set answer_seen_at = answered_at',
    // A new table: SQLite cannot change which kinds a column takes.
    `create table exam_questions_of_all_kinds (
      id integer primary key,
      exam_id integer not null references exams (id),
      position integer not null,
      kind text not null check (kind in ('single', 'several', 'true-false', 'ordering', 'short-text')),
      text text not null,
      options text not null,
      key text not null,
      points integer not null,
      reason text not null,
      image_file text,
      image_text text
    )`,
    `insert into exam_questions_of_all_kinds (id, exam_id, position, kind, text, options, key, points, reason)
      select id, exam_id, position, kind, text, options, key, points, reason from exam_questions`,
    'drop table exam_questions',
    'alter table exam_questions_of_all_kinds rename to exam_questions',
    'create index exam_questions_by_exam_id on exam_questions (exam_id)',
  ]);
}
