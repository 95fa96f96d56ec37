import type { Kysely } from 'kysely';
import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { AccessTokens } from '#application/server/accounts/ports/access-tokens.ts';
import type { DeviceMarks } from '#application/server/accounts/ports/device-marks.ts';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import type { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import type { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import type { Drawings } from '#adapters/server/documents/drawings.ts';
import type { CaptchaWork } from '#adapters/server/security/captcha-by-proof-of-work.ts';
import type { SecretSeal } from '#adapters/server/security/secret-seal.ts';
import type { Config } from '#adapters/server/config/config.ts';
import type { RateCounts } from '#application/server/shared/ports/rate-counts.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What counts for limits, over a database or one of its transactions. */
export type RateCountsOver = (db: Kysely<SchoolDatabase>) => RateCounts;

/** What lives as long as the process. */
export interface SchoolParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly logger: Logger;
  readonly accessTokens: AccessTokens;
  readonly drawings: Drawings;
  readonly files: FileStore;
  readonly passwordHasher: PasswordHasher;
  readonly signedAddresses: SignedAddresses;
  readonly deviceMarks: DeviceMarks;
  readonly factorSeal: SecretSeal;
  readonly rateCountsOver: RateCountsOver;
  readonly captcha: { readonly key: Uint8Array; readonly work: CaptchaWork };
}
