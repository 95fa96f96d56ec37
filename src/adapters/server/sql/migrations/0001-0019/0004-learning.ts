import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Classes, progress, exams, certificates and books. One SQL for SQLite and PostgreSQL: text, integer and bigint only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table modules (
      id integer primary key,
      product_id integer not null references products (id),
      position integer not null,
      title text not null,
      summary text not null,
      unique (product_id, position)
    )`,
    `create table classes (
      id integer primary key,
      module_id integer not null references modules (id),
      product_id integer not null references products (id),
      position integer not null,
      title text not null,
      kind text not null check (kind in ('video', 'reading')),
      video_file text,
      captions_file text,
      poster_file text,
      duration_seconds integer not null,
      reading_html text,
      staff_id integer references staff (id)
    )`,
    'create index classes_by_product_id on classes (product_id)',
    `create table materials (
      id integer primary key,
      product_id integer not null references products (id),
      class_id integer references classes (id),
      position integer not null,
      title text not null,
      file text not null,
      media_type text not null,
      bytes bigint not null check (bytes >= 0)
    )`,
    'create index materials_by_product_id on materials (product_id)',
    `create table class_progress (
      user_id text not null references users (id),
      class_id integer not null references classes (id),
      product_id integer not null references products (id),
      position_seconds integer not null,
      watched text not null,
      completed_at text,
      updated_at text not null,
      primary key (user_id, class_id)
    )`,
    'create index class_progress_by_user_id_and_product_id on class_progress (user_id, product_id)',
    `create table study_clocks (
      user_id text primary key references users (id),
      at text not null,
      credit_ms integer not null check (credit_ms >= 0)
    )`,
    `create table consultations (
      id text primary key,
      product_id integer not null references products (id),
      user_id text not null references users (id),
      question text not null,
      asked_at text not null,
      answer text,
      answered_at text,
      answered_by integer references staff (id)
    )`,
    'create index consultations_by_product_id_and_asked_at on consultations (product_id, asked_at)',
    `create table exams (
      id integer primary key,
      product_id integer not null references products (id),
      module_id integer references modules (id),
      title text not null,
      pass_mark integer not null,
      attempts_a_day integer not null,
      minutes integer not null
    )`,
    `create table exam_questions (
      id integer primary key,
      exam_id integer not null references exams (id),
      position integer not null,
      kind text not null check (kind in ('single', 'several', 'true-false', 'ordering')),
      text text not null,
      options text not null,
      key text not null,
      points integer not null,
      reason text not null
    )`,
    'create index exam_questions_by_exam_id on exam_questions (exam_id)',
    `create table exam_allowances (
      exam_id integer not null references exams (id),
      user_id text not null references users (id),
      granted integer not null,
      consumed integer not null,
      primary key (exam_id, user_id)
    )`,
    `create table exam_attempts (
      id text primary key,
      exam_id integer not null references exams (id),
      user_id text not null references users (id),
      day text not null,
      additional integer not null check (additional in (0, 1)),
      started_at text not null,
      deadline_at text not null,
      status text not null check (status in ('open', 'closed')),
      answers text not null,
      saved_at text,
      closed_at text,
      closed_by text,
      submit_hash text,
      points integer,
      max_points integer,
      grade integer,
      passed integer check (passed in (0, 1))
    )`,
    `create unique index exam_attempts_one_open on exam_attempts (exam_id, user_id) where status = 'open'`,
    'create index exam_attempts_by_exam_id_and_user_id on exam_attempts (exam_id, user_id)',
    'create index exam_attempts_by_user_id on exam_attempts (user_id)',
    `create table certificates (
      code text primary key,
      user_id text not null references users (id),
      product_id integer not null references products (id),
      kind text not null check (kind in ('participation', 'approval')),
      grade integer,
      hours integer not null,
      holder_name text not null,
      holder_document text not null,
      product_title text not null,
      product_kind text not null,
      issued_at text not null,
      revoked_at text,
      revoked_reason text,
      unique (user_id, product_id, kind)
    )`,
    'create index certificates_by_user_id on certificates (user_id)',
    `create table book_sections (
      id integer primary key,
      product_id integer not null references products (id),
      position integer not null,
      parent_id integer references book_sections (id),
      level integer not null,
      slug text not null,
      title text not null,
      html text not null,
      plain_text text not null,
      is_sample integer not null check (is_sample in (0, 1)),
      unique (product_id, slug)
    )`,
    'create index book_sections_by_product_id_and_position on book_sections (product_id, position)',
  ]);
}
