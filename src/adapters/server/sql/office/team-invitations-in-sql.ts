import type { Kysely, Selectable } from 'kysely';
import { TeamInvitations } from '#application/server/office/ports/team-invitations.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { inOrder } from '#domain/office/permissions.ts';
import type { TeamInvitation } from '#domain/office/team-invitation.ts';
import type { TeamInvitationsTable } from '#adapters/server/sql/tables/office-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What stands for the address of a first owner, who has none yet. */
const noAddress = '';

export class TeamInvitationsInSql extends TeamInvitations {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async open(): Promise<readonly TeamInvitation[]> {
    return (await this.#open().where('email', '<>', noAddress).orderBy('email').execute()).map(invitationOf);
  }

  async find(id: string): Promise<TeamInvitation | null> {
    return ofRow(await this.#open().where('id', '=', id).where('email', '<>', noAddress).executeTakeFirst());
  }

  async findByEmail(email: EmailAddress): Promise<TeamInvitation | null> {
    return ofRow(await this.#open().where('email', '=', email).executeTakeFirst());
  }

  async findByFingerprint(fingerprint: string): Promise<TeamInvitation | null> {
    const found = this.db.selectFrom('team_invitations').selectAll().where('token_hash', '=', fingerprint);
    return ofRow(await found.executeTakeFirst());
  }

  async add(invitation: TeamInvitation, fingerprint: string): Promise<boolean> {
    const { id, email, roles, invitedBy, invitedAt, sentAt, expiresAt } = invitation;
    const added = await this.db
      .insertInto('team_invitations')
      .values({
        id,
        email: email ?? noAddress,
        roles: JSON.stringify(roles),
        token_hash: fingerprint,
        invited_by: invitedBy,
        invited_at: invitedAt.toISOString(),
        sent_at: sentAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        accepted_at: null,
        accepted_by: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
  }

  async renew(id: string, fingerprint: string, sentAt: Date, expiresAt: Date): Promise<boolean> {
    const renewed = await this.db
      .updateTable('team_invitations')
      .set({ token_hash: fingerprint, sent_at: sentAt.toISOString(), expires_at: expiresAt.toISOString() })
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    return renewed.numUpdatedRows > 0n;
  }

  async withdraw(id: string): Promise<boolean> {
    const withdrawn = await this.db
      .deleteFrom('team_invitations')
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    return withdrawn.numDeletedRows > 0n;
  }

  async accept(id: string, userId: string, at: Date): Promise<boolean> {
    const accepted = await this.db
      .updateTable('team_invitations')
      .set({ accepted_at: at.toISOString(), accepted_by: userId })
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    return accepted.numUpdatedRows > 0n;
  }

  async withdrawFirst(): Promise<void> {
    await this.db
      .deleteFrom('team_invitations')
      .where('email', '=', noAddress)
      .where('accepted_at', 'is', null)
      .execute();
  }

  #open() {
    return this.db.selectFrom('team_invitations').selectAll().where('accepted_at', 'is', null);
  }
}

function ofRow(row: Selectable<TeamInvitationsTable> | undefined): TeamInvitation | null {
  return row === undefined ? null : invitationOf(row);
}

function invitationOf(row: Selectable<TeamInvitationsTable>): TeamInvitation {
  return {
    id: row.id,
    email: row.email === noAddress ? null : (row.email as EmailAddress),
    roles: inOrder(JSON.parse(row.roles) as string[]),
    invitedBy: row.invited_by,
    invitedAt: new Date(row.invited_at),
    sentAt: new Date(row.sent_at),
    expiresAt: new Date(row.expires_at),
    acceptedAt: row.accepted_at === null ? null : new Date(row.accepted_at),
    acceptedBy: row.accepted_by,
  };
}
