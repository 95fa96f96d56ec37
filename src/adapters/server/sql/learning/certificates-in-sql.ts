import type { Kysely, Selectable } from 'kysely';
import { Certificates, type ReissueOrder } from '#application/server/learning/ports/certificates.ts';
import { type CertificateCode, certificateKey } from '#domain/learning/certificate-code.ts';
import type { Certificate, CertificateReissue } from '#domain/learning/certificate.ts';
import type { CertificateSigner } from '#domain/learning/certificate-signer.ts';
import type { CertifiedModule } from '#domain/learning/certified-modules.ts';
import type { CertificateReissuesTable, CertificatesTable } from '#adapters/server/sql/tables/learning-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class CertificatesInSql extends Certificates {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async find(code: CertificateCode): Promise<Certificate | null> {
    const row = await this.db.selectFrom('certificates').selectAll().where('code', '=', code).executeTakeFirst();
    return row === undefined ? null : certificateOf(row, await trailsOf(this.db, [row.code]));
  }

  async findMoved(key: string): Promise<Certificate | null> {
    const row = await this.db.selectFrom('certificates').selectAll().where('moved_key', '=', key).executeTakeFirst();
    return row === undefined ? null : certificateOf(row, await trailsOf(this.db, [row.code]));
  }

  async ofStudent(userId: string, productId: number): Promise<readonly Certificate[]> {
    const rows = await this.db
      .selectFrom('certificates')
      .selectAll()
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .orderBy('kind', 'desc')
      .execute();
    return certificatesOf(this.db, rows);
  }

  async add(certificate: Certificate): Promise<boolean> {
    const added = await this.db
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
        teachers: JSON.stringify(certificate.teachers),
        signer: certificate.signer === null ? null : JSON.stringify(certificate.signer),
        syllabus: JSON.stringify(certificate.syllabus),
        issued_at: certificate.issuedAt.toISOString(),
        moved_at: certificate.movedAt?.toISOString() ?? null,
        moved_key: certificate.movedAt === null ? null : certificateKey(certificate.code),
        revoked_at: certificate.revokedAt?.toISOString() ?? null,
        revoked_reason: certificate.revokedReason,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'product_id', 'kind']).doNothing())
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
  }

  async revoke(code: CertificateCode, at: Date, reason: string): Promise<boolean> {
    const revoked = await this.db
      .updateTable('certificates')
      .set({ revoked_at: at.toISOString(), revoked_reason: reason })
      .where('code', '=', code)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return Number(revoked.numUpdatedRows) > 0;
  }

  async reissue(certificate: Certificate, { holder, at, by, reason }: ReissueOrder): Promise<boolean> {
    const { code, holderName, holderDocument } = certificate;
    const taken = await this.db
      .updateTable('certificates')
      .set({ holder_name: holder.name, holder_document: holder.document })
      .where('code', '=', code)
      .where('revoked_at', 'is', null)
      .where('holder_name', '=', holderName)
      .where('holder_document', '=', holderDocument)
      .executeTakeFirst();
    if (Number(taken.numUpdatedRows) === 0) return false;
    const number = (await trailsOf(this.db, [code])).length + 1;
    const former = { former_name: holderName, former_document: holderDocument };
    await this.db
      .insertInto('certificate_reissues')
      .values({ code, number, at: at.toISOString(), reissued_by: by, reason, ...former })
      .execute();
    return true;
  }
}

/** Certificates with their trails, which one query brings for all. */
export async function certificatesOf(
  db: Kysely<SchoolDatabase>,
  rows: readonly Selectable<CertificatesTable>[],
): Promise<readonly Certificate[]> {
  if (rows.length === 0) return [];
  const trails = await trailsOf(
    db,
    rows.map(({ code }) => code),
  );
  return rows.map((row) =>
    certificateOf(
      row,
      trails.filter(({ code }) => code === row.code),
    ),
  );
}

function trailsOf(
  db: Kysely<SchoolDatabase>,
  codes: readonly string[],
): Promise<readonly Selectable<CertificateReissuesTable>[]> {
  return db.selectFrom('certificate_reissues').selectAll().where('code', 'in', codes).orderBy('number').execute();
}

function reissueOf(row: Selectable<CertificateReissuesTable>): CertificateReissue {
  return {
    at: new Date(row.at),
    by: row.reissued_by === 'staff' ? 'staff' : 'holder',
    reason: row.reason,
    formerName: row.former_name,
    formerDocument: row.former_document,
  };
}

function certificateOf(
  row: Selectable<CertificatesTable>,
  reissues: readonly Selectable<CertificateReissuesTable>[],
): Certificate {
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
    teachers: JSON.parse(row.teachers) as string[],
    signer: row.signer === null ? null : (JSON.parse(row.signer) as CertificateSigner),
    syllabus: JSON.parse(row.syllabus) as CertifiedModule[],
    issuedAt: new Date(row.issued_at),
    movedAt: row.moved_at === null ? null : new Date(row.moved_at),
    revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at),
    revokedReason: row.revoked_reason,
    reissues: reissues.map(reissueOf),
  };
}
