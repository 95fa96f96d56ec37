import type { Generated } from 'kysely';
import type { Flag, Instant, JsonText, Nullable } from './column-types.ts';

/** The modules of a product with classes: course, workshop, diploma, specialised course, seminar (recordings). */
export interface ModulesTable {
  id: number;
  product_id: number;
  position: number;
  title: string;
  summary: string;
  /** Of a module that was made in the office: how its draft names it, also after it was published. */
  draft_id: Generated<Nullable<string>>;
}

export interface ClassesTable {
  id: number;
  module_id: number;
  product_id: number;
  position: number;
  title: string;
  /** 'video' or 'reading'. */
  kind: string;
  video_file: Nullable<string>;
  captions_file: Nullable<string>;
  poster_file: Nullable<string>;
  /** Whole seconds of the video, or estimated reading time. */
  duration_seconds: number;
  /** Sanitised HTML of a reading class. */
  reading_html: Nullable<string>;
  /** What it was made from; null: of before that was kept, or no reading. */
  reading_markdown: Generated<Nullable<string>>;
  /** Of a class that was made in the office: how its draft names it, also after it was published. */
  draft_id: Generated<Nullable<string>>;
  staff_id: Nullable<number>;
  /** 1: anyone may see it on the product's page, signed in or not. */
  is_free: Generated<Flag>;
}

export interface MaterialsTable {
  id: number;
  product_id: number;
  class_id: Nullable<number>;
  position: number;
  title: string;
  file: string;
  media_type: string;
  bytes: number;
}

/** How far a student is in a class. */
export interface ClassProgressTable {
  user_id: string;
  class_id: number;
  product_id: number;
  /** Where to resume, in whole seconds. */
  position_seconds: number;
  /** Seconds really watched, as a JSON list of [from, to) intervals. */
  watched: JsonText;
  completed_at: Nullable<Instant>;
  updated_at: Instant;
  /** Since when it can have been watched without the school being told; null in rows older than this column. */
  counts_from: Nullable<Instant>;
}

/** How much class a student can have watched by now. Its row is also what the student's writers wait for. */
export interface StudyClocksTable {
  user_id: string;
  at: Instant;
  /** Milliseconds of video. */
  credit_ms: number;
}

export interface ConsultationsTable {
  id: string;
  product_id: number;
  user_id: string;
  question: string;
  asked_at: Instant;
  answer: Nullable<string>;
  answered_at: Nullable<Instant>;
  answered_by: Nullable<number>;
  /** When whoever asked saw the answer. */
  answer_seen_at: Nullable<Instant>;
}

export interface ContentCommentsTable {
  id: string;
  product_id: number;
  user_id: string;
  text: string;
  written_at: Instant;
  changed_at: Nullable<Instant>;
}

/** One a person and product. */
export interface ContentRatingsTable {
  product_id: number;
  user_id: string;
  /** 1 to 5. */
  stars: number;
  /** Empty: stars alone. */
  opinion: string;
  at: Instant;
  /** By which anybody may name it; nobody's account is told. */
  id: string;
  /** What the school answers; null: nothing. */
  answer: Nullable<string>;
  answered_at: Nullable<Instant>;
  /** Since when nobody reads it and its stars do not count; null: it is shown. */
  hidden_at: Nullable<Instant>;
  /** Null: it is shown, or was hidden before reasons were kept. */
  hidden_reason: Nullable<string>;
  /** Until when its reports were looked at, and it stayed; null: nobody did. */
  settled_at: Nullable<Instant>;
  /** When it came from another platform; null: it was given here. */
  moved_at: Nullable<Instant>;
}

/** That somebody found an opinion helpful, or reported it. */
export interface ReviewVotesTable {
  review_id: string;
  user_id: string;
  kind: 'helpful' | 'reported';
  /** Why it was reported; else empty. */
  reason: string;
  at: Instant;
}

export interface ExamsTable {
  id: number;
  product_id: number;
  /** Null: the general exam. */
  module_id: Nullable<number>;
  title: string;
  /** Tenths of a point, 0 to 200 (pts_aprob 14.0 = 140). */
  pass_mark: number;
  /** Attempts allowed a day. */
  attempts_a_day: number;
  /** Minutes. */
  minutes: number;
  /** How many questions an attempt draws; null: all. */
  draws: Nullable<number>;
  /** One of the domain's `keyTellings`. */
  key_telling: Generated<string>;
  /** Since when its content no longer has it; it stays for its attempts. Null: it has. */
  removed_at: Nullable<Instant>;
}

export interface ExamQuestionsTable {
  id: number;
  exam_id: number;
  position: number;
  /** One of the domain's `questionKinds`. */
  kind: string;
  text: string;
  /** JSON list of { id, text }. */
  options: JsonText;
  /** JSON list of what is right, as the kind has it: ids of options, or words that are accepted. Never leaves the server before the attempt is closed. */
  key: JsonText;
  points: number;
  reason: string;
  /** Key of a picture that belongs to the question, and what it shows in words. */
  image_file: Nullable<string>;
  image_text: Nullable<string>;
}

/** A question as attempts were begun with it. Nothing changes it, and what it was made from may be gone. */
export interface AskedQuestionsTable {
  /** Of `content`. */
  digest: string;
  question_id: number;
  /** JSON of the question with its key, its options in the order in which they are written. */
  content: JsonText;
}

/** Extra attempts granted by staff. */
export interface ExamAllowancesTable {
  exam_id: number;
  user_id: string;
  granted: number;
  consumed: number;
}

export interface ExamAttemptsTable {
  id: string;
  exam_id: number;
  user_id: string;
  /** Day of the start in Lima, YYYY-MM-DD (fechaIntento). */
  day: string;
  additional: Flag;
  started_at: Instant;
  /** started_at + minutes, without the grace. */
  deadline_at: Instant;
  /** By which its questions and their order are found again; null: as they are written. */
  seed: Nullable<string>;
  /** How many questions it drew; null: all. */
  drawn: Nullable<number>;
  /** JSON list of the digests of what it asks, in its order; null: it began before they were kept, and its bank has not changed since. */
  asked: Nullable<JsonText>;
  /** As it was when the attempt began, tenths of a point; null: as `asked`. */
  pass_mark: Nullable<number>;
  /** 'open' or 'closed'. */
  status: string;
  /** JSON { questionId: [optionId] } saved as given. */
  answers: JsonText;
  saved_at: Nullable<Instant>;
  closed_at: Nullable<Instant>;
  /** 'submitted' or 'timed-out'. */
  closed_by: Nullable<string>;
  /** Of the submit taken, to recognise a repeated one. */
  submit_hash: Nullable<string>;
  points: Nullable<number>;
  max_points: Nullable<number>;
  /** Tenths, 0 to 200. */
  grade: Nullable<number>;
  passed: Nullable<Flag>;
}

export interface CertificatesTable {
  /** ES-YYYY-XXXXXXXXXXX; of one that came from another platform, what stands on it. */
  code: string;
  user_id: string;
  product_id: number;
  /** 'participation' or 'approval'. */
  kind: string;
  /** Tenths, of the best attempt. */
  grade: Nullable<number>;
  hours: number;
  holder_name: string;
  holder_document: string;
  product_title: string;
  product_kind: string;
  /** JSON list of names; '[]' on those issued before they were noted. */
  teachers: Generated<JsonText>;
  /** JSON { name, office, entity, ruc }; null on those issued before it was noted. */
  signer: Nullable<JsonText>;
  /** JSON list of { title, classes }; '[]' on those issued before it was noted. */
  syllabus: Generated<JsonText>;
  issued_at: Instant;
  /** When it came from another platform; null: it was issued here. */
  moved_at: Nullable<Instant>;
  /** By which it is found then, the domain's `certificateKey` of its code. */
  moved_key: Nullable<string>;
  revoked_at: Nullable<Instant>;
  revoked_reason: Nullable<string>;
}

/** What a certificate said before it was made out anew. Rows are added, never altered, never deleted. */
export interface CertificateReissuesTable {
  code: string;
  /** 1, 2, 3… of the certificate. */
  number: number;
  at: Instant;
  /** 'holder' or 'staff'. */
  reissued_by: string;
  reason: string;
  former_name: string;
  former_document: string;
}

/** Sections of books and magazines, in reading order. */
export interface BookSectionsTable {
  id: number;
  product_id: number;
  position: number;
  parent_id: Nullable<number>;
  /** 0 for a chapter. */
  level: number;
  slug: string;
  title: string;
  /** Sanitised HTML; empty for a heading without text of its own. */
  html: string;
  /** Plain text, NFC, for search. */
  plain_text: string;
  /** 1: readable by anyone (the free sample). */
  is_sample: Flag;
  /** 0: a heading without a text of its own. */
  has_text: Generated<Flag>;
  /** Of the plain text, in characters. */
  text_length: Generated<number>;
  /** Names the row of `section_texts` that it was made from; null: it has no text. */
  text_key: Nullable<string>;
  /** By what it was known before it was first published; null: by nothing else. */
  draft_id: Generated<Nullable<string>>;
}

/** Texts of sections, published or being written. A row never changes: whoever writes on makes another one. */
export interface SectionTextsTable {
  /** Made of what it says: the same text has the same one. */
  key: string;
  /** Null: of before Markdown was kept. */
  markdown: Nullable<string>;
  html: string;
  plain_text: string;
  text_length: number;
  bare_pictures: number;
  foreign_pictures: number;
  /** 1: it was published once, and versions name it. */
  is_published: Flag;
  /** When it was kept last. */
  at: Instant;
}

export interface LearningTables {
  modules: ModulesTable;
  classes: ClassesTable;
  materials: MaterialsTable;
  class_progress: ClassProgressTable;
  study_clocks: StudyClocksTable;
  consultations: ConsultationsTable;
  content_comments: ContentCommentsTable;
  content_ratings: ContentRatingsTable;
  review_votes: ReviewVotesTable;
  exams: ExamsTable;
  exam_questions: ExamQuestionsTable;
  exam_allowances: ExamAllowancesTable;
  exam_attempts: ExamAttemptsTable;
  asked_questions: AskedQuestionsTable;
  certificates: CertificatesTable;
  certificate_reissues: CertificateReissuesTable;
  book_sections: BookSectionsTable;
  section_texts: SectionTextsTable;
}
