import type { LastBackup } from '#domain/office/backup-duty.ts';

/** What the school knows of the copies that a command makes of it. */
export abstract class LastBackups {
  /** The last that ended; null: none has, as far as the school knows. */
  abstract last(): Promise<LastBackup | null>;
}
