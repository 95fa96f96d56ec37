/**
 * What must not compile: a call, or a handler, that its endpoint does not describe. Nothing runs here; `tsc -b` fails when one of
 * the marked lines compiles after all.
 */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { idText } from '#adapters/http-contract/shared/wire-values.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import { accept, refuse } from '#domain/shared/result.ts';

const described = { summary: 'Una prueba', area: 'Prueba' } as const;
const lesson = v.object({ titles: v.array(v.string()) });
const read = endpoint({
  ...described,
  method: 'GET',
  path: '/a/:id',
  params: v.object({ id: idText }),
  answer: lesson,
});
const own = endpoint({ ...described, method: 'GET', path: '/b', signIn: 'required', answer: lesson });
const perhapsOwn = endpoint({ ...described, method: 'GET', path: '/c', signIn: 'optional' });
const buy = endpoint({ ...described, method: 'POST', path: '/d', idempotent: true, body: lesson });

export function callsSayWhatTheirEndpointDescribes(http: HttpClient): unknown[] {
  const titles: readonly string[] = ['Uno'];
  return [
    http.call(read, { params: { id: '7' } }),
    http.call(buy, { body: { titles }, idempotencyKey: 'k' }),
    // @ts-expect-error an address carries texts; a number is what its handler reads
    http.call(read, { params: { id: 7 } }),
    // @ts-expect-error the parameter is missing
    http.call(read, {}),
    // @ts-expect-error it takes no body
    http.call(own, { body: { titles } }),
    // @ts-expect-error what buys has a key
    http.call(buy, { body: { titles } }),
    // @ts-expect-error what buys nothing has none
    http.call(own, { idempotencyKey: 'k' }),
  ];
}

export function handlersAnswerWhatTheirEndpointDescribes(app: FastifyInstance, school: School): void {
  const titles: readonly string[] = ['Uno'];
  serve(app, school, read, {}, async ({ params }) => {
    const id: number = params.id;
    return accept({ titles: titles.slice(id) });
  });
  serve(app, school, own, {}, async ({ caller }) => {
    const bearer: Bearer = caller;
    return accept({ titles, by: bearer.userId });
  });
  serve(app, school, perhapsOwn, {}, async ({ caller }) => {
    // @ts-expect-error nobody need be signed in
    const bearer: Bearer = caller;
    return accept(void bearer);
  });
  serve(app, school, read, {}, async ({ caller }) => {
    // @ts-expect-error nobody is looked for
    const bearer: Bearer = caller;
    return accept({ titles, bearer });
  });
  // @ts-expect-error a list of titles was promised
  serve(app, school, own, {}, async () => accept({ titles: 'Uno' }));
  serve(app, school, own, {}, async ({ once }) => {
    // @ts-expect-error only what buys, pays or grants is made once by its key
    once.inSteps(async () => accept({ titles }));
    return accept({ titles });
  });
  serve(app, school, buy, {}, ({ once }) => once.inSteps(async () => accept(undefined)));
}

export function tablesHaveTheRowsOfTheirHandler(app: FastifyInstance, school: School): void {
  const gone = { gone: { status: 404, detail: 'Ya no está.' }, full: { status: 409, detail: 'Está lleno.' } } as const;
  serve(app, school, perhapsOwn, only(gone, 'gone'), async () => refuse({ kind: 'gone' }));
  serve(app, school, perhapsOwn, gone, async ({ caller }) => refuse({ kind: caller === null ? 'gone' : 'full' }));
  // @ts-expect-error a refusal has no row
  serve(app, school, perhapsOwn, {}, async () => refuse({ kind: 'gone' }));
  // @ts-expect-error a row that no refusal needs would be told of in the documents
  serve(app, school, perhapsOwn, gone, async () => refuse({ kind: 'gone' }));
  // @ts-expect-error the same of a handler that takes its call
  serve(app, school, perhapsOwn, gone, async ({ caller }) =>
    caller === null ? refuse({ kind: 'gone' }) : accept(undefined),
  );
}
