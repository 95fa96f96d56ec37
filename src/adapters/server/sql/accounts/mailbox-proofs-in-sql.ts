import type { Kysely } from 'kysely';
import { MailboxProofs, type MailboxProof } from '#application/server/accounts/ports/mailbox-proofs.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class MailboxProofsInSql extends MailboxProofs {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(proof: MailboxProof): Promise<void> {
    await this.db
      .insertInto('mailbox_proofs')
      .values({
        id: proof.id,
        browser_hash: proof.browserFingerprint,
        code_hash: proof.codeFingerprint,
        link_hash: proof.linkFingerprint,
        email: proof.email,
        tries: proof.tries,
        consents: JSON.stringify(proof.consents),
        address: proof.device.address,
        user_agent: proof.device.userAgent,
        created_at: proof.createdAt.toISOString(),
        expires_at: proof.expiresAt.toISOString(),
        used_at: proof.usedAt?.toISOString() ?? null,
      })
      .execute();
  }

  async find(browserFingerprint: string): Promise<MailboxProof | null> {
    const row = await this.db
      .selectFrom('mailbox_proofs')
      .selectAll()
      .where('browser_hash', '=', browserFingerprint)
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      id: row.id,
      browserFingerprint: row.browser_hash,
      codeFingerprint: row.code_hash,
      linkFingerprint: row.link_hash,
      email: row.email as EmailAddress,
      tries: row.tries,
      consents: JSON.parse(row.consents) as MailboxProof['consents'],
      device: { address: row.address, userAgent: row.user_agent },
      createdAt: new Date(row.created_at),
      expiresAt: new Date(row.expires_at),
      usedAt: row.used_at === null ? null : new Date(row.used_at),
    };
  }

  async countTry(id: string, most: number, now: Date): Promise<boolean> {
    const counted = await this.#waiting(id, now)
      .set((column) => ({ tries: column('tries', '+', 1) }))
      .where('tries', '<', most)
      .executeTakeFirst();
    return counted.numUpdatedRows > 0n;
  }

  async use(id: string, now: Date): Promise<boolean> {
    const used = await this.#waiting(id, now).set({ used_at: now.toISOString() }).executeTakeFirst();
    return used.numUpdatedRows > 0n;
  }

  #waiting(id: string, now: Date) {
    return this.db
      .updateTable('mailbox_proofs')
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now.toISOString());
  }
}
