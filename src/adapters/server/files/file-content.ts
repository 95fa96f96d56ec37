import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FileContent, FileStore } from '#application/server/shared/ports/file-store.ts';

/** Bytes in memory as a content. */
export function contentOfBytes(bytes: Uint8Array): FileContent {
  return {
    bytes: bytes.length,
    async *read() {
      if (bytes.length > 0) yield bytes;
    },
  };
}

/** A file of this machine as a content. @throws when there is none. */
export async function contentOfPath(path: string): Promise<FileContent> {
  const { size } = await stat(path);
  return { bytes: size, read: () => createReadStream(path) };
}

/** A stored file as a content, to be put into another store. */
export function contentOfStored(files: FileStore, key: string, bytes: number): FileContent {
  return {
    bytes,
    async *read() {
      yield* await files.read(key, 0, bytes - 1);
    },
  };
}

/** SHA-256 in hex of what is read, a part at a time. @throws when it is not as long as it says. */
export async function sha256Of(content: FileContent): Promise<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of content.read()) {
    bytes += part.length;
    hash.update(part);
  }
  if (bytes !== content.bytes) throw wrongLength(content.bytes, bytes);
  return hash.digest('hex');
}

/** A content that has more bytes than it says, or fewer. */
export function wrongLength(said: number, found: number): Error {
  return new Error(`The content has ${found} bytes or more, not ${said}`);
}
