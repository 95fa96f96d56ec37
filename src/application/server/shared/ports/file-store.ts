/** A stored file, to be read from a byte to another. */
export interface StoredFile {
  readonly bytes: number;
  readonly mediaType: string;
  /** Changes whenever the content does. */
  readonly version: string;
}

/** A file as it stands in the list of all of them. */
export interface ListedFile {
  readonly key: string;
  readonly bytes: number;
}

/** A content that is not held in memory: of known size, the same each time it is read. */
export interface FileContent {
  readonly bytes: number;
  read(): AsyncIterable<Uint8Array>;
}

/** Leave to fetch one file from the storage itself. */
export interface FileLeave {
  readonly now: Date;
  /** At most five minutes after `now`; later instants are taken for that. */
  readonly until: Date;
  /** The name under which a browser saves the file; null: it shows it. */
  readonly saveAs: string | null;
}

/** The storage does not answer, or not as it should; the same call may succeed later. */
export class FilesUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The storage of files is not available: ${reason}`, { cause });
  }
}

/**
 * Keeps uploaded and published files under keys such as `retratos/rosa-huaman.svg` (lower case, digits, `-`, `.`, `/`). Whatever
 * is asked of it may throw `FilesUnavailable` where files lie on another machine.
 */
export abstract class FileStore {
  /**
   * Stores the whole content under the key, replacing what was there; visible only once complete.
   * @throws when the content has not as many bytes as it says; what was there stays then.
   */
  abstract put(key: string, content: Uint8Array | FileContent): Promise<void>;
  /** What is known of a file, or null when there is none. */
  abstract find(key: string): Promise<StoredFile | null>;
  /** The content from byte `start` through `end`, both included; nothing when `end` is before `start`. @throws when the file is missing. */
  abstract read(key: string, start: number, end: number): Promise<AsyncIterable<Uint8Array>>;
  /** Removes the file; nothing happens when there is none. */
  abstract remove(key: string): Promise<void>;
  /** All files that are complete, in the order of their keys. What has no key that this port knows is left out. */
  abstract list(): AsyncIterable<ListedFile>;
  /** SHA-256 of the content in hex, as the storage noted it when it checked what came in, else of what it reads; null when there is none. */
  abstract checksum(key: string): Promise<string | null>;
  /** An address of the storage itself, from which a browser fetches the file with that leave; null where only the school gives its files. */
  abstract addressOf(key: string, leave: FileLeave): Promise<string | null>;
}
