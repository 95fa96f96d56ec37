import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openApiDocument } from '#adapters/server/http/api-docs.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { readyStates } from '#test/support/load/fuzz-states.ts';
import { FuzzTarget } from '#test/support/load/fuzz-target.ts';
import { type ApiDocument, type FuzzedRequest, fuzzedRequests } from '#test/support/load/fuzzed-requests.ts';
import { furtherRoutes } from '#test/support/browser/further-routes.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const api = openApiDocument('http://localhost') as unknown as ApiDocument;
const document: ApiDocument = { paths: { ...api.paths, ...furtherRoutes } };

/** What is wrong with an answer, whatever was asked; null: nothing. */
function faultOf({ operation }: FuzzedRequest, { statusCode, headers, body }: LightMyRequestResponse): string | null {
  if (headers['content-security-policy'] === undefined) return 'without our headers';
  if (statusCode < 400) return null;
  if (statusCode === 429) return 'told to wait';
  if (statusCode >= 500 && !(statusCode === 503 && headers['retry-after'] !== undefined))
    return `${statusCode} ${body}`;
  // Its pages are for the buyer.
  if (operation.includes('/pasarela-simulada/')) return null;
  if (headers['content-type'] !== 'application/problem+json; charset=utf-8') return `no problem but ${body}`;
  const { status, detail, kind, requestId } = JSON.parse(body) as Record<string, unknown>;
  return status === statusCode && typeof detail === 'string' && detail !== '' && typeof kind === 'string' && requestId
    ? null
    : `not in our form: ${body}`;
}

eachDatabase('whatever is asked of the API', (database) => {
  test('is answered in our form, and never by a failure', { timeout: 120_000 }, async () => {
    const target = await FuzzTarget.open(database(), temporaryFolder());
    onTestFinished(() => target.close());
    const statuses: number[] = [];
    const requests = fuzzedRequests(document, target.known, target.people);
    const property = fc.asyncProperty(requests, async (request) => {
      const answer = await target.send(request);
      statuses.push(answer.statusCode);
      expect(faultOf(request, answer)).toBeNull();
    });
    await fc.assert(property, { numRuns: Number(process.env['FUZZ_RUNS'] ?? 1300), seed: 13 });
    const answered = statuses.filter((status) => status < 300).length;
    expect(answered).toBeGreaterThan(statuses.length / 4);
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
