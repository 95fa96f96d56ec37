import type { Kysely, Selectable } from 'kysely';
import { Certificates } from '#application/server/ports/certificates.ts';
import type { CertificateCode } from '#domain/learning/certificate-code.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import type { CertificatesTable } from './tables/learning-tables.ts';
import type { SchoolDatabase } from './tables.ts';

export class CertificatesInSql extends Certificates {
  readonly #db: Kysely<SchoolDatabase>;

  constructor(db: Kysely<SchoolDatabase>) {
    super();
    this.#db = db;
  }

  async find(code: CertificateCode): Promise<Certificate | null> {
    const row = await this.#db.selectFrom('certificates').selectAll().where('code', '=', code).executeTakeFirst();
    return row === undefined ? null : certificateOf(row);
  }

  async ofStudent(userId: string, productId: number): Promise<readonly Certificate[]> {
    const rows = await this.#db
      .selectFrom('certificates')
      .selectAll()
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .orderBy('kind', 'desc')
      .execute();
    return rows.map(certificateOf);
  }

  async add(certificate: Certificate): Promise<boolean> {
    const added = await this.#db
      .insertInto('certificates')
      .values({
        code: certificate.code,
        user_id: certificate.userId,
        product_id: certificate.productId,
        kind: certificate.kind,
        grade: certificate.grade,
        hours: certificate.hours,
        holder_name: certificate.holderName,
        holder_document: certificate.holderDocument,
        product_title: certificate.productTitle,
        product_kind: certificate.productKind,
        issued_at: certificate.issuedAt.toISOString(),
        revoked_at: certificate.revokedAt?.toISOString() ?? null,
        revoked_reason: certificate.revokedReason,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'product_id', 'kind']).doNothing())
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
  }

  async revoke(code: CertificateCode, at: Date, reason: string): Promise<boolean> {
    const revoked = await this.#db
      .updateTable('certificates')
      .set({ revoked_at: at.toISOString(), revoked_reason: reason })
      .where('code', '=', code)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return Number(revoked.numUpdatedRows) > 0;
  }
}

function certificateOf(row: Selectable<CertificatesTable>): Certificate {
  return {
    code: row.code as CertificateCode,
    userId: row.user_id,
    productId: row.product_id,
    kind: row.kind === 'approval' ? 'approval' : 'participation',
    grade: row.grade,
    hours: row.hours,
    holderName: row.holder_name,
    holderDocument: row.holder_document,
    productTitle: row.product_title,
    productKind: row.product_kind,
    issuedAt: new Date(row.issued_at),
    revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at),
    revokedReason: row.revoked_reason,
  };
}
