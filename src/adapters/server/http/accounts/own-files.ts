import { certificateAddress } from '#adapters/server/http/learning/certificate-address.ts';
import { receiptPath } from '#adapters/server/http/receipts/receipt-routes.ts';
import { privateFilesPath } from '#adapters/server/http/shared/files/private-file-routes.ts';
import { readMyCertificates } from '#adapters/server/sql/home/my-certificates.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { receiptCode } from '#domain/receipts/receipt.ts';

/** More than anybody has of each. */
const most = 5000;
const minutes = 60;

/** The files of an account: certificates and receipts as PDF, vouchers as they were sent; each by an address that is good for an hour. */
export async function ownFiles(school: School, userId: string) {
  const { schoolOrigin } = school.get(PublicAddresses);
  const until = new Date(school.get(Clock).now().getTime() + minutes * 60_000);
  const signer = school.get(SignedAddresses);
  const signed = (path: string): string => signer.sign({ path, userId, until });
  const [certificates, receipts, vouchers] = await Promise.all([
    readMyCertificates(school.db, userId),
    school.get(Receipts).ofUser(userId, most),
    school.get(Vouchers).ofUser(userId, most),
  ]);
  const files = [
    ...certificates.map(({ code, title }) => ({
      kind: 'certificate' as const,
      title: `${title}, ${code}`,
      path: certificateAddress(school, { code, userId }, 'document'),
    })),
    ...receipts.map((receipt) => ({
      kind: 'receipt' as const,
      title: receiptCode(receipt),
      path: signed(receiptPath(receipt.id)),
    })),
    ...vouchers.flatMap(({ bank, operationNumber, file }) =>
      file === null
        ? []
        : [
            {
              kind: 'voucher' as const,
              title: `${bank}, ${operationNumber}`,
              path: signed(privateFilesPath + file.key),
            },
          ],
    ),
  ];
  return files.map(({ kind, title, path }) => ({
    kind,
    title,
    address: schoolOrigin + path,
    until: until.toISOString(),
  }));
}
