import { Certificates } from '#application/server/learning/ports/certificates.ts';
import { certificateCode } from '#domain/learning/certificate-code.ts';
import { certificate, insertStudyContent, studyContent } from '#test/support/learning/study-builders.ts';
import { testSchool } from '#test/support/school/test-school.ts';

/** The codes of the two certificates below. */
export const firstCode = certificateCode('ES', 2026, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
export const secondCode = certificateCode('ES', 2026, [2, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/**
 * A school that issued a certificate to Ana Quispe Rojas on 'Derecho laboral para empresas', whose profile says 'Ana María' now, and a day
 * later one to Luis Soto Vega.
 */
export async function schoolWithCertificates() {
  const world = await testSchool();
  await insertStudyContent(world.db, studyContent());
  const names = {
    given_names: 'Ana María',
    paternal_surname: 'Quispe',
    maternal_surname: 'Rojas',
    document_type: 'DNI',
    document_number: '46712369',
  };
  const ana = await world.addUser({ id: 'ana', email: 'ana@correo.pe', ...names });
  const luis = await world.addUser({
    id: 'luis',
    email: 'luis@correo.pe',
    given_names: 'Luis',
    paternal_surname: 'Soto',
    maternal_surname: 'Vega',
  });
  const certificates = world.school.get(Certificates);
  const issued = { productId: 10, holderDocument: '' } as const;
  await certificates.add(
    certificate({
      ...issued,
      code: firstCode,
      userId: ana,
      holderName: 'Ana Quispe Rojas',
      issuedAt: new Date('2026-03-01T15:00:00Z'),
    }),
  );
  await certificates.add(
    certificate({
      ...issued,
      code: secondCode,
      userId: luis,
      holderName: 'Luis Soto Vega',
      issuedAt: new Date('2026-03-02T15:00:00Z'),
    }),
  );
  return { world, ana, luis };
}
