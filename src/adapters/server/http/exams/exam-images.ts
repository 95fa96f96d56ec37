import { privateFilesPath } from '#adapters/server/http/shared/files/private-file-routes.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import type { AddressOf } from './exam-presenters.ts';

/** How long the pictures of an exam can be seen: longer than any attempt lasts. */
const imageMinutes = 12 * 60;

/** Signed addresses of the pictures of exams, for whoever asks. */
export function imagesFor(school: School, userId: string): AddressOf {
  const until = new Date(school.get(Clock).now().getTime() + imageMinutes * 60_000);
  return (file) => school.get(SignedAddresses).sign({ path: privateFilesPath + file, userId, until });
}
