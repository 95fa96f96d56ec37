import { readConfig } from '#adapters/server/config/config.ts';
import { startSchool } from '#adapters/server/wiring/start.container.ts';
import { Certificates } from '#application/server/learning/ports/certificates.ts';
import { certificateCode } from '#domain/learning/certificate-code.ts';
import { certificate } from '#test/support/learning/study-builders.ts';

/**
 * Makes so many certificates in the data of a sample school, and signs the addresses of their PDFs for an hour.
 * @param env further settings of that school: where its database is.
 */
export async function certificateAddresses(
  dataDir: string,
  count: number,
  env: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const { school, parts, database } = await startSchool(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env }));
  const users = await database.db.selectFrom('users').select('id').execute();
  const products = await database.db.selectFrom('products').select(['id', 'title']).execute();
  const until = new Date(Date.now() + 3_600_000);
  const addresses: string[] = [];
  for (let number = 0; addresses.length < count; number += 1) {
    // Of an account and a product there is one; the sample school has some already.
    const product = products[number % products.length];
    const userId = users[Math.floor(number / products.length)]?.id;
    if (userId === undefined) throw new Error('The sample school is too small');
    const code = certificateCode('ES', 2026, [3, 1, 4, 1, 5, 9, 2, 6, Math.floor(number / 32), number % 32]);
    const holderName = `Ana María Quispe Rojas ${number}`;
    const changes = {
      code,
      userId,
      holderName,
      productId: product?.id ?? 1,
      productTitle: product?.title ?? '',
    } as const;
    if (!(await school.get(Certificates).add(certificate(changes)))) continue;
    addresses.push(parts.signedAddresses.sign({ path: `/api/v1/certificates/${code}/certificado.pdf`, userId, until }));
  }
  await database.close();
  return addresses;
}
