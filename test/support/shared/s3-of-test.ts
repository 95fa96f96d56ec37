import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { S3Settings } from '#adapters/server/config/s3-settings.ts';
import { refusalOf } from './s3-signatures.ts';

/** A request that the storage got, as it answered it. */
export interface S3Request {
  readonly method: string;
  readonly key: string;
  /** Whether a browser could have made it: its leave is in the address. */
  readonly byAddress: boolean;
  readonly range: string | null;
  readonly headers: IncomingMessage['headers'];
  readonly status: number;
  readonly bytes: number;
}

/** What goes wrong with the next request: a status, no answer at all, or an answer that ends after so many bytes. */
export type S3Fault = number | 'silence' | { readonly cutAfter: number };

interface Kept {
  readonly content: Buffer;
  readonly mediaType: string;
  readonly sha256: string | null;
}

const credentials = { accessKeyId: 'llave-de-prueba', secretAccessKey: 'secreto/de+prueba', region: 'lima-1' };

/** A small S3 in this process: one bucket in memory, signatures checked, faults on demand. A page of its list has two files. */
export class S3OfTest {
  readonly requests: S3Request[] = [];
  readonly #kept = new Map<string, Kept>();
  readonly #faults: S3Fault[] = [];
  readonly #server: Server;
  readonly #underWay = new Set<Promise<void>>();
  /** What every request meets until it is taken away. */
  alwaysFault: S3Fault | null = null;
  /** Is told of every request before it is answered. */
  onRequest: (method: string, key: string) => void = () => undefined;

  private constructor(private readonly now: () => Date) {
    this.#server = createServer((request, response) => {
      const answered = this.#answer(request, response).finally(() => this.#underWay.delete(answered));
      this.#underWay.add(answered);
    });
  }

  /** Opens one for whoever closes it. @param now the storage's own clock. */
  static async open(now: () => Date): Promise<S3OfTest> {
    const storage = new S3OfTest(now);
    await new Promise<void>((done) => storage.#server.listen(0, '127.0.0.1', done));
    return storage;
  }

  /** Opens one for the present test. */
  static async forTest(now: () => Date = () => new Date()): Promise<S3OfTest> {
    const storage = await S3OfTest.open(now);
    onTestFinished(() => storage.close());
    return storage;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get settings(): S3Settings {
    const { secretAccessKey, ...known } = credentials;
    const { endpoint } = this;
    const reached = { endpoint, publicEndpoint: endpoint, bucket: 'escuela', pathStyle: true };
    return { ...known, ...reached, secretAccessKey: () => secretAccessKey };
  }

  /** The settings as environment variables. */
  get env(): Readonly<Record<string, string>> {
    return {
      S3_ENDPOINT: this.endpoint,
      S3_BUCKET: 'escuela',
      S3_REGION: credentials.region,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    };
  }

  /** Every request that came is answered, or broke off. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** The next requests go wrong, each in its way. */
  fail(...faults: readonly S3Fault[]): void {
    this.#faults.push(...faults);
  }

  get keys(): readonly string[] {
    return [...this.#kept.keys()].toSorted();
  }

  /** What is kept under a key, as text; null: nothing. */
  textOf(key: string): string | null {
    return this.#kept.get(key)?.content.toString() ?? null;
  }

  /** What another program put there. */
  place(key: string, text: string): void {
    this.#kept.set(key, { content: Buffer.from(text), mediaType: 'application/octet-stream', sha256: null });
  }

  /** What decays: another content under the notes of the one that was there. */
  spoil(key: string, text: string): void {
    const kept = this.#kept.get(key);
    if (kept !== undefined) this.#kept.set(key, { ...kept, content: Buffer.from(text) });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const key = decodeURIComponent(url.pathname).replace(/^\/escuela\/?/, '');
    const note = (status: number, bytes: number): void => {
      const byAddress = url.searchParams.has('X-Amz-Signature');
      const { method = '', headers } = request;
      this.requests.push({ method, key, byAddress, range: headers.range ?? null, headers, status, bytes });
    };
    this.onRequest(request.method ?? '', key);
    const fault = this.alwaysFault ?? this.#faults.shift();
    if (fault === 'silence') return note(0, 0);
    if (typeof fault === 'number') return problem(request, response, fault, 'InternalError', note);
    const refusal = refusalOf(request, url, credentials, this.now());
    if (refusal !== null) return problem(request, response, 403, refusal, note);
    if (!url.pathname.startsWith('/escuela/')) return problem(request, response, 404, 'NoSuchBucket', note);
    if (key === '') return this.#list(url, response, note);
    if (request.method === 'PUT') return this.#put(key, request, response, note);
    if (request.method === 'DELETE') {
      this.#kept.delete(key);
      response.writeHead(204).end();
      return note(204, 0);
    }
    const kept = this.#kept.get(key);
    if (kept === undefined) return problem(request, response, 404, 'NoSuchKey', note);
    return give(kept, { request, response, url, note, cutAfter: fault?.cutAfter });
  }

  async #put(key: string, request: IncomingMessage, response: ServerResponse, note: Note): Promise<void> {
    const parts: Buffer[] = [];
    try {
      for await (const part of request) parts.push(part as Buffer);
    } catch {
      // Broken off: what was there stays.
      return note(0, 0);
    }
    const content = Buffer.concat(parts);
    const sha256 = createHash('sha256').update(content).digest('hex');
    if (request.headers['x-amz-content-sha256'] !== sha256) {
      return problem(request, response, 400, 'XAmzContentSHA256Mismatch', note);
    }
    if (request.headers['content-length'] === undefined) {
      return problem(request, response, 411, 'MissingContentLength', note);
    }
    const noted = request.headers['x-amz-meta-sha256'];
    const mediaType = request.headers['content-type'] ?? 'binary/octet-stream';
    this.#kept.set(key, { content, mediaType, sha256: typeof noted === 'string' ? noted : null });
    response.writeHead(200, { etag: tagOf(content) }).end();
    note(200, content.length);
  }

  #list(url: URL, response: ServerResponse, note: Note): void {
    const from = url.searchParams.get('continuation-token') ?? '';
    const left = this.keys.filter((key) => key > from);
    const page = left.slice(0, 2);
    const blocks = page.map((key) => {
      const size = this.#kept.get(key)?.content.length ?? 0;
      return `<Contents><Key>${encodeURIComponent(key)}</Key><Size>${size}</Size></Contents>`;
    });
    const isCut = left.length > page.length;
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const body = `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${blocks.join('')}</ListBucketResult>`;
    response.writeHead(200, { 'content-type': 'application/xml' }).end(body);
    note(200, body.length);
  }
}

type Note = (status: number, bytes: number) => void;

interface Giving {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly note: Note;
  readonly cutAfter: number | undefined;
}

function give({ content, mediaType, sha256 }: Kept, { request, response, url, note, cutAfter }: Giving): void {
  const tag = tagOf(content);
  if (request.headers['if-match'] !== undefined && request.headers['if-match'] !== tag) {
    return problem(request, response, 412, 'PreconditionFailed', note);
  }
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const start = Number(first ?? 0);
  const end = last === undefined || last === '' ? content.length - 1 : Math.min(Number(last), content.length - 1);
  if (first !== undefined && start >= content.length) {
    return problem(request, response, 416, 'InvalidRange', note);
  }
  const part = content.subarray(start, end + 1);
  const saveAs = url.searchParams.get('response-content-disposition');
  const status = first === undefined ? 200 : 206;
  response.writeHead(status, {
    etag: tag,
    'content-type': mediaType,
    'content-length': part.length,
    'accept-ranges': 'bytes',
    ...(status === 206 && { 'content-range': `bytes ${start}-${end}/${content.length}` }),
    ...(sha256 !== null && { 'x-amz-meta-sha256': sha256 }),
    ...(saveAs !== null && { 'content-disposition': saveAs }),
  });
  const isHead = request.method === 'HEAD';
  note(status, isHead ? 0 : part.length);
  if (isHead || cutAfter === undefined) return void response.end(isHead ? undefined : part);
  response.write(part.subarray(0, cutAfter), () => response.destroy());
}

function problem(request: IncomingMessage, response: ServerResponse, status: number, code: string, note: Note): void {
  request.resume();
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`);
  note(status, 0);
}

function tagOf(content: Buffer): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}
