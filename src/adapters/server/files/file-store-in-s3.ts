import type { Clock } from '#application/ports/clock.ts';
import {
  type FileContent,
  type FileLeave,
  FileStore,
  FilesUnavailable,
  type ListedFile,
  type StoredFile,
} from '#application/server/shared/ports/file-store.ts';
import { noteNotToKeep } from '#adapters/server/answer-sources.ts';
import type { S3Settings } from '#adapters/server/config/s3-settings.ts';
import { contentOfBytes, contentOfStored, sha256Of } from './file-content.ts';
import { fileKey, isFileKey } from './file-key.ts';
import { mediaTypeOf } from './media-types.ts';
import { partsOf, usualWaiting, type Waiting } from './silence-limit.ts';
import { S3Calls } from './s3-calls.ts';
import { listingPage } from './s3-listing.ts';

/** What S3 takes in one piece: 5 GiB. Source: its limits. */
const largestBytes = 5 * 1024 ** 3;
/** Seconds that an address is good for, at most. */
const longestLeave = 300;

/**
 * Files in a bucket of an S3-compatible storage, private as objects are that nobody opens: no call asks for an ACL. A file comes in
 * with its SHA-256, which the storage compares with what arrives before it shows it to anybody, and keeps beside it.
 */
export class FileStoreInS3 extends FileStore {
  readonly #calls: S3Calls;

  constructor(
    settings: S3Settings,
    clock: Clock,
    private readonly waiting: Waiting = usualWaiting,
  ) {
    super();
    this.#calls = new S3Calls(settings, clock, waiting);
  }

  async put(key: string, given: Uint8Array | FileContent): Promise<void> {
    const content = given instanceof Uint8Array ? contentOfBytes(given) : given;
    if (content.bytes > largestBytes) throw new Error(`${key} has ${content.bytes} bytes, more than one call takes`);
    const headers = { 'content-type': mediaTypeOf(fileKey(key)) };
    const body = { content, sha256: await sha256Of(content) };
    await nothingOf(await this.#calls.send({ method: 'PUT', key, headers, body }));
  }

  async find(key: string): Promise<StoredFile | null> {
    const headers = await this.#headOf(key);
    if (headers === null) return null;
    const tag = (headers.get('etag') ?? '').replaceAll(/[^\w-]/g, '');
    const mediaType = headers.get('content-type') ?? mediaTypeOf(key);
    return { bytes: Number(headers.get('content-length') ?? '0'), mediaType, version: tag };
  }

  async read(key: string, start: number, end: number): Promise<AsyncIterable<Uint8Array>> {
    if (end < start) {
      if ((await this.#headOf(key)) === null) throw missing(key);
      return contentOfBytes(new Uint8Array()).read();
    }
    return this.#partsFrom(await this.#part(key, start, end, null), key, start);
  }

  async remove(key: string): Promise<void> {
    await nothingOf(await this.#calls.send({ method: 'DELETE', key: fileKey(key), mayBeMissing: true }));
  }

  async *list(): AsyncGenerator<ListedFile> {
    let from: string | null = null;
    do {
      const query: Record<string, string> = { 'list-type': '2', 'encoding-type': 'url' };
      if (from !== null) query['continuation-token'] = from;
      const page = listingPage(await this.#textOf(query));
      yield* page.files;
      from = page.next;
    } while (from !== null);
  }

  async checksum(key: string): Promise<string | null> {
    const headers = await this.#headOf(key);
    if (headers === null) return null;
    const noted = headers.get('x-amz-meta-sha256') ?? '';
    if (/^[0-9a-f]{64}$/.test(noted)) return noted;
    return sha256Of(contentOfStored(this, key, Number(headers.get('content-length') ?? '0')));
  }

  async addressOf(key: string, { now, until, saveAs }: FileLeave): Promise<string> {
    noteNotToKeep();
    const seconds = Math.floor((until.getTime() - now.getTime()) / 1000);
    const query =
      saveAs === null ? {} : { 'response-content-disposition': `attachment;filename="${safeName(saveAs)}"` };
    return this.#calls.address(fileKey(key), query, now, Math.min(Math.max(seconds, 1), longestLeave));
  }

  async #textOf(query: Readonly<Record<string, string>>): Promise<string> {
    const answer = await this.#calls.send({ method: 'GET', key: '', query });
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of partsOf(answer, this.waiting.silenceMs)) text += decoder.decode(part, { stream: true });
    return text + decoder.decode();
  }

  async #headOf(key: string): Promise<Headers | null> {
    if (!isFileKey(key)) return null;
    const answer = await this.#calls.send({ method: 'HEAD', key, mayBeMissing: true });
    await nothingOf(answer);
    return answer.ok ? answer.headers : null;
  }

  /** @param tag of the content of which this is a further part; null: the first. */
  async #part(key: string, start: number, end: number, tag: string | null): Promise<Response> {
    const headers = { range: `bytes=${start}-${end}`, ...(tag === null ? {} : { 'if-match': tag }) };
    const answer = await this.#calls.send({ method: 'GET', key: fileKey(key), headers, mayBeMissing: true });
    if (answer.ok) return answer;
    await nothingOf(answer);
    throw missing(key);
  }

  /** What an answer brings; where it breaks off, the rest is asked for, as often as any call is made. */
  async *#partsFrom(first: Response, key: string, start: number): AsyncGenerator<Uint8Array> {
    const end = start + Number(first.headers.get('content-length')) - 1;
    let answer = first;
    let at = start;
    for (let tried = 1; at <= end; tried += 1) {
      let failure: unknown;
      const parts = partsOf(answer, this.waiting.silenceMs);
      try {
        for (let next = await nextOf(parts); next !== null; next = await nextOf(parts)) {
          at += next.length;
          yield next;
        }
      } catch (error) {
        failure = error;
      } finally {
        await parts.return(undefined);
      }
      if (at > end) return;
      if (tried >= this.waiting.tries) throw new FilesUnavailable(`${key} broke off at byte ${at}`, failure);
      answer = await this.#part(key, at, end, first.headers.get('etag'));
    }
  }
}

async function nextOf(parts: AsyncGenerator<Uint8Array>): Promise<Uint8Array | null> {
  const next = await parts.next();
  return next.done === true ? null : next.value;
}

/** Of an answer that says all by its status nothing is read. */
async function nothingOf(answer: Response): Promise<void> {
  await answer.body?.cancel();
}

function missing(key: string): Error {
  return new Error(`No file under ${key}`);
}

function safeName(name: string): string {
  return name.replaceAll(/[^\w.-]/g, '_');
}
