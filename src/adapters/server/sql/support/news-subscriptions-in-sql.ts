import type { Kysely } from 'kysely';
import {
  type NewsConsent,
  type NewsRequest,
  NewsSubscriptions,
} from '#application/server/support/ports/news-subscriptions.ts';
import type { NewsSubscription } from '#domain/support/news-opt-in.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class NewsSubscriptionsInSql extends NewsSubscriptions {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async find(email: string): Promise<NewsSubscription | null> {
    const row = await this.db
      .selectFrom('news_subscriptions')
      .select(['subscribed_at', 'confirmed_at', 'unsubscribed_at'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      askedAt: new Date(row.subscribed_at),
      confirmedAt: dateOf(row.confirmed_at),
      endedAt: dateOf(row.unsubscribed_at),
    };
  }

  async ask({ email, site, at, confirmHash }: NewsRequest): Promise<void> {
    const row = {
      site,
      subscribed_at: at.toISOString(),
      confirm_token_hash: confirmHash,
      confirmed_at: null,
      // No link ends what has not begun.
      unsubscribe_token_hash: '',
      unsubscribed_at: null,
    };
    await this.db
      .insertInto('news_subscriptions')
      .values({ email, ...row })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
      .execute();
  }

  async confirm(confirmHash: string, since: Date, at: Date, leaveHash: string) {
    const confirmed = await this.db
      .updateTable('news_subscriptions')
      .set({ confirmed_at: at.toISOString(), unsubscribe_token_hash: leaveHash })
      .where('confirm_token_hash', '=', confirmHash)
      .where('confirmed_at', 'is', null)
      .where('unsubscribed_at', 'is', null)
      .where('subscribed_at', '>=', since.toISOString())
      .executeTakeFirst();
    const found = await this.db
      .selectFrom('news_subscriptions')
      .select('email')
      .where('confirm_token_hash', '=', confirmHash)
      .where('confirmed_at', 'is not', null)
      .where('unsubscribed_at', 'is', null)
      .executeTakeFirst();
    return found === undefined ? null : { email: found.email, isNew: confirmed.numUpdatedRows > 0n };
  }

  async end(leaveHash: string, at: Date): Promise<string | null> {
    if (leaveHash === '') return null;
    await this.db
      .updateTable('news_subscriptions')
      .set((from) => ({ unsubscribed_at: from.fn.coalesce('unsubscribed_at', from.val(at.toISOString())) }))
      .where('unsubscribe_token_hash', '=', leaveHash)
      .execute();
    const row = await this.db
      .selectFrom('news_subscriptions')
      .select('email')
      .where('unsubscribe_token_hash', '=', leaveHash)
      .executeTakeFirst();
    return row?.email ?? null;
  }

  async note(consent: NewsConsent): Promise<void> {
    await this.db
      .insertInto('news_consents')
      .values({
        id: consent.id,
        email: consent.email,
        event: consent.event,
        text_version: consent.textVersion,
        text_hash: consent.textHash,
        at: consent.at.toISOString(),
        address: consent.device.address,
        user_agent: consent.device.userAgent,
      })
      .execute();
  }

  async record(email: string): Promise<readonly NewsConsent[]> {
    const rows = await this.db
      .selectFrom('news_consents')
      .selectAll()
      .where('email', '=', email)
      .orderBy('at')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      email: row.email,
      event: row.event as NewsConsent['event'],
      textVersion: row.text_version,
      textHash: row.text_hash,
      at: new Date(row.at),
      device: { address: row.address, userAgent: row.user_agent },
    }));
  }
}

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));
