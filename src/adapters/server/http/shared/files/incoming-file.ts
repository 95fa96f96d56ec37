import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A file that came in, on the disk. It has no name there, so that nothing of it stays however the process ends. */
export class IncomingFile {
  private constructor(private readonly handle: FileHandle) {}

  /** Writes down what a stream brings. @throws what the stream ends with; nothing stays then. */
  static async receive(stream: Readable, folder: string): Promise<IncomingFile> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, randomUUID());
    const handle = await open(path, 'wx+', 0o600);
    try {
      await unlink(path);
      for await (const chunk of stream) await handle.writeFile(chunk as Uint8Array);
      return new IncomingFile(handle);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async content(): Promise<Uint8Array> {
    const { size } = await this.handle.stat();
    const content = Buffer.alloc(size);
    await this.handle.read(content, 0, size, 0);
    return content;
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}
