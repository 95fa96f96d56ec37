import type { Kysely } from 'kysely';
import { Newcomers, type KnownNewcomer } from '#application/server/office/ports/newcomers.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class NewcomersInSql extends Newcomers {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async known(emails: readonly EmailAddress[]): Promise<ReadonlyMap<EmailAddress, KnownNewcomer>> {
    if (emails.length === 0) return new Map();
    const users = await this.db
      .selectFrom('users')
      .select(['id', 'email', 'password_hash', 'disabled_at'])
      .where('email', 'in', emails)
      .execute();
    const without = users.filter(({ password_hash: hash, disabled_at: end }) => hash === '' && end === null);
    const awaiting = await this.#neverInvited(without.map(({ id }) => id));
    return new Map(
      users.map(({ id, email }) => [email as EmailAddress, { userId: id, awaitsInvitation: awaiting.has(id) }]),
    );
  }

  async #neverInvited(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (userIds.length === 0) return new Set();
    const events = await this.db
      .selectFrom('account_events')
      .select(['user_id', 'kind'])
      .where('user_id', 'in', userIds)
      .where('kind', 'in', ['moved-in', 'invited'])
      .execute();
    const invited = new Set(events.flatMap(({ user_id: id, kind }) => (kind === 'invited' ? [id] : [])));
    return new Set(events.flatMap(({ user_id: id }) => (invited.has(id) ? [] : [id])));
  }
}
