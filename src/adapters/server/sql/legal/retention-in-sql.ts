import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type ForgottenNow, Retention } from '#application/server/legal/ports/retention.ts';
import type { Forgotten } from '#domain/legal/retention.ts';
import { neverAgain } from '#adapters/server/sql/shared/mail-queue-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Rows that belong to a thing. */
interface Hanging {
  readonly table: keyof SchoolDatabase;
  /** Names the thing. */
  readonly column: string;
  /** Names a file of theirs. */
  readonly file?: string;
}

/** Where a thing lies, and when its use ended. */
interface Place {
  readonly table: keyof SchoolDatabase;
  readonly key: string;
  readonly isOld: (before: string) => RawBuilder<unknown>;
  /** Rows that hang on it, by the column that names it; they go first. */
  readonly hanging?: readonly Hanging[];
  /** The column that names a file. */
  readonly file?: string;
}

const by = (table: keyof SchoolDatabase, key: string, column: string): Place => ({
  table,
  key,
  isOld: (before) => sql`${sql.ref(column)} < ${before}`,
});

const places: Readonly<Record<Forgotten, Place>> = {
  'visitor-carts': {
    table: 'carts',
    key: 'id',
    isOld: (before) => sql`user_id is null and updated_at < ${before}`,
    hanging: [
      { table: 'cart_lines', column: 'cart_id' },
      { table: 'cart_events', column: 'cart_id' },
    ],
  },
  'cart-events': by('cart_events', 'id', 'at'),
  'idempotency-keys': by('idempotency_keys', 'key', 'created_at'),
  'simulated-payments': {
    table: 'simulated_payments',
    key: 'session_key',
    // The school may still ask the gateway about an attempt that has no end.
    isOld: (before) => sql`created_at < ${before} and purchase_number not in (
      select purchase_number from payment_attempts where status not in ('paid', 'refused'))`,
  },
  letters: {
    table: 'outbox_mails',
    key: 'id',
    isOld: (before) =>
      sql`sent_at < ${before} or (sent_at is null and next_attempt_at = ${neverAgain} and created_at < ${before})`,
  },
  'email-links': by('email_tokens', 'token_hash', 'expires_at'),
  'email-changes': by('email_changes', 'token_hash', 'expires_at'),
  'pending-registrations': by('pending_registrations', 'id', 'created_at'),
  'mailbox-proofs': by('mailbox_proofs', 'id', 'expires_at'),
  'sign-in-codes': by('sign_in_codes', 'code_hash', 'expires_at'),
  'sign-in-failures': by('sign_in_failures', 'email', 'last_at'),
  sessions: {
    table: 'sessions',
    key: 'id',
    isOld: (before) => sql`ended_at < ${before} or expires_at < ${before}`,
    hanging: [
      { table: 'refresh_tokens', column: 'session_id' },
      { table: 'sign_in_codes', column: 'session_id' },
    ],
  },
  'account-events': by('account_events', 'id', 'at'),
  'unconfirmed-subscriptions': {
    table: 'news_subscriptions',
    key: 'email',
    isOld: (before) => sql`confirmed_at is null and subscribed_at < ${before}`,
  },
  'order-notices': by('order_notices', 'id', 'at'),
  messages: {
    ...by('messages', 'id', 'sent_at'),
    file: 'file_key',
    hanging: [{ table: 'message_answers', column: 'message_id' }],
  },
  'office-log': by('office_log', 'id', 'at'),
  'team-invitations': by('team_invitations', 'id', 'expires_at'),
  'video-uploads': {
    table: 'video_uploads',
    key: 'id',
    isOld: (before) => sql`file is null and touched_at < ${before}`,
    hanging: [{ table: 'video_pieces', column: 'upload_id', file: 'key' }],
  },
  'section-texts': {
    table: 'section_texts',
    key: 'key',
    // What a working copy names is being written.
    isOld: (before) => sql`is_published = 0 and at < ${before} and not exists (
      select 1 from working_copy_parts
      where part = 'book' and content like '%' || section_texts.key || '%')`,
  },
};

/**
 * The tables from which old rows go, by themselves or with what they hang on.
 *
 * @internal read by the test that finds every table here or among those that are kept.
 */
export const forgottenTables: readonly string[] = Object.values(places).flatMap(({ table, hanging = [] }) => [
  table,
  ...hanging.map((each) => each.table),
]);

export class RetentionInSql extends Retention {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async forget(what: Forgotten, before: Date, most: number): Promise<ForgottenNow> {
    const { table, key, isOld, hanging = [], file } = places[what];
    const { rows } = await sql<{ key: string; file: string | null }>`
      select ${sql.ref(key)} as key, ${file === undefined ? sql`null` : sql.ref(file)} as file
      from ${sql.table(table)} where ${isOld(before.toISOString())} limit ${sql.lit(most)}`.execute(this.db);
    if (rows.length === 0) return { count: 0, files: [] };
    const keys = sql.join(rows.map((row) => row.key));
    const files = rows.flatMap((row) => (row.file === null ? [] : [row.file]));
    for (const each of hanging) {
      const mine = sql`from ${sql.table(each.table)} where ${sql.ref(each.column)} in (${keys})`;
      if (each.file !== undefined) {
        const named = await sql<{ file: string }>`select ${sql.ref(each.file)} as file ${mine}`.execute(this.db);
        files.push(...named.rows.map((row) => row.file));
      }
      await sql`delete ${mine}`.execute(this.db);
    }
    await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (${keys})`.execute(this.db);
    return { count: rows.length, files };
  }
}
