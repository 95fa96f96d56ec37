import { Readable } from 'node:stream';
import { Metadata, Server } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import { videoUploadsPath } from '#adapters/http-contract/learning/video-uploads.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import { largestVideo } from '#domain/learning/syllabus/video-file.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { VideoDataStore } from './video-data-store.ts';

/** The protocol's server over requests of this one. */
export class TusServer {
  readonly #server: Server;
  readonly #callers = new WeakMap<object, Bearer>();
  readonly #failures = new WeakMap<object, Error>();

  constructor(school: School, folder: string) {
    this.#server = new Server({
      path: videoUploadsPath,
      datastore: new VideoDataStore(school, folder),
      maxSize: largestVideo,
      relativeLocation: true,
      allowedOrigins: [],
      namingFunction: () => school.get(IdGenerator).newId(),
      onUploadCreate: (request, { metadata }) =>
        Promise.resolve({ metadata: { ...metadata, by: this.#callers.get(request)?.userId ?? '' } }),
      onResponseError: (request, error) => {
        if (error instanceof Error && !('status_code' in error)) this.#failures.set(request, error);
        return undefined;
      },
    });
  }

  /** @throws what the store threw, as every other route does. */
  async handle(request: FastifyRequest, caller: Bearer): Promise<Response> {
    const asked = webRequestOf(request);
    this.#callers.set(asked, caller);
    const answer = await this.#server.handleWeb(asked);
    const failure = this.#failures.get(asked);
    if (failure !== undefined) throw failure;
    return answer;
  }

  /** What the metadata of an upload says; what cannot be read says nothing. @param said as the header has it */
  metadataOf(said: string): Readonly<Record<string, string | null>> {
    try {
      return Metadata.parse(said);
    } catch {
      return {};
    }
  }
}

function webRequestOf({ method, url, headers, raw }: FastifyRequest): Request {
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const streamed = method === 'PATCH' ? { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' } : {};
  return new Request(new URL(url, 'http://escuela.invalid'), { method, headers: given, ...streamed });
}
