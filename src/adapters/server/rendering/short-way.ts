import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { advertisementCookie } from '#adapters/http-contract/catalogue/advertisement-cookie.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import type { Config } from '#adapters/server/config/config.ts';
import { isNoPage } from '#adapters/server/http/shared/allowed-methods.ts';
import { requestIds } from '#adapters/server/http/shared/request-log.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { encodingFor } from './compress.ts';
import type { PreparedPage } from './send-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How kept pages are answered; none where each request is to be in the log. */
    shortWay?: ShortWay;
    /** Measures a page that was answered this way: its pattern, and how many seconds it took. Only where requests are measured. */
    noteAnswered?: (route: string, seconds: number) => void;
  }
}

/** Under which a page is kept: everything of the request that it depends on. */
export const keyOfPage = (address: string, isAdvertisementClosed: boolean): string =>
  `page ${isAdvertisementClosed ? 'quiet' : 'full'} ${address}`;

/** What no two answers have in common. */
const ofEachAnswer = 'x-request-id';
/** With one of these an answer says something of its visitor, or of this moment. */
const tellMore = ['connection', 'set-cookie', 'retry-after', 'transfer-encoding', 'trailer'];
/** What of a request may make an answer another one: such go the long way. */
const askMore = ['content-length', 'transfer-encoding', 'if-none-match', 'range', 'expect', 'upgrade'];

/** The headers of an answer as they were sent, names and values in turns. */
type SentHeaders = readonly (string | number | readonly string[])[];

interface Sent {
  readonly headers: SentHeaders;
  readonly body: Buffer;
}

/**
 * Answers a public page that is kept as it was answered before, without the way through all that looks at a request: a page by
 * the same address, asked for by a plain GET, which as long as it is kept has the same headers (decision 0111). All else, and whatever is
 * not quite plain, goes that way.
 */
export class ShortWay {
  /** By encoding. */
  readonly #sent = new WeakMap<PreparedPage, Map<string, Sent>>();
  readonly #idOf: (request: IncomingMessage) => string;
  #isClosing = false;
  #taken = 0;

  /** @param note is told of each page that is answered: by which pattern, and in how many seconds. */
  constructor(
    private readonly school: School,
    config: Pick<Config, 'trustProxy'>,
    private readonly note: ((pattern: string, seconds: number) => void) | null,
  ) {
    this.#idOf = requestIds(config, () => school.get(IdGenerator).newId());
  }

  /** How many answers went this way. */
  get taken(): number {
    return this.#taken;
  }

  /** Puts itself before what an application does with its requests. */
  before(app: FastifyInstance): void {
    const long = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
    app.server.removeAllListeners('request');
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const goOn = (): void => long.forEach((each) => each(request, response));
      if (!this.#isPlain(request)) return goOn();
      this.#answer(request, response).then(
        (isAnswered) => isAnswered || goOn(),
        (error: unknown) => response.destroy(error as Error),
      );
    });
    app.addHook('preClose', (done) => {
      this.#isClosing = true;
      done();
    });
  }

  /** Notes how a page was answered the long way, if others may be answered so: 200, and nothing in it but the page's own. */
  async remember(request: IncomingMessage, response: ServerResponse, page: PreparedPage): Promise<void> {
    if (!page.isForAll || response.statusCode !== 200 || !this.#isPlain(request)) return;
    const { body } = await page.bodyFor(String(request.headers['accept-encoding'] ?? ''));
    const names = (response as ServerResponse & Pick<ClientRequest, 'getRawHeaderNames'>).getRawHeaderNames();
    if (!names.includes(ofEachAnswer) || names.some((name) => tellMore.includes(name.toLowerCase()))) return;
    const headers = names.flatMap((name) => [name, response.getHeader(name) ?? '']);
    const sent = this.#sent.get(page) ?? new Map<string, Sent>();
    this.#sent.set(page, sent.set(encodingOf(request), { headers, body }));
  }

  #isPlain({ method, url = '', headers }: IncomingMessage): boolean {
    return (
      method === 'GET' &&
      !url.includes('%') &&
      !isNoPage(url) &&
      !askMore.some((name) => name in headers) &&
      headers.cookie?.includes(advertisementCookie) !== true &&
      !this.#isClosing &&
      !this.school.readiness.isStopping
    );
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const began = performance.now();
    const page = await this.school.kept.have<PreparedPage>(keyOfPage(request.url ?? '', false));
    const sent = page === null ? undefined : this.#sent.get(page)?.get(encodingOf(request));
    if (page === null || sent === undefined || this.school.readiness.isStopping) return false;
    this.#taken += 1;
    const headers = [...sent.headers];
    headers[headers.findIndex((name) => name === ofEachAnswer) + 1] = this.#idOf(request);
    if (this.note !== null)
      response.once('finish', () => this.note?.(page.page.pattern ?? '/*', (performance.now() - began) / 1000));
    response.writeHead(200, headers as string[]);
    response.end(sent.body);
    return true;
  }
}

const encodingOf = ({ headers }: IncomingMessage): string =>
  encodingFor(String(headers['accept-encoding'] ?? '')) ?? 'identity';
