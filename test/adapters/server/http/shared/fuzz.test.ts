import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { eachDatabase } from '#test/support/school/databases.ts';
import { readyStates } from '#test/support/load/fuzz-states.ts';
import { FuzzTarget } from '#test/support/load/fuzz-target.ts';
import { type ApiDocument, type FuzzedRequest, fuzzedRequests } from '#test/support/load/fuzzed-requests.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

/** What is wrong with an answer, whatever was asked; null: nothing. */
function faultOf(
  { paths }: ApiDocument,
  { operation }: FuzzedRequest,
  { statusCode, headers, body }: LightMyRequestResponse,
): string | null {
  // A picture of points loads and runs nothing, whoever opens it.
  const needsPolicy = !/^image\/(?!svg)/.test(String(headers['content-type']));
  if (headers['x-content-type-options'] === undefined) return 'without our headers';
  if (needsPolicy && headers['content-security-policy'] === undefined) return 'without our headers';
  if (statusCode < 400) return null;
  if (statusCode === 429) return 'told to wait';
  if (statusCode >= 500 && !(statusCode === 503 && headers['retry-after'] !== undefined))
    return `${statusCode} ${body}`;
  // Its pages are for the buyer.
  if (operation.includes('/pasarela-simulada/')) return null;
  if (headers['content-type'] !== 'application/problem+json; charset=utf-8') return `no problem but ${body}`;
  const { status, detail, kind, requestId } = JSON.parse(body) as Record<string, unknown>;
  if (status !== statusCode || typeof detail !== 'string' || detail === '' || typeof kind !== 'string' || !requestId)
    return `not in our form: ${body}`;
  return isDescribed(paths, operation, statusCode, kind) ? null : `not in the documents: ${operation} ${body}`;
}

/** Whether the documents say that an operation may be refused so. What is no call of the contract is in none. */
function isDescribed(paths: ApiDocument['paths'], operation: string, status: number, kind: string): boolean {
  const [method = '', path = ''] = operation.split(' ');
  const responses = paths[path]?.[method.toLowerCase()]?.responses;
  // What was put into the address may make it another one.
  if (responses === undefined || kind === 'not-found' || kind === 'method-not-allowed') return true;
  const described = responses[status];
  if (described === undefined)
    return !answersOfTables.has(status) && responses[`${Math.floor(status / 100)}XX`] !== undefined;
  const kinds = described.content?.['application/problem+json']?.schema.allOf?.[1]?.properties.kind.enum;
  return kinds?.includes(kind) === true;
}

/** What a handler refuses has its own place; the rest is said of every call alike. */
const answersOfTables: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 410, 422]);

eachDatabase('whatever is asked of the API', (database) => {
  test('is answered in our form, and never by a failure', async () => {
    const target = await FuzzTarget.open(database(), temporaryFolder());
    onTestFinished(() => target.close());
    const statuses: number[] = [];
    const requests = fuzzedRequests(target.document, target.known, target.people);
    const property = fc.asyncProperty(requests, async (request) => {
      const answer = await target.send(request);
      statuses.push(answer.statusCode);
      expect(faultOf(target.document, request, answer)).toBeNull();
    });
    // What is no fault of a handler's own is the same on both; a further engine adds what it does not take as a value.
    const runs = database().engine === 'SQLite' ? 1300 : 600;
    await fc.assert(property, { numRuns: Number(process.env['FUZZ_RUNS'] ?? runs), seed: 13 });
    const answered = statuses.filter((status) => status < 300).length;
    expect(answered).toBeGreaterThan(statuses.length / 5);
    expect(target.unready).toEqual([]);
    // What moves money or ends something is reached, not only refused.
    for (const operation of Object.keys(readyStates)) {
      const [method = '', url = ''] = operation.split(' ');
      const unspoiled = { operation, method, url, headers: {}, payload: null, who: 1, ready: { spoiled: null } };
      const { statusCode, body } = await target.send(unspoiled);
      expect([operation, statusCode < 400 ? 'taken' : body]).toEqual([operation, 'taken']);
    }
  });
});
