import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openApiDocument } from '#adapters/server/http/api-docs.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

test('the document of the API names its listener, and its page is served with all that it fetches', async () => {
  const { app, signInApp, config } = await testSchool();
  const ofSchool = (await app.inject('/api/docs/json')).json();
  const ofSignIn = (await signInApp.inject('/api/docs/json')).json();
  expect(ofSchool.servers).toEqual([{ url: config.schoolOrigin }]);
  expect(ofSignIn.servers).toEqual([{ url: config.signInOrigin }]);
  expect(ofSignIn.paths).toEqual(ofSchool.paths);
  expect(ofSchool.paths['/api/v1/products/{slug}'].get.summary).toBeTypeOf('string');

  const page = await app.inject('/api/docs/');
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  const fetched = [...page.body.matchAll(/(?:src|href)="\.?\/?([^":]+)"/g)].map(([, path]) => path);
  expect(fetched.length).toBeGreaterThan(3);
  for (const path of fetched) expect((await app.inject(`/api/docs/${path}`)).statusCode).toBe(200);
});

interface Lint {
  readonly totals: { readonly errors: number; readonly warnings: number };
  readonly problems: readonly { readonly ruleId: string; readonly message: string }[];
}

/** What another's linter says of a document by its recommended rules; it tells nobody that it was run. */
async function lint(document: string): Promise<Lint> {
  const file = join(temporaryFolder(), 'api.json');
  writeFileSync(file, document);
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const args = ['node_modules/@redocly/cli/bin/cli.js', 'lint', file, '--extends', 'recommended', '--format', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 }).catch(
    (failed: { readonly stdout: string }) => failed,
  );
  return JSON.parse(stdout) as Lint;
}

test('another’s linter finds nothing to say of the document', async () => {
  const { app } = await testSchool();
  // A document that names this machine is told that nobody else can call it.
  const { totals, problems } = await lint(JSON.stringify(openApiDocument('https://escuela.pe', app.served)));
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
});

test('that linter was asked: it says so of a document without a title', async () => {
  const { totals } = await lint(JSON.stringify({ openapi: '3.1.0', info: { version: '1' }, paths: {} }));
  expect(totals.errors).toBeGreaterThan(0);
});

test('a call tells each of its refusals by status and kind, and what any call of its sort may be refused', async () => {
  const { app } = await testSchool();
  const { paths } = (await app.inject('/api/docs/json')).json();
  const kindsOf = (path: string, method: string): Record<string, string[]> =>
    Object.fromEntries(
      Object.entries<Described>(paths[path][method].responses).flatMap(([status, { content }]) => {
        const kinds = content?.['application/problem+json']?.schema.allOf[1].properties.kind.enum;
        return kinds === undefined ? [] : [[status, kinds]];
      }),
    );
  expect(kindsOf('/api/v1/sessions', 'post')).toEqual({
    400: ['invalid-input', 'unstorable-text', 'unreadable-request', 'email-invalid', 'wrong-credentials'],
    403: ['account-disabled', 'email-unverified', 'factor-code-used', 'factor-code-wrong', 'factor-needed'],
    413: ['too-large'],
    415: ['media-type'],
    429: ['too-many-requests', 'too-many-tries'],
  });
  expect(kindsOf('/api/v1/teachers', 'get')).toEqual({});
  expect(paths['/api/v1/orders/{id}'].get.responses['404'].description).toBe(
    'No encontrado\n\n- `order-not-found`: No encontramos este pedido entre los tuyos.',
  );
});

interface Described {
  readonly content?: Readonly<
    Record<string, { readonly schema: { readonly allOf: [unknown, { properties: { kind: { enum: string[] } } }] } }>
  >;
}
