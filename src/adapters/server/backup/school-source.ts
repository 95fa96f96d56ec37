import type { Engine } from '#adapters/server/sql/shared/connection.ts';
import type { Manifest } from './manifest.ts';

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
  close(): Promise<void>;
}
