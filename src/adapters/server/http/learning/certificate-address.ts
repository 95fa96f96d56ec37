import { Clock } from '#application/ports/clock.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import type { School } from '#adapters/server/wiring/school.ts';

const minutes = 60;
const endings = { picture: 'svg', document: 'pdf' } as const;

/** The signed address of one of a certificate's drawings, for its holder, good for an hour. */
export function certificateAddress(
  school: School,
  { code, userId }: { readonly code: string; readonly userId: string },
  drawing: keyof typeof endings,
): string {
  const until = new Date(school.get(Clock).now().getTime() + minutes * 60_000);
  const path = `/api/v1/certificates/${encodeURIComponent(code)}/certificado.${endings[drawing]}`;
  return school.get(SignedAddresses).sign({ path, userId, until });
}
