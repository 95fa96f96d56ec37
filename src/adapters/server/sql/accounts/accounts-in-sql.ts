import type { Kysely, Selectable } from 'kysely';
import { Accounts, type Credentials } from '#application/server/accounts/ports/accounts.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { PersonFacts } from '#domain/accounts/profile-details.ts';
import type { PersonDocument, User } from '#domain/accounts/user.ts';
import { lockAccount } from './lock-account.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { UsersTable } from '#adapters/server/sql/tables/account-tables.ts';

export class AccountsInSql extends Accounts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async find(userId: string): Promise<User | null> {
    const row = await this.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
    return row === undefined ? null : userOf(row);
  }

  lock(userId: string): Promise<void> {
    return lockAccount(this.db, userId);
  }

  async findByEmail(email: EmailAddress): Promise<User | null> {
    return (await this.credentialsOf(email))?.user ?? null;
  }

  async credentialsOf(email: EmailAddress): Promise<Credentials | null> {
    const row = await this.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
    return row === undefined ? null : { user: userOf(row), passwordHash: row.password_hash };
  }

  async add(user: User, passwordHash: string): Promise<boolean> {
    const added = await this.db
      .insertInto('users')
      .values({ ...rowOf(user), password_hash: passwordHash })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
  }

  async changePassword(userId: string, passwordHash: string, at: Date): Promise<void> {
    await this.db
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: at.toISOString() })
      .where('id', '=', userId)
      .execute();
  }

  async verifyEmail(userId: string, at: Date): Promise<void> {
    await this.db
      .updateTable('users')
      .set({ email_verified_at: at.toISOString(), updated_at: at.toISOString() })
      .where('id', '=', userId)
      .where('email_verified_at', 'is', null)
      .execute();
  }

  async credentialsById(userId: string): Promise<Credentials | null> {
    const row = await this.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
    return row === undefined ? null : { user: userOf(row), passwordHash: row.password_hash };
  }

  async changePerson(userId: string, person: PersonFacts, at: Date): Promise<void> {
    await this.db
      .updateTable('users')
      .set({ ...personRow(person), updated_at: at.toISOString() })
      .where('id', '=', userId)
      .execute();
  }

  async changePhoto(userId: string, key: string | null, at: Date): Promise<void> {
    await this.db
      .updateTable('users')
      .set({ photo_file: key, updated_at: at.toISOString() })
      .where('id', '=', userId)
      .execute();
  }

  async changeEmail(userId: string, email: EmailAddress, at: Date): Promise<boolean> {
    const held = this.db.selectFrom('users as others').select('others.id').where('others.email', '=', email);
    const changed = await this.db
      .updateTable('users')
      .set({ email, email_verified_at: at.toISOString(), updated_at: at.toISOString() })
      .where('id', '=', userId)
      .where((row) => row.not(row.exists(held.where('others.id', '!=', userId))))
      .executeTakeFirst();
    return changed.numUpdatedRows > 0n;
  }

  async markTourSeen(userId: string, at: Date): Promise<void> {
    await this.db
      .updateTable('users')
      .set({ tour_seen: 1, updated_at: at.toISOString() })
      .where('id', '=', userId)
      .where('tour_seen', '=', 0)
      .execute();
  }
}

/** The account of a row of `users`, without its password. */
export function userOf(row: Selectable<UsersTable>): User {
  return {
    id: row.id,
    email: row.email as EmailAddress,
    givenNames: row.given_names,
    paternalSurname: row.paternal_surname,
    maternalSurname: row.maternal_surname,
    phone: row.phone,
    document:
      row.document_type === ''
        ? null
        : { type: row.document_type as PersonDocument['type'], number: row.document_number },
    role: row.role === 1 ? 1 : 0,
    emailVerifiedAt: row.email_verified_at === null ? null : new Date(row.email_verified_at),
    photoFile: row.photo_file,
    tourSeen: row.tour_seen === 1,
    guestOf: row.guest_of,
    createdAt: new Date(row.created_at),
    disabledAt: row.disabled_at === null ? null : new Date(row.disabled_at),
  };
}

function rowOf(user: User): Omit<UsersTable, 'password_hash'> {
  return {
    id: user.id,
    email: user.email,
    ...personRow(user),
    role: user.role,
    is_collaborator: 0,
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    photo_file: user.photoFile,
    tour_seen: user.tourSeen ? 1 : 0,
    guest_of: user.guestOf,
    created_at: user.createdAt.toISOString(),
    updated_at: user.createdAt.toISOString(),
    disabled_at: user.disabledAt?.toISOString() ?? null,
  };
}

function personRow(person: PersonFacts) {
  return {
    given_names: person.givenNames,
    paternal_surname: person.paternalSurname,
    maternal_surname: person.maternalSurname,
    phone: person.phone,
    document_type: person.document?.type ?? '',
    document_number: person.document?.number ?? '',
  };
}
