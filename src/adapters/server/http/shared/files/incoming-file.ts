import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileContent } from '#application/server/shared/ports/file-store.ts';

const partBytes = 256 * 1024;

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

  /** Writes down what a stream brings, of one that breaks off whatever came. */
  static async receiveWhatComes(stream: Readable, folder: string): Promise<IncomingFile> {
    const whatCame = Readable.from(untilItBreaks(stream), { objectMode: false });
    return IncomingFile.receive(whatCame, folder);
  }

  /** As a content that is read from the disk, as often as it is asked for. */
  async streamed(): Promise<FileContent> {
    const { size } = await this.handle.stat();
    return { bytes: size, read: () => this.#parts(size) };
  }

  /** A stream of the handle would close it with its own end. */
  async *#parts(size: number): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < size;) {
      const { bytesRead, buffer } = await this.handle.read(Buffer.allocUnsafe(partBytes), 0, partBytes, at);
      if (bytesRead === 0) return;
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
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

async function* untilItBreaks(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of stream) yield chunk as Uint8Array;
  } catch {
    // The line is gone; what it brought is there.
  }
}
