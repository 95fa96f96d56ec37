import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Endpoint, Schema } from '#adapters/http-contract/endpoint.ts';
import { faultOf } from '#adapters/http-contract/issue-text.ts';
import type { Bearer } from '#application/server/ports/access-tokens.ts';
import type { Refusal, Result } from '#domain/shared/result.ts';
import type { School } from '#adapters/server/school.ts';
import { callerOf } from './caller.ts';
import { formOf } from './form.ts';
import { type Answer, type Once, withIdempotencyKey, withoutKey } from './idempotency.ts';
import { accountLimit, addressLimit, countedByItself, countedTogether, holdTo, type Limit } from './limits.ts';
import { refuseUnstorable } from './storable.ts';
import { problemOf, problemOfRefusal, ProblemError, type RefusalTable } from './problems.ts';

/** A request that has passed its endpoint's schemas. */
export interface Call<P, Q, B, A> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** Who it speaks for; null: anonymous. Never null where the endpoint requires a sign-in. */
  readonly caller: Bearer | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** By which an idempotent endpoint makes what it answers. */
  readonly once: Once<A>;
}

/** A call that passed `signIn: 'required'`. @throws when the endpoint forgot to require it. */
export function signedIn(call: { readonly caller: Bearer | null }): Bearer {
  if (call.caller === null) throw new Error('The endpoint does not require a sign-in');
  return call.caller;
}

export interface ServeOptions<P = unknown, B = unknown> {
  /**
   * How often one account may, or one address where nobody is signed in. Not given: reading is not counted, a change by whoever
   * is not signed in is held to `addressLimit`. Null: not counted by address, because whoever calls shows a secret of their own.
   */
  readonly limit?: Limit | null;
  /** How often the same thing may be guessed at or written to, whoever asks: an e-mail, a code. */
  readonly guess?: Limit & { readonly of: (call: { readonly params: P; readonly body: B }) => string };
}

/** A handler's answer: what the endpoint's schema describes, or a refusal that the area's table turns into a problem. */
type Handler<P, Q, B, A, R> = (call: Call<P, Q, B, A>) => Promise<Result<[A] extends [undefined] ? void : A, R>>;

/** Registers one endpoint: parses the request by its schemas, finds the caller, answers by its schema (an allow-list). */
export function serve<P, Q, B, A, R extends Refusal>(
  app: FastifyInstance,
  school: School,
  endpoint: Endpoint<P, Q, B, A>,
  refusals: RefusalTable<R>,
  handler: Handler<P, Q, B, A, R>,
  options: ServeOptions<NoInfer<P>, NoInfer<B>> = {},
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { ...countedByItself, ...(endpoint.largestFile !== null && { largestFile: endpoint.largestFile }) },
    handler: async (request, reply) => {
      const caller = await callerOf(request, school, endpoint.signIn);
      await countCall(school, endpoint, caller, request, options.limit);
      const call: Omit<Call<P, Q, B, A>, 'once'> = {
        params: parsed(endpoint.params, request.params),
        query: parsed(endpoint.query, request.query),
        body: parsed(
          endpoint.body,
          endpoint.bodyFormat === 'form' ? await storableForm(request, reply, endpoint.largestFile) : request.body,
        ),
        caller,
        request,
        reply,
      };
      if (options.guess !== undefined) await holdTo(school, options.guess, keyOf(endpoint, options.guess.of(call)));
      const run = async (once: Once<A>): Promise<Answer> => {
        const result = await handler({ ...call, once });
        if (!result.ok) throw new ProblemError(problemOfRefusal(result.refusal, refusals));
        const body = endpoint.answer === null ? undefined : v.parse(endpoint.answer, result.value);
        return { status: body === undefined ? 204 : endpoint.status, body };
      };
      const answer = endpoint.idempotent
        ? await withIdempotencyKey(school, endpoint, call, run)
        : await run(withoutKey);
      return reply.code(answer.status).send(answer.body);
    },
  });
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

async function countCall(
  school: School,
  endpoint: Endpoint,
  caller: Bearer | null,
  request: FastifyRequest,
  limit: Limit | null | undefined,
): Promise<void> {
  const who = countedTogether(caller, request);
  if (caller !== null) await holdTo(school, accountLimit, who);
  const isAnonymousWrite = caller === null && endpoint.method !== 'GET';
  const held = limit === undefined && isAnonymousWrite ? addressLimit : limit;
  if (held !== undefined && held !== null) await holdTo(school, held, keyOf(endpoint, who));
}

/** By what a limit of an endpoint counts. */
export function keyOf(endpoint: Pick<Endpoint, 'method' | 'path'>, what: string): string {
  return `${endpoint.method} ${endpoint.path} of ${what}`;
}

function parsed<T>(schema: Schema<T> | null, input: unknown): T {
  if (schema === null) return undefined as T;
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const { field, detail } = faultOf(result.issues[0]);
  throw new ProblemError(problemOf(400, 'invalid-input', detail, { field: field === '' ? undefined : field }));
}
