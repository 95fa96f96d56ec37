import * as v from 'valibot';
import type { Endpoint, InputOf, OutputOf } from '#adapters/http-contract/shared/endpoint.ts';
import { problemSchema, type Problem } from '#adapters/http-contract/shared/problem.ts';
import type { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { type CallRefusal, offline } from '#application/browser/shared/ports/call-refusal.ts';
import type { Logger } from '#application/ports/logger.ts';
import { lostSessionMessages } from '#domain/accounts/lost-session.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { fetchWithRetry, type RetryPolicy } from './fetch-with-retry.ts';

type Part<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: undefined } : { [K in Name]: T };

/** What a call sends: exactly the parts that its endpoint names, and the key that one that buys, pays or grants asks for. */
export type CallInput<E extends Endpoint> = Part<'params', InputOf<E['params']>> &
  Part<'query', InputOf<E['query']>> &
  Part<'body', InputOf<E['body']>> &
  (E['idempotent'] extends true ? Keyed : { readonly idempotencyKey?: undefined }) &
  CallManner;

interface Keyed {
  /** The same key makes a repeated call answer the same and happen once. */
  readonly idempotencyKey: string;
}

export interface CallManner {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up. */
  readonly timeOut?: number | undefined;
  /** Lets the call outlive the page that makes it; for bodies under 64 kB. */
  readonly keepalive?: boolean | undefined;
}

interface SentParts extends CallManner {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
}

export interface HttpClientOptions {
  /** Where the API lives; empty: this page's own origin. */
  readonly baseAddress: string;
  /** Milliseconds until a call is given up, unless it says otherwise. */
  readonly timeOut: number;
  readonly retry: RetryPolicy;
  /** Told of every call that comes back without what was asked for (ERROR-4); null: nobody is. */
  readonly logger: Logger | null;
}

const usual: HttpClientOptions = {
  baseAddress: '',
  timeOut: 15_000,
  retry: { retries: 2, firstDelay: 300 },
  logger: null,
};

/** Makes the calls of the HTTP contract. Knows the wire and nothing of pages: what goes wrong is returned, never shown. */
export class HttpClient {
  readonly #options: HttpClientOptions;
  readonly #fetch: typeof fetch;

  constructor(
    private readonly tokens: AccessTokenSource,
    options: Partial<HttpClientOptions> = {},
    fetcher: typeof fetch = (...a) => fetch(...a),
  ) {
    this.#options = { ...usual, ...options };
    this.#fetch = fetchWithRetry(fetcher, this.#options.retry);
  }

  /**
   * Calls the endpoint and checks what comes back against its schema. A 401 is tried once more with a fresh token.
   *
   * @throws the signal's reason when the caller aborts.
   */
  async call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
  ): Promise<Result<OutputOf<E['answer']>, CallRefusal>> {
    const token = endpoint.signIn === 'none' ? null : await this.tokens.current();
    let response = await this.#send(endpoint, input, token);
    if (response instanceof Response && response.status === 401 && token !== null) {
      const fresh = await this.tokens.refresh();
      if (fresh !== null) response = await this.#send(endpoint, input, fresh);
    }
    const answer = await this.#read(endpoint, response);
    if (!answer.ok) this.#log(endpoint, answer.refusal);
    return answer;
  }

  async #send(endpoint: Endpoint, input: SentParts, token: string | null): Promise<Response | CallRefusal> {
    const headers = new Headers({ accept: 'application/json' });
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (input.idempotencyKey !== undefined) headers.set('idempotency-key', input.idempotencyKey);
    const body = writeBody(endpoint, input.body);
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    const timer = AbortSignal.timeout(input.timeOut ?? this.#options.timeOut);
    const signal = input.signal === undefined ? timer : AbortSignal.any([input.signal, timer]);
    try {
      const address = this.#options.baseAddress + addressOf(endpoint.path, input.params, input.query);
      return await this.#fetch(address, {
        method: endpoint.method,
        headers,
        body,
        signal,
        keepalive: input.keepalive ?? false,
      });
    } catch (error) {
      if (input.signal?.aborted) throw error;
      return timer.aborted ? timedOut : offline;
    }
  }

  #read<E extends Endpoint>(endpoint: E, response: Response | CallRefusal) {
    if (!(response instanceof Response)) return refuse(response);
    return response.ok ? readAnswer(endpoint, response) : this.#readProblem(response);
  }

  #log({ method, path }: Endpoint, { kind, status, requestId }: CallRefusal): void {
    this.#options.logger?.warn('a call to the school was not answered as asked', {
      call: `${method} ${path}`,
      kind,
      status,
      requestId: requestId ?? null,
    });
  }

  async #readProblem(response: Response): Promise<Result<never, CallRefusal>> {
    const parsed = v.safeParse(problemSchema, await response.json().catch(() => null));
    const problem = parsed.success ? parsed.output : null;
    const message = problem?.message ?? null;
    if (response.status === 401 || (message !== null && lostSessionMessages.has(message))) {
      this.tokens.refused({ status: response.status, message });
    }
    return refuse(problem === null ? { ...unexplained, ...markOf(response) } : refusalOf(problem));
  }
}

async function readAnswer<E extends Endpoint>(
  { answer }: E,
  response: Response,
): Promise<Result<OutputOf<E['answer']>, CallRefusal>> {
  if (answer === null || response.status === 204) return accept(undefined as OutputOf<E['answer']>);
  const parsed = v.safeParse(answer, await response.json().catch(() => undefined));
  if (parsed.success) return accept(parsed.output as OutputOf<E['answer']>);
  return refuse({ ...unexplained, kind: 'unexpected-answer', ...markOf(response) });
}

/** By what an answer without a reason is told from others. */
function markOf(response: Response): Pick<CallRefusal, 'status' | 'requestId'> {
  const requestId = response.headers.get('x-request-id');
  return { status: response.status, ...(requestId === null ? {} : { requestId }) };
}

function refusalOf({ kind, status, detail, field, data, requestId }: Problem): CallRefusal {
  const mark = requestId === undefined ? {} : { requestId };
  return { kind, status, detail, field: field ?? null, data: data ?? {}, ...mark };
}

const timedOut: CallRefusal = {
  ...offline,
  kind: 'timed-out',
  detail: 'La escuela está tardando demasiado en responder. Vuelve a intentarlo en un momento.',
};
const unexplained: CallRefusal = {
  ...offline,
  kind: 'server-error',
  detail: 'La escuela no pudo responder. Vuelve a intentarlo en un momento.',
};

/** What an address and a form carry: every endpoint's schema reads texts there, and files. */
type Fields<T> = Readonly<Record<string, T | null | undefined>>;

/** The path with its `:name` parts filled in, and the query; what is absent, null or an empty text is left out of it. */
function addressOf(path: string, params: unknown, query: unknown): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Fields<string>)[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Fields<string>)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, value);
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

function writeBody(endpoint: Endpoint, body: unknown): string | FormData | null {
  if (endpoint.bodyFormat === 'none' || body === undefined) return null;
  return endpoint.bodyFormat === 'json' ? JSON.stringify(body) : formOf(body as Fields<string | Blob>);
}

/** A multipart form: files and texts as they are, what is absent left out. */
function formOf(fields: Fields<string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, value);
  }
  return form;
}
