import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { type Problem, problemSchema } from '#adapters/http-contract/shared/problem.ts';

/** What a call answered. */
export interface InsideAnswer {
  readonly status: number;
  /** The answer's JSON, or null. */
  readonly body: Readonly<Record<string, unknown>> | null;
  /** Why it was refused; null: it was not. */
  readonly problem: Problem | null;
  readonly cookies: readonly string[];
}

/** How the visitor of the outer request is known, which the call must know as well: by address, cookie and browser. */
const passedOn = /^(?:x-forwarded-.+|forwarded|host|user-agent|cookie|accept-language)$/;

/** Milliseconds between two looks at a first press that is still being worked on, and how many there are. */
const pause = 200;
const looks = 25;

/**
 * Makes a call of the API on behalf of a form that was posted: by the same route, so that its limits, its checks and its refusals
 * are the same. Where the call wants an idempotency key, what was typed is the key: a second press, or a reload, finds the first.
 *
 * @param given cookies that earlier calls for the same form were answered with: the browser does not have them yet.
 */
export async function callInside(
  app: FastifyInstance,
  request: FastifyRequest,
  endpoint: Endpoint,
  sent: Readonly<Record<string, unknown>>,
  given: readonly string[] = [],
): Promise<InsideAnswer> {
  const payload = JSON.stringify(sent);
  const cookie = [request.headers.cookie ?? [], ...given.map((each) => each.split(';', 1)[0] ?? '')].flat().join('; ');
  const headers = {
    ...Object.fromEntries(Object.entries(request.headers).filter(([name]) => passedOn.test(name))),
    ...(given.length > 0 && { cookie }),
    'content-type': 'application/json',
    ...(endpoint.idempotent && { 'idempotency-key': keyOf(endpoint.path, payload) }),
  };
  const make = async (): Promise<InsideAnswer> => {
    const { method, path: url } = endpoint;
    const remoteAddress = request.socket.remoteAddress ?? request.ip;
    const answer = await app.inject({ method, url, headers, payload, remoteAddress });
    const body = answer.body === '' ? null : (JSON.parse(answer.body) as InsideAnswer['body']);
    const isDone = answer.statusCode < 300;
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    return { status: answer.statusCode, body, problem: isDone ? null : v.parse(problemSchema, body), cookies };
  };
  let answer = await make();
  for (let look = 0; look < looks && answer.problem?.kind === 'request-under-way'; look += 1) {
    await new Promise((resume) => setTimeout(resume, pause));
    answer = await make();
  }
  return answer;
}

function keyOf(path: string, payload: string): string {
  return createHash('sha256').update(`${path}\n${payload}`).digest('base64url');
}
