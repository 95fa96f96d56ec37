import type { FileStore } from './ports/file-store.ts';

/** The content of a small file, or null when there is none. @throws FilesUnavailable */
export async function wholeFile(files: FileStore, key: string): Promise<Uint8Array | null> {
  const found = await files.find(key);
  if (found === null) return null;
  const bytes = new Uint8Array(found.bytes);
  let at = 0;
  for await (const piece of await files.read(key, 0, found.bytes - 1)) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
