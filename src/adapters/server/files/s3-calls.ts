import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { Clock } from '#application/ports/clock.ts';
import { type FileContent, FilesUnavailable } from '#application/server/shared/ports/file-store.ts';
import type { S3Settings } from '#adapters/server/config/s3-settings.ts';
import { SilenceLimit, type Waiting } from './silence-limit.ts';

/** One call of the storage. Every one may be made again: it reads, or it makes something be as it says. */
export interface S3Call {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** '' for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Headers that are not signed: any proxy may touch them. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly content: FileContent; readonly sha256: string };
  /** That there is no such file is an answer as well. */
  readonly mayBeMissing?: boolean;
}

const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Calls of an S3-compatible storage, signed by the fourth version of AWS's signatures, made again where that may help. */
export class S3Calls {
  /** @param waiting how long, and how often. */
  constructor(
    private readonly settings: S3Settings,
    private readonly clock: Clock,
    private readonly waiting: Waiting,
  ) {}

  /** @throws FilesUnavailable when the storage does not answer, fails or refuses; of the last two it says so in its own words. */
  async send(call: S3Call): Promise<Response> {
    for (let tried = 1; ; tried += 1) {
      const outcome = await this.#once(call);
      if (outcome instanceof Response) return outcome;
      if (!outcome.mayPass || tried >= this.waiting.tries) throw outcome.error;
      await pause(this.waiting.pauseMs * 2 ** (tried - 1));
    }
  }

  /** An address by which a browser makes a GET until so many seconds after `now`. */
  async address(key: string, query: Readonly<Record<string, string>>, now: Date, seconds: number): Promise<string> {
    const url = urlOf(this.settings, this.settings.publicEndpoint, key, {
      ...query,
      'X-Amz-Expires': String(seconds),
    });
    const signed = await new AwsV4Signer({ ...this.#identity(now), method: 'GET', url, signQuery: true }).sign();
    return signed.url.href;
  }

  async #once({
    method,
    key,
    query = {},
    headers = {},
    body,
    mayBeMissing = false,
  }: S3Call): Promise<Response | Failed> {
    const url = urlOf(this.settings, this.settings.endpoint, key, query);
    const sha256 = body?.sha256 ?? emptySha256;
    const toSign = { 'x-amz-content-sha256': sha256, ...(body && { 'x-amz-meta-sha256': sha256 }) };
    const identity = this.#identity(this.clock.now());
    const signed = await new AwsV4Signer({ ...identity, method, url, headers: toSign }).sign();
    for (const [name, value] of Object.entries(headers)) signed.headers.set(name, value);
    // What comes packed would have another length than the part that was asked for.
    signed.headers.set('accept-encoding', 'identity');
    const limit = new SilenceLimit(this.waiting.answerMs);
    try {
      const sent = body === undefined ? {} : streamed(signed.headers, body.content, limit);
      const { signal } = limit;
      const answer = await fetch(signed.url, { method, headers: signed.headers, signal, redirect: 'manual', ...sent });
      if (answer.ok || (answer.status === 404 && mayBeMissing)) return answer;
      return await refused(answer, `${method} ${key}`);
    } catch (error) {
      return { mayPass: true, error: new FilesUnavailable(`${method} ${key} had no answer`, error) };
    } finally {
      limit.end();
    }
  }

  #identity(now: Date) {
    const { accessKeyId, secretAccessKey, region } = this.settings;
    const datetime = now.toISOString().replaceAll(/[:-]|\.\d{3}/g, '');
    return { accessKeyId, secretAccessKey: secretAccessKey(), region, service: 's3', datetime };
  }
}

interface Failed {
  /** Whether the same call may succeed in a moment. */
  readonly mayPass: boolean;
  readonly error: FilesUnavailable;
}

async function refused(answer: Response, what: string): Promise<Failed> {
  const said = await answer.text();
  const code = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(said)?.[1] ?? 'no reason';
  const mayPass = answer.status >= 500 || answer.status === 429;
  return { mayPass, error: new FilesUnavailable(`${what} was answered ${answer.status}, ${code}`) };
}

/** A body that is read while it is sent; as long as it goes on, nobody loses patience. */
function streamed(headers: Headers, content: FileContent, limit: SilenceLimit): object {
  headers.set('content-length', String(content.bytes));
  if (content.bytes === 0) return { body: new Uint8Array() };
  async function* watched(): AsyncGenerator<Uint8Array> {
    for await (const part of content.read()) {
      limit.renew();
      yield part;
    }
    limit.renew();
  }
  return { body: watched(), duplex: 'half' };
}

function urlOf(
  { bucket, pathStyle }: S3Settings,
  endpoint: string,
  key: string,
  query: Readonly<Record<string, string>>,
): string {
  const base = pathStyle ? `${endpoint}/${bucket}/${key}` : `${endpoint.replace('://', `://${bucket}.`)}/${key}`;
  const search = new URLSearchParams(query).toString();
  return search === '' ? base : `${base}?${search}`;
}
