import { join } from 'node:path';
import type { Clock } from '#application/ports/clock.ts';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import { type Config, ConfigError } from '#adapters/server/config/config.ts';
import { FileStoreInS3 } from './file-store-in-s3.ts';
import { FileStoreOnDisk } from './file-store-on-disk.ts';

/** What a store may be made of. */
type StoreSettings = Pick<Config, 'dataDir' | 'filesStore' | 's3'>;

const folderIn = (dataDir: string): string => join(dataDir, 'files');

/** The folder in which a school keeps its files; null: it keeps them elsewhere. */
export function folderOfFiles({ filesStore, dataDir }: StoreSettings): string | null {
  return filesStore === 'folder' ? folderIn(dataDir) : null;
}

/** The stores that a school can keep its files in, by the names that `FILES_STORE` knows them by. */
const stores: Readonly<Record<string, (settings: StoreSettings, clock: Clock) => FileStore>> = {
  folder: ({ dataDir }) => new FileStoreOnDisk(folderIn(dataDir)),
  s3: ({ s3 }, clock) => {
    if (s3 === null) throw new ConfigError('S3_ENDPOINT, S3_BUCKET y las claves faltan: no hay almacenamiento S3.');
    return new FileStoreInS3(s3, clock);
  },
};

/** The names of all stores. */
export const storeNames: readonly string[] = Object.keys(stores);

/** Where this school keeps its files. @throws ConfigError when there is no such store, or its own settings are wanting. */
export function filesOf(settings: StoreSettings, clock: Clock): FileStore {
  const { filesStore } = settings;
  const make = Object.hasOwn(stores, filesStore) ? stores[filesStore] : undefined;
  if (make !== undefined) return make(settings, clock);
  throw new ConfigError(`FILES_STORE debe ser uno de estos valores: ${storeNames.join(', ')}; es «${filesStore}».`);
}
