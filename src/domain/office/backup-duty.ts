/** A copy of the school that was made. */
export interface LastBackup {
  readonly endedAt: Date;
  /** Of its database and its files. */
  readonly bytes: number;
}

/** Days after which the office is told that no copy was made since. A copy a day is what a school is advised to have. */
export const BACKUP_DAYS = 7;

/** Whether too long ago a copy was made, or never. */
export function isBackupOverdue(last: LastBackup | null, now: Date): boolean {
  return last === null || now.getTime() - last.endedAt.getTime() > BACKUP_DAYS * 24 * 60 * 60 * 1000;
}
