import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The mark that lies in a data folder from the first file of a restore until its database is whole. */
export function unfinishedRestore(dataDir: string): string {
  return join(dataDir, 'restoring');
}

/** Whether a restore was begun in a data folder and did not end. */
export function isUnfinishedRestore(dataDir: string): boolean {
  return existsSync(unfinishedRestore(dataDir));
}
