import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';

/** How long the addresses on a page of the office are good. */
const viewMinutes = 30;

/** Signs addresses of files that a page of the office shows to whoever looks at it. */
export function signerFor(school: School, userId: string): (path: string) => string {
  const until = new Date(school.get(Clock).now().getTime() + viewMinutes * 60_000);
  return (path) => school.get(SignedAddresses).sign({ path, userId, until });
}
