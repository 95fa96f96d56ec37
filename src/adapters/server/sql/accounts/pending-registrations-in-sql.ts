import type { Kysely, Selectable } from 'kysely';
import {
  PendingRegistrations,
  type PendingRegistration,
} from '#application/server/accounts/ports/pending-registrations.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class PendingRegistrationsInSql extends PendingRegistrations {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(pending: PendingRegistration): Promise<void> {
    await this.db
      .insertInto('pending_registrations')
      .values({
        id: pending.id,
        token_hash: pending.fingerprint,
        email: pending.email,
        password_hash: pending.passwordHash,
        given_names: pending.givenNames,
        paternal_surname: pending.paternalSurname,
        maternal_surname: pending.maternalSurname,
        consents: JSON.stringify(pending.consents),
        address: pending.device.address,
        user_agent: pending.device.userAgent,
        return_to: pending.returnTo,
        created_at: pending.createdAt.toISOString(),
        expires_at: pending.expiresAt.toISOString(),
        sent_at: pending.sentAt.toISOString(),
        used_at: pending.usedAt?.toISOString() ?? null,
      })
      .execute();
  }

  async find(fingerprint: string): Promise<PendingRegistration | null> {
    const row = await this.db
      .selectFrom('pending_registrations')
      .selectAll()
      .where('token_hash', '=', fingerprint)
      .executeTakeFirst();
    return row === undefined ? null : pendingOf(row);
  }

  async newestOf(email: EmailAddress, now: Date): Promise<PendingRegistration | null> {
    const row = await this.db
      .selectFrom('pending_registrations')
      .selectAll()
      .where('email', '=', email)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : pendingOf(row);
  }

  async renew(id: string, known: Date, fingerprint: string, now: Date): Promise<boolean> {
    const renewed = await this.#waiting(now)
      .set({ token_hash: fingerprint, sent_at: now.toISOString() })
      .where('id', '=', id)
      .where('sent_at', '=', known.toISOString())
      .executeTakeFirst();
    return renewed.numUpdatedRows > 0n;
  }

  async use(id: string, now: Date): Promise<boolean> {
    const used = await this.#waiting(now)
      .set({ used_at: now.toISOString(), password_hash: '' })
      .where('id', '=', id)
      .executeTakeFirst();
    return used.numUpdatedRows > 0n;
  }

  #waiting(now: Date) {
    return this.db
      .updateTable('pending_registrations')
      .where('used_at', 'is', null)
      .where('expires_at', '>', now.toISOString());
  }
}

function pendingOf(row: Selectable<SchoolDatabase['pending_registrations']>): PendingRegistration {
  return {
    id: row.id,
    fingerprint: row.token_hash,
    email: row.email as EmailAddress,
    passwordHash: row.password_hash,
    givenNames: row.given_names,
    paternalSurname: row.paternal_surname,
    maternalSurname: row.maternal_surname,
    consents: JSON.parse(row.consents) as PendingRegistration['consents'],
    device: { address: row.address, userAgent: row.user_agent },
    returnTo: row.return_to,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    sentAt: new Date(row.sent_at),
    usedAt: row.used_at === null ? null : new Date(row.used_at),
  };
}
