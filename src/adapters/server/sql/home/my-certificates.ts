import type { Kysely } from 'kysely';
import type { MyCertificate } from '#application/read-models/home/my-certificate.ts';
import { formatGrade } from '#domain/exams/exam.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** The certificates of an account, latest first; approval before participation of one day. */
export async function readMyCertificates(
  db: Kysely<SchoolDatabase>,
  userId: string,
): Promise<readonly Omit<MyCertificate, 'document'>[]> {
  const rows = await db
    .selectFrom('certificates')
    .innerJoin('products', 'products.id', 'certificates.product_id')
    .select(['certificates.code', 'certificates.kind', 'certificates.grade', 'certificates.hours'])
    .select(['certificates.product_title', 'certificates.issued_at', 'certificates.revoked_at', 'products.slug'])
    .where('certificates.user_id', '=', userId)
    .orderBy('certificates.issued_at', 'desc')
    .orderBy('certificates.kind')
    .orderBy('certificates.code')
    .execute();
  return rows.map(({ code, kind, grade, hours, product_title, issued_at, revoked_at, slug }) => ({
    code,
    kind: kind === 'approval' ? 'approval' : 'participation',
    grade: grade === null ? null : formatGrade(grade),
    title: product_title,
    slug,
    hours,
    issuedAt: issued_at,
    revokedAt: revoked_at,
  }));
}
