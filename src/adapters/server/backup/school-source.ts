import type { Engine } from '#adapters/server/sql/shared/connection.ts';
import type { LastBackup } from '#domain/office/backup-duty.ts';
import type { Manifest } from './manifest.ts';

/** Notes a copy in the one row that there is. @param ended @param bytes what stands for its values in the engine's statements. */
export const noteOfCopy = (ended: string, bytes: string): string =>
  `insert into last_backups (place, ended_at, bytes) values (1, ${ended}, ${bytes})
    on conflict (place) do update set ended_at = excluded.ended_at, bytes = excluded.bytes
    where excluded.ended_at > last_backups.ended_at`;

/** What was copied of the database at one instant. */
export interface CopiedDatabase extends Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'database'> {
  /** Keys of files that its rows name. */
  readonly named: ReadonlySet<string>;
}

/** The database of a running school, as whoever copies it asks it. */
export interface SchoolSource {
  readonly engine: Engine;
  /** Bytes that a copy will have at most. */
  size(): Promise<number>;
  /** Keys of files that rows name as they are committed now. */
  namedFiles(): Promise<ReadonlySet<string>>;
  /** Copies all rows, as they were committed at one instant, into an empty folder; whoever writes meanwhile does not wait. */
  copyTo(folder: string): Promise<CopiedDatabase>;
  /**
   * Tells the school of a copy that was made, so that its office knows; of several that end at once, of the last.
   * @returns false where the school is of an earlier release, which keeps no such note.
   */
  note(copy: LastBackup): Promise<boolean>;
  close(): Promise<void>;
}
