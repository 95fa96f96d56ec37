import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Endpoint, InputOf, OutputOf, CallPart } from '#adapters/http-contract/shared/endpoint.ts';
import { faultOf } from '#adapters/http-contract/shared/issue-text.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { Refusal, Result } from '#domain/shared/result.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { Keepable } from '#adapters/server/kept-answers.ts';
import { type CallerBy, callerOf } from './caller.ts';
import { formOf } from './files/form.ts';
import { type HttpAnswer, type Once, withIdempotencyKey } from './idempotency.ts';
import { accountLimit, addressLimit, countedByItself, countedTogether, holdTo, type Limit } from './limits.ts';
import { writtenInParts } from './long-answer.ts';
import type { Served } from './served.ts';
import { refuseUnpermitted } from './permitted.ts';
import { refuseUnproven } from './proven.ts';
import { refuseUnstorable } from './storable.ts';
import {
  type ExactTable,
  problemOf,
  problemOfRefusal,
  ProblemError,
  type RefusalOf,
  type RefusalTable,
  type UnseenRefusal,
} from './refusal-table.ts';

/** A request that has passed its endpoint's schemas. */
export interface Call<E extends Endpoint> {
  readonly params: OutputOf<E['params']>;
  readonly query: OutputOf<E['query']>;
  readonly body: OutputOf<E['body']>;
  /** Who it speaks for; null: anonymous, which it never is where the endpoint requires a sign-in. */
  readonly caller: CallerBy[E['signIn']];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** By which an idempotent endpoint makes what it answers; null: it is none. */
  readonly once: E['idempotent'] extends true ? Once<InputOf<E['answer']>> : null;
}

export interface ServeOptions<E extends Endpoint = Endpoint> {
  /** The answer is the same for whoever asks the same address: it is made once. The call looks at nothing else of the request. */
  readonly isForAll?: boolean;
  /** The answer may be of thousands of rows: it is made ready in parts, between which others are answered. */
  readonly isLong?: E['idempotent'] extends true ? false : boolean;
  /**
   * How often one account may, or one address where nobody is signed in. Not given: reading is not counted, a change by whoever
   * is not signed in is held to `addressLimit`. Null: not counted by address, because whoever calls shows a secret of their own.
   */
  readonly limit?: Limit | null;
  /** How often the same thing may be guessed at or written to, whoever asks: an e-mail, a code. */
  readonly guess?: Limit & { readonly of: (call: Pick<Call<E>, 'params' | 'body'>) => string };
}

const json = 'application/json; charset=utf-8';

type Answered<E extends Endpoint> = E['answer'] extends null ? void : InputOf<E['answer']>;

/** A handler answers what the endpoint's schema describes, or a refusal that its table turns into a problem. */
type Handler<E extends Endpoint, O> = (call: Call<E>) => Promise<O>;

/** Registers one endpoint: parses the request by its schemas, finds the caller, answers by its schema (an allow-list). */
export function serve<E extends Endpoint, T extends object, O extends Result<Answered<E>, UnseenRefusal>>(
  app: FastifyInstance,
  school: School,
  endpoint: E,
  refusals: T & ExactTable<T, RefusalOf<O>>,
  handler: Handler<E, O>,
  options: ServeOptions<NoInfer<E>> = {},
): void {
  app.served.push({ endpoint, refusals: refusals as Served['refusals'], isLimited: isLimited(endpoint, options) });
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // Under /api/ a HEAD comes here as a GET (`headAsGet`): a route of its own for each would be a third of them all.
    exposeHeadRoute: !endpoint.path.startsWith('/api/'),
    ...(endpoint.largestBody !== null && { bodyLimit: endpoint.largestBody }),
    config: {
      ...countedByItself,
      ...(endpoint.largestFile !== null && { largestFile: endpoint.largestFile }),
      ...(endpoint.largestBody !== null && { largestBody: endpoint.largestBody }),
    },
    handler: async (request, reply) => {
      if (options.isForAll !== true) {
        await school.renewSettings();
        const { status, body } = await answerTo(request, reply);
        if (Buffer.isBuffer(body)) void reply.type(json);
        return reply.code(status).send(body);
      }
      const made = await school.kept.take(`call ${request.url}`, async () => keepable(await answerTo(request, reply)));
      return reply.code(made.status).type(json).send(made.text);
    },
  });

  async function answerTo(request: FastifyRequest, reply: FastifyReply): Promise<HttpAnswer> {
    const caller = await callerOf<E['signIn']>(request, school, endpoint.signIn);
    for (const [limit, key] of countsOf(endpoint, caller, request, options.limit)) await holdTo(school, limit, key);
    if (endpoint.permission !== null && caller !== null) await refuseUnpermitted(school, caller, endpoint.permission);
    if (endpoint.freshness !== null && caller !== null) await refuseUnproven(school, caller);
    const call: Omit<Call<E>, 'once'> = {
      params: parsed<E['params']>(endpoint.params, request.params),
      query: parsed<E['query']>(endpoint.query, request.query),
      body: parsed<E['body']>(
        endpoint.body,
        endpoint.bodyFormat === 'form' ? await storableForm(request, reply, endpoint.largestFile) : request.body,
      ),
      caller,
      request,
      reply,
    };
    if (options.guess !== undefined) await holdTo(school, options.guess, limitKeyOf(endpoint, options.guess.of(call)));
    const run = async (once: Once<InputOf<E['answer']>> | null): Promise<HttpAnswer> => {
      const result = await handler({ ...call, once: once as Call<E>['once'] });
      if (!result.ok) throw new ProblemError(problemOfRefusal(result.refusal, refusals as RefusalTable<Refusal>));
      const { value } = result;
      const body =
        options.isLong === true ? await longAnswer(endpoint.answer, value) : answerBy(endpoint.answer, value);
      return { status: body === undefined ? 204 : endpoint.status, body };
    };
    return endpoint.idempotent ? await withIdempotencyKey(school, endpoint, call, run) : await run(null);
  }
}

/** What the schema has of an answer. */
const answerBy = (schema: CallPart, value: unknown): unknown => (schema === null ? undefined : v.parse(schema, value));

/** The same as it is sent. */
const longAnswer = async (schema: CallPart, value: unknown): Promise<unknown> =>
  schema === null ? undefined : writtenInParts(schema, value);

/** An answer as it is sent, ready for whoever asks next. */
function keepable({ status, body }: HttpAnswer): Keepable & { readonly status: number; readonly text: Buffer } {
  const text = Buffer.from(JSON.stringify(body));
  return { status, text, size: text.length, isForAll: true };
}

/** A form is read by its route, after every route's check. */
async function storableForm(
  request: FastifyRequest,
  reply: FastifyReply,
  largestFile: number | null,
): Promise<unknown> {
  const form = await formOf(request, reply, largestFile);
  refuseUnstorable(form);
  return form;
}

/** Whether `countsOf`, or a limit on guesses, may ever tell somebody to wait. */
function isLimited({ signIn, method }: Endpoint, { limit, guess }: ServeOptions): boolean {
  const held = limit === undefined && method !== 'GET' ? addressLimit : limit;
  return signIn !== 'none' || guess !== undefined || (held !== undefined && held !== null);
}

/** To what a call is held, and by which key it is counted. */
function countsOf(
  endpoint: Endpoint,
  caller: Bearer | null,
  request: FastifyRequest,
  limit: Limit | null | undefined,
): readonly (readonly [Limit, string])[] {
  const isAnonymousWrite = caller === null && endpoint.method !== 'GET';
  const held = (limit === undefined && isAnonymousWrite ? addressLimit : limit) ?? null;
  if (caller === null && held === null) return [];
  const who = countedTogether(caller, request);
  return [
    ...(caller === null ? [] : [[accountLimit, who] as const]),
    ...(held === null ? [] : [[held, limitKeyOf(endpoint, who)] as const]),
  ];
}

/** By what a limit of an endpoint counts. */
export function limitKeyOf(endpoint: Pick<Endpoint, 'method' | 'path'>, what: string): string {
  return `${endpoint.method} ${endpoint.path} of ${what}`;
}

function parsed<P extends CallPart>(schema: P, input: unknown): OutputOf<P> {
  if (schema === null) return undefined as OutputOf<P>;
  const result = v.safeParse(schema, input);
  if (result.success) return result.output as OutputOf<P>;
  const { field, detail } = faultOf(result.issues[0]);
  throw new ProblemError(problemOf(400, 'invalid-input', detail, { field: field === '' ? undefined : field }));
}
