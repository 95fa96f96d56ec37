import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Messages to the school, help questions, captchas that were used, and the double opt-in of the newsletter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table messages (
      id text primary key,
      kind text not null check (kind in ('support', 'contact', 'team', 'affiliate', 'creator')),
      user_id text references users (id),
      name text not null,
      email text not null,
      phone text not null,
      subject text not null,
      body text not null,
      facts text not null,
      file_key text,
      sent_at text not null
    )`,
    'create index messages_by_kind_and_sent_at on messages (kind, sent_at)',
    `create table help_questions (
      id integer primary key,
      question text not null,
      answer_html text not null
    )`,
    `create table used_captchas (
      signature text primary key,
      expires_at text not null
    )`,
    // Who subscribed before there was a second step is asked to confirm when they subscribe again.
    'alter table news_subscriptions add column confirm_token_hash text',
    'alter table news_subscriptions add column confirmed_at text',
    'create unique index news_subscriptions_by_confirm_token_hash on news_subscriptions (confirm_token_hash)',
    `create table news_consents (
      id text primary key,
      email text not null,
      event text not null check (event in ('asked', 'confirmed', 'ended')),
      text_version text not null,
      text_hash text not null,
      at text not null,
      address text not null,
      user_agent text not null
    )`,
    'create index news_consents_by_email_and_at on news_consents (email, at)',
  ]);
}
