import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Logger } from '#application/ports/logger.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { inTime } from './in-time.ts';
import { isMigrated } from '#adapters/server/sql/migrations/migrate.ts';

/** What a process needs before others send it visitors. */
export type MissingPart = 'database' | 'migrations' | 'files' | 'stopping';

/** Whether this process can take visitors now. Asked by load balancers, every few seconds and without a sign-in. */
export class Readiness {
  #isStopping = false;
  #asked: Promise<readonly MissingPart[]> | null = null;
  #known = '';

  /** @param folder where files are kept; null: in a storage, whose silence keeps nobody from everything else. */
  constructor(
    private readonly database: Pick<OpenDatabase, 'ping' | 'migrations'>,
    private readonly folder: string | null,
    private readonly logger: Logger,
  ) {}

  /** Whether the process is about to end: it finishes what it has begun, and wants nothing new. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** From now on the process is not ready, whatever it still answers. */
  beginStopping(): void {
    this.#isStopping = true;
  }

  /** What is missing now; nothing: it is ready. Those who ask while it is found out share the answer. */
  async missing(): Promise<readonly MissingPart[]> {
    if (this.#isStopping) return ['stopping'];
    this.#asked ??= this.#find().finally(() => (this.#asked = null));
    return this.#asked;
  }

  async #find(): Promise<readonly MissingPart[]> {
    const [ofDatabase, hasFiles] = await Promise.all([
      this.#missingOfDatabase(),
      this.folder === null || isFine(access(`${this.folder}/`, constants.W_OK)),
    ]);
    const missing: readonly MissingPart[] = [...ofDatabase, ...(hasFiles ? [] : (['files'] as const))];
    this.#tell(missing);
    return missing;
  }

  async #missingOfDatabase(): Promise<readonly MissingPart[]> {
    if (!(await isFine(this.database.ping()))) return ['database'];
    return (await isFine(isMigrated(this.database))) ? [] : ['migrations'];
  }

  /** Once, however often it is asked. */
  #tell(missing: readonly MissingPart[]): void {
    const text = missing.join(' ');
    if (text === this.#known) return;
    this.#known = text;
    if (text === '') this.logger.info('ready again');
    else this.logger.warn('not ready', { missing });
  }
}

/** Whether something ends well, and not with `false`, in time. */
async function isFine(work: Promise<unknown>): Promise<boolean> {
  return (await inTime(work.then((value) => value !== false))) === true;
}
