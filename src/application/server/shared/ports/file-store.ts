/** A stored file, to be read from a byte to another. */
export interface StoredFile {
  readonly bytes: number;
  readonly mediaType: string;
  /** Changes whenever the content does. */
  readonly version: string;
}

/** Keeps uploaded and published files under keys such as `retratos/rosa-huaman.svg` (lower case, digits, `-`, `.`, `/`). */
export abstract class FileStore {
  /** Stores the whole content under the key, replacing what was there; visible only once complete. */
  abstract put(key: string, content: Uint8Array): Promise<void>;
  /** What is known of a file, or null when there is none. */
  abstract find(key: string): Promise<StoredFile | null>;
  /** The content from byte `start` through `end`, both included. @throws when the file is missing. */
  abstract read(key: string, start: number, end: number): Promise<AsyncIterable<Uint8Array>>;
  /** Removes the file; nothing happens when there is none. */
  abstract remove(key: string): Promise<void>;
}
